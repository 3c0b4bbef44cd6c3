import { useMemo } from 'react';
import { discardChange } from '@/components/network-changes/staged-set';
import { ChangedFields } from '@/components/network-sections/changed-fields';
import { entryName, kindOf, secretLabel } from '@/components/network-sections/labels';
import { useValueText } from '@/components/network-sections/use-value-text';
import { useT } from '@/i18n/use-t';
import { RowButton } from '@/ui/page/row-button';
import { SECTION_FACTS } from '../model';
import type { StagedNode } from '../use-node';

/** Each staged edit with the fields in which it differs, and the way to take it back. A secret is only named. */
export function ChangeList({ node }: { node: StagedNode }) {
  const t = useT();
  const { network, changes } = node;
  const configs = useMemo(() => [node.next, node.base], [node.next, node.base]);
  const textOf = useValueText(configs);
  return (
    <ul className="network-changes">
      {changes.map((change) => (
        <li key={`${change.section}/${change.key}`}>
          <div className="network-change-head">
            <strong>{t(SECTION_FACTS[change.section].label)}</strong>
            <bdi className="code" dir="ltr">
              {entryName(change)}
            </bdi>
            <span className="network-note">{t(`network.${kindOf(change)}`)}</span>
            <RowButton
              action={{ key: 'discard', label: t('network.discardOne'), run: () => discardChange(network.id, change) }}
            />
          </div>
          <ChangedFields change={change} textOf={textOf}>
            {(change.secrets ?? []).map((field) => {
              const label = secretLabel(change.section, field);
              const isLost = node.secretOf({ section: change.section, key: change.key, field }) === 'lost';
              return (
                <div key={`secret/${field}`}>
                  <dt>{label ? t(label) : field}</dt>
                  <dd>
                    {isLost ? (
                      <span className="network-warning">{t('network.secretLost')}</span>
                    ) : (
                      <ins>{t('network.secretNew')}</ins>
                    )}
                  </dd>
                </div>
              );
            })}
          </ChangedFields>
        </li>
      ))}
    </ul>
  );
}
