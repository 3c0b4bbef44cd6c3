import { Checkbox } from 'antd';
import { Suspense, useMemo, useState } from 'react';
import { nodeNetworkApi } from '@/api/system-settings/node-network';
import { secretsOf } from '@/components/network-changes/staged-secrets';
import { beginApply, discardAll } from '@/components/network-changes/staged-set';
import { useT } from '@/i18n/use-t';
import { needsGuard } from '@/lib/net/change-set';
import { lint } from '@/lib/net/lint';
import { routerText } from '@/lib/net/router-text';
import { allOf } from '@/lib/permit';
import { useCan } from '@/session/session';
import { useConfirm } from '@/ui/feedback/confirm';
import { EmptyState } from '@/ui/feedback/states';
import { lazyComponent } from '@/ui/lazy/lazy-component';
import { useQuery } from '@/ui/list/use-view';
import { ActionButton } from '@/ui/page/action-button';
import { Section } from '@/ui/page/detail-page';
import type { StagedNode } from '../use-node';
import { ChangeList } from './change-list';
import { Findings } from './findings';
import { GatewayCheck } from './gateway-check';
import { Refusals, useRefusals } from './refusals';
import { Stale } from './stale';

const TextDiff = lazyComponent(() => import('@/ui/data/text-diff'));

/** Everything staged on a node: field by field, as router configuration, and what is doubtful; applied or discarded. */
export default function Review({ node }: { node: StagedNode }) {
  const t = useT();
  const can = useCan();
  const confirm = useConfirm();
  const [, change] = useQuery();
  const [chosen, setChosen] = useState<boolean | null>(null);
  const { network, changes, base, next, version } = node;
  const texts = useMemo(() => [routerText(base), routerText(next)] as const, [base, next]);
  const findings = useMemo(() => lint(next, base), [next, base]);
  const refusals = useRefusals(next, base);
  if (changes.length === 0) return <EmptyState title={t('network.nothingStaged')} text={t('network.nothingText')} />;
  if (version !== network.version) return <Stale node={node} />;
  const isGuarded = chosen ?? needsGuard(changes);
  const count = changes.length;
  const apply = () =>
    confirm({
      title: t('network.applyTitle', { count, name: network.name }),
      content: t(isGuarded ? 'network.applyGuarded' : 'network.applyPlain'),
      verb: t('network.apply'),
      run: () =>
        nodeNetworkApi
          .apply({ id: network.id, version, changes: [...changes], secrets: secretsOf(network.id, changes), isGuarded })
          .then(({ taskId }) => {
            beginApply(network.id, taskId, { version, changes });
            change({ task: taskId });
          })
          // An answer that is lost may leave the node waiting all the same.
          .finally(node.reload),
    });
  const discard = () =>
    confirm({
      title: t('network.discardTitle', { count, name: network.name }),
      content: t('network.discardText'),
      verb: t('network.discardAll'),
      isDanger: true,
      run: () => Promise.resolve(discardAll(network.id)),
    });
  return (
    <div className="network-review">
      <div className="network-checked">
        {refusals.length > 0 && <Refusals refusals={refusals} />}
        <GatewayCheck node={node} />
      </div>
      <div className="network-panes">
        <Section title={t('network.changes', { count })}>
          <ChangeList node={node} />
        </Section>
        <Section title={t('network.findings', { count: findings.length })}>
          <Findings findings={findings} />
        </Section>
        <div className="network-wide">
          <Section title={t('network.text')}>
            <Suspense>
              <TextDiff before={texts[0]} after={texts[1]} none={t('network.sameText')} />
            </Suspense>
          </Section>
        </div>
      </div>
      <div className="network-bar">
        <ActionButton
          type="primary"
          permit={allOf(
            can(nodeNetworkApi.apply),
            network.isLinked || 'network.isOffline',
            node.lost.length === 0 || 'network.secretsLost',
            refusals.length === 0 || 'network.refused',
          )}
          onClick={apply}
        >
          {t('network.apply')}
        </ActionButton>
        <ActionButton onClick={discard}>{t('network.discardAll')}</ActionButton>
        <Checkbox checked={isGuarded} onChange={(event) => setChosen(event.target.checked)}>
          {t('network.guard')}
        </Checkbox>
      </div>
    </div>
  );
}
