import { discardChange } from '@/components/network-changes/staged-set';
import { useT } from '@/i18n/use-t';
import { fieldsOf } from '@/lib/net/change-set';
import { RowButton } from '@/ui/row-button';
import { entryName, fieldFacts, kindOf, SECTIONS, secretLabel } from '../model';
import type { StagedNode } from '../use-node';
import { useValueText } from './use-value-text';

/** Each staged edit with the fields in which it differs, and the way to take it back. A secret is only named. */
export function ChangeList({ node }: { node: StagedNode }) {
  const t = useT();
  const { network, changes } = node;
  const textOf = useValueText([node.next, node.base]);
  return (
    <ul className="network-changes">
      {changes.map((change) => (
        <li key={`${change.section}/${change.key}`}>
          <div className="network-change-head">
            <strong>{t(SECTIONS[change.section].label)}</strong>
            <bdi className="code" dir="ltr">
              {entryName(change)}
            </bdi>
            <span className="network-note">{t(`network.${kindOf(change)}`)}</span>
            <RowButton
              action={{ key: 'discard', label: t('network.discardOne'), run: () => discardChange(network.id, change) }}
            />
          </div>
          <dl className="network-fields">
            {fieldsOf(change.before, change.after).map(({ field, before, after }) => {
              const label = fieldFacts(change.section, field)?.label;
              return (
                <div key={field}>
                  <dt>{label ? t(label) : field}</dt>
                  <dd>
                    {change.before !== null && (
                      <del className="code lines">{textOf(change.section, field, before)}</del>
                    )}
                    {change.after !== null && <ins className="code lines">{textOf(change.section, field, after)}</ins>}
                  </dd>
                </div>
              );
            })}
            {(change.secrets ?? []).map((field) => {
              const label = secretLabel(change.section, field);
              const isLost = node.secretOf({ section: change.section, key: change.key, field }) === 'lost';
              return (
                <div key={`secret/${field}`}>
                  <dt>{label ? t(label) : field}</dt>
                  <dd>
                    <ins>{t(isLost ? 'network.secretLost' : 'network.secretNew')}</ins>
                  </dd>
                </div>
              );
            })}
          </dl>
        </li>
      ))}
    </ul>
  );
}
