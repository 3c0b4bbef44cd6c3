import { useCallback } from 'react';
import { type Subscription, can as state, subscriptionApi } from '@/api/report/subscription';
import { useT } from '@/i18n/use-t';
import { go } from '@/lib/navigation';
import { allOf } from '@/lib/permit';
import { to } from '@/routes/href';
import { useCan } from '@/session/session';
import { useOffers } from '@/ui/data/use-offers';
import { useConfirm } from '@/ui/feedback/confirm';
import { useReport } from '@/ui/feedback/report';
import type { Action } from '@/ui/page/row-actions';
import { useDeletion } from '@/ui/page/use-deletion';
import { DeletionImpact, StartImpact, SuspensionImpact } from './impact';

/** What can be done to a subscription in its state; `onDeleted` says where to go when it is gone. */
export function useSubscriptionActions(onDeleted?: () => void): (one: Subscription) => readonly Action[] {
  const t = useT();
  const can = useCan();
  const confirm = useConfirm();
  const notify = useReport();
  const deletion = useDeletion();
  const canMakeNow = useOffers()(subscriptionApi.makeNow);
  return useCallback(
    (one) => {
      const { id, name } = one;
      const at = to('/alarm/business_report/subscription_task/:id', { id });
      const suspend = () => subscriptionApi.disable({ id });
      const start = () => subscriptionApi.enable({ id });
      const tellSuspended = (undo?: () => Promise<unknown>) =>
        notify.success(t('subscription.disabledDone', { name }), { at, undo });
      const tellStarted = (undo?: () => Promise<unknown>) =>
        notify.success(t('subscription.enabledDone', { name }), { at, undo });
      const disable = {
        key: 'disable',
        label: t('subscription.disable'),
        permit: allOf(can(subscriptionApi.disable), state.disable(one)),
        run: () =>
          confirm({
            title: t('subscription.disableTitle', { name }),
            content: <SuspensionImpact subscription={one} />,
            verb: t('subscription.disable'),
            run: () => suspend().then(() => tellSuspended(() => start().then(() => tellStarted()))),
          }),
      };
      const enable = {
        key: 'enable',
        label: t('subscription.enable'),
        permit: allOf(can(subscriptionApi.enable), state.enable(one)),
        run: () =>
          confirm({
            title: t('subscription.enableTitle', { name }),
            content: <StartImpact subscription={one} />,
            verb: t('subscription.enable'),
            run: () => start().then(() => tellStarted(() => suspend().then(() => tellSuspended()))),
          }),
      };
      const makeNow = {
        key: 'makeNow',
        label: t('subscription.makeNow'),
        permit: allOf(can(subscriptionApi.makeNow), state.makeNow(one)),
        run: () =>
          confirm({
            title: t('subscription.makeNowTitle', { name }),
            content: t('subscription.makeNowText'),
            verb: t('subscription.makeNow'),
            run: () =>
              subscriptionApi.makeNow({ id }).then((made) =>
                notify.success(t('subscription.makeNowDone', { from: made.fromDay, to: made.toDay }), {
                  at: to('/alarm/business_report/list', { subscriptionId: id }),
                }),
              ),
          }),
      };
      return [
        {
          key: 'edit',
          label: t('subscription.edit'),
          permit: allOf(can(subscriptionApi.update), state.edit(one)),
          run: () => go(to('/alarm/business_report/subscription_task/:id/edit', { id })),
        },
        one.status === 'paused' ? enable : disable,
        ...(canMakeNow ? [makeNow] : []),
        deletion({
          permit: allOf(can(subscriptionApi.delete), state.delete(one)),
          verb: t('subscription.delete'),
          title: t('subscription.deleteTitle', { name }),
          content: <DeletionImpact id={id} />,
          run: () => subscriptionApi.delete({ id }),
          success: t('subscription.deleted', { name }),
          onDeleted,
        }),
      ];
    },
    [t, can, confirm, notify, deletion, onDeleted, canMakeNow],
  );
}
