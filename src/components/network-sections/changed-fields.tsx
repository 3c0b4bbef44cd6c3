import { fieldsOf } from '@/domain/net/change-set';
import type { Change } from '@/domain/net/node-config';
import { useT } from '@/i18n/use-t';
import { fieldLabel } from './labels';
import type { useValueText } from './use-value-text';
import './network-sections.css';

interface Props {
  change: Change;
  textOf: ReturnType<typeof useValueText>;
}

/** What a field was and becomes; what is empty on the only side that there is goes without saying. */
export function ChangedFields({ change: { section, before, after }, textOf }: Props) {
  const t = useT();
  const nothing = t('common.none');
  return fieldsOf(before, after).map((one) => {
    const label = fieldLabel(section, one.field)?.label;
    const was = before === null ? nothing : textOf(section, one.field, one.before);
    const becomes = after === null ? nothing : textOf(section, one.field, one.after);
    if (was === nothing && becomes === nothing) return null;
    return (
      <div key={one.field}>
        <dt>{label ? t(label) : one.field}</dt>
        <dd>
          {was !== nothing && <del className="code lines">{was}</del>}
          {after !== null && <ins className="code lines">{becomes}</ins>}
        </dd>
      </div>
    );
  });
}
