import { Input } from 'antd';
import { cloneElement, isValidElement } from 'react';
import * as z from 'zod';
import { useT } from '@/i18n/use-t';
import { type FieldPath, isEmpty } from '@/lib/rules/values';
import type { FieldFacts, Fields } from './form-context';

const choices = z.array(z.object({ value: z.unknown(), label: z.unknown() }));

/** What a control that offers choices calls a value. */
function labelOf(options: unknown, value: unknown) {
  const found = choices.safeParse(options).data?.find((one) => String(one.value) === String(value))?.label;
  return typeof found === 'string' || isValidElement(found) ? found : String(value);
}

interface Props {
  facts: FieldFacts | undefined;
  known: Fields;
  value: unknown;
}

/** A value as its field shows it, for reading: the name of a choice, each entry of a list, or the field itself. */
export function FieldValue({ facts, known, value }: Props) {
  const t = useT();
  if (isEmpty(value)) return <span className="absent">{t('compare.empty')}</span>;
  if (typeof value === 'boolean') return t(value ? 'compare.yes' : 'compare.no');
  const control = facts?.control?.current;
  const options = control?.props.options;
  if (options !== undefined)
    return (
      <ul className="compare-list">
        {(Array.isArray(value) ? value : [value]).map((one) => (
          <li key={String(one)}>{labelOf(options, one)}</li>
        ))}
      </ul>
    );
  const isText = control?.type === Input || control?.type === Input.TextArea;
  if (isText) return <bdi className="lines">{String(value)}</bdi>;
  if (control) return cloneElement(control, { value, disabled: true, id: undefined, onChange: () => {} });
  if (Array.isArray(value))
    return (
      <ul className="compare-list">
        {value.map((entry: unknown, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: entries have no other name, and never move here.
          <li key={index}>
            <Entry list={facts?.path ?? []} known={known} entry={entry} />
          </li>
        ))}
      </ul>
    );
  return <bdi className="lines">{typeof value === 'object' ? JSON.stringify(value) : String(value)}</bdi>;
}

/** The field of some entry of a list: all entries have the same ones. */
const fieldOf = (known: Fields, list: FieldPath, key: string) =>
  [...known.values()].find(
    ({ path }) =>
      path.length === list.length + 2 &&
      list.every((part, index) => String(path[index]) === String(part)) &&
      String(path.at(-1)) === key,
  );

/** One entry of a list: its fields in a line each. */
function Entry({ list, known, entry }: { list: FieldPath; known: Fields; entry: unknown }) {
  if (typeof entry !== 'object' || entry === null) return <bdi>{String(entry)}</bdi>;
  return Object.entries(entry).map(([key, value]) => {
    const field = fieldOf(known, list, key);
    if (!field || isEmpty(value)) return null;
    return (
      <div key={key}>
        <span className="compare-name">{field.label}</span> <FieldValue facts={field} known={known} value={value} />
      </div>
    );
  });
}
