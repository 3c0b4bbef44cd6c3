import { discardChange } from '@/components/network-changes/staged-set';
import { useT } from '@/i18n/use-t';
import { fieldsOf } from '@/lib/net/change-set';
import type { Change } from '@/lib/net/node-config';
import { RowButton } from '@/ui/row-button';
import { entryName, FIELD_LABEL, kindOf, SECTION_LABEL } from './model';

/** A value as an operator reads it. */
function useValueText() {
  const t = useT();
  return (value: unknown) => {
    if (typeof value === 'boolean') return t(value ? 'network.on' : 'network.off');
    if (value === 'enabled' || value === 'disabled') return t(`network.${value}`);
    if (value === 'ipv4') return t('network.protocolIpv4');
    if (value === 'ipv6') return t('network.protocolIpv6');
    return value === null || value === '' ? t('common.none') : String(value);
  };
}

/** Each staged edit with the fields in which it differs, and the way to take it back. */
export function ChangeList({ nodeId, changes }: { nodeId: string; changes: readonly Change[] }) {
  const t = useT();
  const textOf = useValueText();
  return (
    <ul className="network-changes">
      {changes.map((change) => (
        <li key={`${change.section}/${change.key}`}>
          <div className="network-change-head">
            <strong>{t(SECTION_LABEL[change.section])}</strong>
            <bdi className="code" dir="ltr">
              {entryName(change)}
            </bdi>
            <span className="network-note">{t(`network.${kindOf(change)}`)}</span>
            <RowButton
              action={{
                key: 'discard',
                label: t('network.discardOne'),
                run: () => discardChange(nodeId, change),
              }}
            />
          </div>
          <dl className="network-fields">
            {fieldsOf(change.before, change.after).map(({ field, before, after }) => {
              const label = FIELD_LABEL[field];
              return (
                <div key={field}>
                  <dt>{label ? t(label) : field}</dt>
                  <dd>
                    {change.before !== null && <del className="code lines">{textOf(before)}</del>}
                    {change.after !== null && <ins className="code lines">{textOf(after)}</ins>}
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
