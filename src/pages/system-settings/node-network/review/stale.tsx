import { Alert } from 'antd';
import { useMemo } from 'react';
import { networkChange } from '@/api/system-settings/node-network';
import { readStaged, rebaseStaged } from '@/components/network-changes/staged-set';
import { entryName, fieldLabel } from '@/components/network-sections/labels';
import { useValueText } from '@/components/network-sections/use-value-text';
import { conflicts, fieldsOf, onPresent, present, stage } from '@/domain/net/change-set';
import type { Change, NodeConfig } from '@/domain/net/node-config';
import { useT } from '@/i18n/use-t';
import { timeText } from '@/lib/time';
import { ActionButton } from '@/ui/page/action-button';
import { Section } from '@/ui/page/detail-page';
import { SECTION_FACTS } from '../model';
import type { StagedNode } from '../use-node';
import { ChangeList } from './change-list';
import { useDiscardAll } from './use-discard-all';

/** The edit on the node as it is now; as a whole where fields of two operators make no valid entry together. */
function moved(base: NodeConfig, change: Change): Change {
  const merged = onPresent(base, change);
  return networkChange.safeParse(merged).success
    ? merged
    : Object.assign({}, change, { before: present(base, change) });
}

/** What a field was when it was staged, what somebody made of it meanwhile, and what comes of it with the edit. */
function ThreeWay({ node, change }: { node: StagedNode; change: Change }) {
  const t = useT();
  const { before: now, after } = moved(node.base, change);
  const configs = useMemo(() => [node.next, node.base], [node.next, node.base]);
  const textOf = useValueText(configs);
  const read = (entry: object | null, field: string) =>
    textOf(change.section, field, entry && Reflect.get(entry, field));
  const fields = new Set([...fieldsOf(change.before, now), ...fieldsOf(now, after)].map(({ field }) => field));
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by keyboard.
    <div className="network-three-frame" tabIndex={0}>
      <table className="network-three">
        <caption>
          {t(SECTION_FACTS[change.section].label)} <bdi dir="ltr">{entryName(change)}</bdi>
        </caption>
        <thead>
          <tr>
            <th scope="col">{t('network.field')}</th>
            <th scope="col">{t('network.was')}</th>
            <th scope="col">{t('network.theirs')}</th>
            <th scope="col">{t('network.mine')}</th>
          </tr>
        </thead>
        <tbody>
          {[...fields].map((field) => {
            const label = fieldLabel(change.section, field)?.label;
            return (
              <tr key={field}>
                <th scope="row">{label ? t(label) : field}</th>
                <td className="code lines">{read(change.before, field)}</td>
                <td className="code lines">{read(now, field)}</td>
                <td className="code lines">{read(after, field)}</td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </div>
  );
}

/** Who made the version that the node has now, where that is known. */
const staleText = (by: StagedNode['network']['changedBy']) =>
  by === null ? 'network.staleUnknown' : by.isOwn ? 'network.staleOwn' : 'network.staleText';

/** The node changed since the edits were staged: nothing is lost, and the operator decides with all three in sight. */
export function Stale({ node }: { node: StagedNode }) {
  const t = useT();
  const { network, base, changes } = node;
  const { changedBy } = network;
  const discard = useDiscardAll(node);
  const clashing = conflicts(base, changes);
  // Each edit now starts from what the node has; one that came to the same is no edit any more. One that another tab has
  // just staged is drawn a moment later, and goes on as well.
  const goOn = () => {
    const set = (readStaged(network.id)?.changes ?? []).map((one) => moved(base, one)).reduce<Change[]>(stage, []);
    rebaseStaged(network, set);
  };
  return (
    <Section title={t('network.staleTitle')}>
      <Alert
        type="warning"
        showIcon
        title={t(staleText(changedBy), {
          name: changedBy?.name ?? '',
          time: changedBy ? timeText(changedBy.at) : '',
        })}
        description={t(clashing.length === 0 ? 'network.clashesNone' : 'network.clashes', { count: clashing.length })}
        className="form-problem"
      />
      {clashing.map((one) => (
        <ThreeWay key={`${one.section}/${one.key}`} node={node} change={one} />
      ))}
      <ChangeList node={node} />
      <div className="network-bar">
        <ActionButton type="primary" onClick={goOn}>
          {t('network.keepMine')}
        </ActionButton>
        <ActionButton onClick={discard}>{t('network.discardAll')}</ActionButton>
      </div>
    </Section>
  );
}
