import { DeleteOutlined } from '@ant-design/icons';
import { type ClipboardEvent, memo } from 'react';
import { operation } from '@/api/business-account/resource-row';
import type { MessageId } from '@/i18n/messages';
import { useT } from '@/i18n/use-t';
import { COLUMNS, OPERATIONS, type RowOption, type RowOptions } from './labels';
import type { RowFaults, TypedRow } from './typed-row';

const NAME_FAULTS = {
  missing: 'resourceRows.nameMissing',
  malformed: 'resourceRows.nameMalformed',
  taken: 'rule.resourceTaken',
  unknown: 'resourceRows.nameUnknown',
} as const satisfies Record<string, MessageId>;

interface Props {
  /** Its place among all rows, from 0. */
  index: number;
  row: TypedRow;
  options: RowOptions;
  /** The id of the names to choose from. */
  names: string;
  id: string;
  faults: RowFaults | undefined;
  isFixed: boolean;
  /** Why it has no effect. */
  note: string | undefined;
  /** Whether it gives reading only, whatever it says. */
  isCapped: boolean;
  onChange: (index: number, change: TypedRow) => void;
  onPaste: (index: number, text: string) => void;
  onRemove: (index: number) => void;
}

/** One resource, edited in its place. Drawn anew only when something of it changed: there may be a hundred. */
export const TableRow = memo(function TableRow(props: Props) {
  const { index, row, options, names, id, faults, isFixed, note, isCapped, onChange, onPaste, onRemove } = props;
  const t = useT();
  const isStill = isFixed || note !== undefined;
  const paste = (event: ClipboardEvent) => {
    const text = event.clipboardData.getData('text');
    if (!text.trim().includes('\n')) return;
    event.preventDefault();
    onPaste(index, text);
  };
  const wrong = [
    ...(faults?.name ? [t(NAME_FAULTS[faults.name])] : []),
    ...(faults?.type ? [t('resourceRows.typeMissing')] : []),
  ];
  const said = wrong.length > 0 ? wrong : note === undefined ? [] : [note];
  const choice = (
    field: 'type' | 'operation' | 'module' | 'assetType',
    list: readonly RowOption[],
    none?: string,
    said?: string,
  ) => (
    <td>
      <select
        aria-label={t(COLUMNS[field])}
        {...(said !== undefined && { 'aria-describedby': `${id}-${field}` })}
        value={row[field] ?? ''}
        disabled={isStill}
        aria-invalid={field === 'type' && faults?.type !== undefined}
        onChange={(event) => onChange(index, { [field]: event.target.value === '' ? undefined : event.target.value })}
      >
        {(none !== undefined || row[field] === undefined) && <option value="">{none ?? '—'}</option>}
        {row[field] !== undefined && !list.some(({ value }) => value === row[field]) && (
          <option value={row[field]}>{row[field]}</option>
        )}
        {list.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
      {said !== undefined && (
        <p id={`${id}-${field}`} className="resource-said absent">
          {said}
        </p>
      )}
    </td>
  );
  return (
    <tr>
      <td className="tabular">{index + 1}</td>
      <td>
        <input
          id={id}
          list={names}
          aria-label={t(COLUMNS.name)}
          aria-invalid={faults?.name !== undefined}
          {...(said.length > 0 && { 'aria-describedby': `${id}-said` })}
          autoComplete="off"
          spellCheck={false}
          value={row.name ?? ''}
          disabled={isStill}
          onChange={(event) => onChange(index, { name: event.target.value })}
          onPaste={paste}
        />
        {said.length > 0 && (
          <div id={`${id}-said`} className={`resource-said ${wrong.length > 0 ? 'resource-wrong' : 'absent'}`}>
            {said.map((text) => (
              <p key={text}>{text}</p>
            ))}
          </div>
        )}
      </td>
      {choice('type', options.types)}
      {choice(
        'operation',
        operation.options.map((value) => ({ value, label: t(OPERATIONS[value]) })),
        undefined,
        isCapped && note === undefined && row.operation === 'readWrite' ? t('resourceRows.capped') : undefined,
      )}
      {choice('module', options.modules, t('resourceRows.anyModule'))}
      {choice('assetType', options.assetTypes, t('resourceRows.anyAssetType'))}
      <td>
        {!isFixed && (
          <button
            type="button"
            className="resource-remove"
            aria-label={t('form.removeEntry', { n: index + 1 })}
            onClick={() => onRemove(index)}
          >
            <DeleteOutlined aria-hidden />
          </button>
        )}
      </td>
    </tr>
  );
});
