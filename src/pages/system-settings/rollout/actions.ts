import { useCallback } from 'react';
import { type Rollout, type RolloutMember, rolloutApi } from '@/api/system-settings/rollout';
import { isUndone, can as state } from '@/api/system-settings/rollout-state';
import { listed } from '@/i18n/isolated';
import { useT } from '@/i18n/use-t';
import type { GuardedCall } from '@/lib/contract/client';
import { to } from '@/routes/href';
import { useCan } from '@/session/session';
import { useConfirm } from '@/ui/feedback/confirm';
import { useReport } from '@/ui/feedback/report';
import type { Action } from '@/ui/page/row-actions';
import { DETAIL } from './labels';

/** Whether the account may bring software to nodes: who may not sees no way to it. */
export function useMayUpgrade(): (call: GuardedCall) => boolean {
  const can = useCan();
  return useCallback((call) => can(call) === true, [can]);
}

/** What can be done to a rollout in its state; its nodes are known on its own screen, and whether a freeze holds the next of them. */
export function useRolloutActions(
  members?: readonly RolloutMember[],
  isHeld = false,
): (rollout: Rollout) => readonly Action[] {
  const t = useT();
  const may = useMayUpgrade();
  const confirm = useConfirm();
  const report = useReport();
  return useCallback(
    (rollout) => {
      if (!may(rolloutApi.pause)) return [];
      const { id, softwareVersion: version, wave, waves, nodes, succeeded, failed, underWay } = rollout;
      const at = to(DETAIL, { id });
      const done = (text: string) => report.success(text, { at });
      const left = nodes - succeeded - failed - underWay;
      const actions: Action[] = [];
      if (state.continue(rollout) === true)
        actions.push({
          key: 'continue',
          label: t('rollout.continue'),
          permit: !isHeld || 'rollout.isFrozen',
          run: () =>
            confirm({
              title: t('rollout.continueTitle', { version }),
              content: t(failed > 0 ? 'rollout.continueFailed' : 'rollout.continueText', {
                wave,
                waves,
                failed,
              }),
              verb: t('rollout.continue'),
              // The wave that is seen: who presses it after somebody else did begins none by it.
              run: () => rolloutApi.continue({ id, wave }).then(() => done(t('rollout.continued', { version }))),
            }),
        });
      if (state.pause(rollout) === true)
        actions.push({
          key: 'pause',
          label: t('rollout.pauseNow'),
          run: () =>
            confirm({
              title: t('rollout.pauseTitle', { version }),
              content: t('rollout.pauseText', { count: underWay }),
              verb: t('rollout.pauseNow'),
              run: () => rolloutApi.pause({ id }).then(() => done(t('rollout.paused', { version }))),
            }),
        });
      if (members && state.rollBackFailed(members) === true)
        actions.push({
          key: 'rollBackFailed',
          label: t('rollout.rollBackFailed'),
          isDanger: true,
          run: () =>
            confirm({
              title: t('rollout.rollBackTitle', { version }),
              content: t('rollout.rollBackText', {
                names: listed(
                  members.filter(isUndone).map(({ name, now }) => `${name} (${now})`),
                  t('common.separator'),
                ),
              }),
              verb: t('rollout.rollBackFailed'),
              isDanger: true,
              run: () => rolloutApi.rollBackFailed({ id }).then(() => done(t('rollout.rollingBack', { version }))),
            }),
        });
      if (state.cancel(rollout) === true)
        actions.push({
          key: 'cancel',
          label: t('rollout.cancel'),
          isDanger: true,
          run: () =>
            confirm({
              title: t('rollout.cancelTitle', { version }),
              content: t('rollout.cancelText', { left, underWay }),
              verb: t('rollout.cancel'),
              back: t('rollout.keep'),
              isDanger: true,
              run: () => rolloutApi.cancel({ id }).then(() => done(t('rollout.canceled', { version }))),
            }),
        });
      return actions;
    },
    [t, may, confirm, report, members, isHeld],
  );
}

/** What can be done to one node of a rollout. */
export function useMemberActions({ id }: Pick<Rollout, 'id'>): (member: RolloutMember) => readonly Action[] {
  const t = useT();
  const may = useMayUpgrade();
  const confirm = useConfirm();
  const report = useReport();
  return useCallback(
    (member) => {
      if (!may(rolloutApi.retryNode) || state.retryNode(member) !== true) return [];
      const { name } = member;
      return [
        {
          key: 'retry',
          label: t('rollout.retryNode'),
          run: () =>
            confirm({
              title: t('rollout.retryTitle', { name }),
              content: t('rollout.retryText'),
              verb: t('rollout.retryNode'),
              run: () =>
                rolloutApi
                  .retryNode({ id, member: member.id })
                  .then(() => report.success(t('rollout.retried', { name }))),
            }),
        },
      ];
    },
    [t, may, confirm, report, id],
  );
}
