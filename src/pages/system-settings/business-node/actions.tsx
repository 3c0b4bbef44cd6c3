import { Suspense, useCallback } from 'react';
import { type BusinessNode, businessNodeApi } from '@/api/system-settings/business-node';
import {
  can as state,
  stepsOf,
  UPGRADE_ENDS,
  UPGRADE_STEPS,
  type UpgradeStep,
} from '@/api/system-settings/business-node-state';
import { askHref, useMayAsk } from '@/components/ask-nodes/ask-link';
import { StillAnnounced } from '@/components/business-node/still-announced';
import { DespiteFreeze } from '@/components/freeze/despite-freeze';
import { isAbout, useStandingFreezes } from '@/components/freeze/use-freezes';
import { useHistoryAction } from '@/components/history/use-history-action';
import { keptQuiet, nothingWanted } from '@/components/node-silence/wanted';
import { useUpgradeAction } from '@/components/node-upgrade/use-upgrade';
import { longestAt } from '@/domain/freeze/freeze';
import type { MessageId } from '@/i18n/messages';
import { useT } from '@/i18n/use-t';
import { gatewayNow } from '@/lib/gateway-clock';
import { go } from '@/lib/navigation';
import { allOf } from '@/lib/permit';
import { createStore } from '@/lib/store';
import { to } from '@/routes/href';
import { useCan } from '@/session/session';
import { useConfirm } from '@/ui/feedback/confirm';
import { useReport } from '@/ui/feedback/report';
import { lazyComponent } from '@/ui/lazy/lazy-component';
import { OptionalPart } from '@/ui/lazy/optional-part';
import type { Action } from '@/ui/page/row-actions';

const NodeSilence = lazyComponent(() => import('@/components/node-silence/choice'), ['components/node-silence']);

const CALLS = {
  resume: businessNodeApi.resumeUpgrade,
  cancel: businessNodeApi.cancelUpgrade,
  retry: businessNodeApi.retryUpgrade,
  rollBack: businessNodeApi.rollBackUpgrade,
} as const;

const NETWORK = '/system_settings/node_access_management/business_node_management/:id/network';
const MONITOR = '/system_settings/node_access_management/business_node_management/resource_service_monitor';

const isDanger = (step: UpgradeStep) => step === 'cancel' || step === 'rollBack';

interface Effects {
  open: (panel: string, id: string) => void;
  /** A new key, to be shown this once. */
  onIssued: (issued: { name: string; authKey: string }) => void;
}

/** What can be done to a node: the steps its upgrade allows, then what is done daily, then its key, each with the reason why not. */
export function useBusinessNodeActions({ open, onIssued }: Effects): (node: BusinessNode) => readonly Action[] {
  const t = useT();
  const history = useHistoryAction(open);
  const can = useCan();
  const confirm = useConfirm();
  const report = useReport();
  const mayAsk = useMayAsk();
  const upgradeOf = useUpgradeAction();
  const standing = useStandingFreezes();
  return useCallback(
    (node) => {
      const { id, name, softwareVersion, upgradeVersion } = node;
      const held = standing?.filter((one) => isAbout(one, id)) ?? [];
      const frozen = longestAt(held, gatewayNow());
      const steps = stepsOf(node).map((step) => ({
        key: step,
        label: t(`businessNode.${step}`),
        permit: allOf<MessageId>(
          can(CALLS[step]),
          step === 'cancel' || frozen === null || frozen.mayOverride || 'freeze.isFrozen',
        ),
        isDanger: isDanger(step),
        run: () => {
          const quiet = nothingWanted();
          const despite = createStore('');
          const freeze = step === 'cancel' ? null : frozen;
          const isWork = UPGRADE_STEPS[step].to in UPGRADE_ENDS;
          confirm({
            title: t(`businessNode.${step}Title`, { name }),
            content: (
              <>
                {freeze && <DespiteFreeze freeze={freeze} reason={despite} />}
                <p>{t(`businessNode.${step}Text`, { from: softwareVersion, to: upgradeVersion ?? '' })}</p>
                {isWork && <StillAnnounced id={id} />}
                {isWork && (
                  <OptionalPart place={null} again={null}>
                    <Suspense>
                      <div className="node-silence-question">
                        <NodeSilence name={name} work="upgrade" hasEnd wanted={quiet} />
                      </div>
                    </Suspense>
                  </OptionalPart>
                )}
              </>
            ),
            verb: t(`businessNode.${step}`),
            ...(step === 'cancel' && { back: t('businessNode.keep') }),
            isDanger: isDanger(step) || freeze !== null,
            run: () =>
              keptQuiet(id, quiet.get(), () =>
                CALLS[step]({ id, ...(freeze && { despite: despite.get().trim() }) }),
              ).then(() => report.success(t(`businessNode.${step}Done`, { name }))),
          });
        },
      }));
      const activation = {
        key: 'activate',
        label: t('businessNode.activate'),
        permit: allOf(can(businessNodeApi.activate), state.activate(node)),
        run: () => open('activate', id),
      };
      const issue = {
        key: 'issue',
        label: t('businessNode.issue'),
        permit: can(businessNodeApi.issueAuthKey),
        run: () =>
          confirm({
            title: t('businessNode.issueTitle', { name }),
            content: t(node.authKeyTail === null ? 'businessNode.issueFirstText' : 'businessNode.issueText'),
            verb: t('businessNode.issue'),
            isDanger: node.authKeyTail !== null,
            needsPassword: true,
            run: (password) =>
              businessNodeApi.issueAuthKey({ id, password }).then(({ authKey }) => onIssued({ name, authKey })),
          }),
      };
      const network = { key: 'network', label: t('businessNode.network'), run: () => go(to(NETWORK, { id })) };
      const monitor = { key: 'monitor', label: t('businessNode.toMonitor'), run: () => go(to(MONITOR, { id })) };
      // A new key cuts a running node off: it is in sight only where the node has none to lose.
      // What most rows have stands first, in one line through all of them; the step that an upgrade waits for beside it.
      const usual =
        node.activatedAt === null ? [...steps, activation, issue, network] : [network, ...steps, monitor, issue];
      // An upgrade is begun where none waits for somebody.
      const upgrade = steps.length === 0 && node.activatedAt !== null ? upgradeOf(id) : [];
      const ask = mayAsk ? [{ key: 'ask', label: t('businessNode.ask'), run: () => go(askHref({ nodes: id })) }] : [];
      return [...usual, ...ask, ...upgrade, ...history(id)];
    },
    [t, can, mayAsk, upgradeOf, standing, confirm, report, open, onIssued, history],
  );
}
