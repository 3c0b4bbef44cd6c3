import { isValidElement, type ReactNode } from 'react';
import * as z from 'zod';
import { useT } from '@/i18n/use-t';
import { type FieldPath, isEmpty, keyOf } from '@/lib/rules/values';
import type { FieldFacts, Fields } from './form-context';

const choice = z.object({ value: z.unknown(), label: z.unknown() });
const group = z.object({ options: z.array(z.unknown()) });

/** What a control that offers choices, also in groups, calls a value. */
function labelOf(options: unknown, value: unknown): ReactNode {
  const all = (Array.isArray(options) ? options : []).flatMap((one) => group.safeParse(one).data?.options ?? [one]);
  const found = all.map((one) => choice.safeParse(one).data).find((one) => String(one?.value) === String(value));
  const label = found?.label;
  return typeof label === 'string' || isValidElement(label) ? label : <bdi>{String(value)}</bdi>;
}

interface Props {
  facts: FieldFacts | undefined;
  known: Fields;
  value: unknown;
}

/** A value for reading: as its field says it, by the name of a choice, entry by entry, or as text. */
export function FieldValue({ facts, known, value }: Props) {
  const t = useT();
  if (isEmpty(value)) return <span className="absent">{t('compare.empty')}</span>;
  if (facts?.isSecret) return <span className="absent">{t('compare.secret')}</span>;
  if (facts?.read) return facts.read(value);
  if (facts?.options !== undefined) return <Lines of={value} line={(one) => labelOf(facts.options, one)} />;
  if (typeof value === 'boolean') return t(value ? 'compare.yes' : 'compare.no');
  if (Array.isArray(value))
    return (
      <Lines
        of={value}
        line={(entry, index) => <Entry at={[...(facts?.path ?? []), index]} known={known} entry={entry} />}
      />
    );
  return <Entry at={facts?.path ?? []} known={known} entry={value} />;
}

function Lines({ of, line }: { of: unknown; line: (one: unknown, index: number) => ReactNode }) {
  return (
    <ul className="compare-list">
      {[of].flat().map((one, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: entries have no other name, and never move here.
        <li key={index}>{line(one, index)}</li>
      ))}
    </ul>
  );
}

/** The field of an entry, or of another entry of the same list: all of them have the same ones. */
function fieldOf(known: Fields, at: FieldPath, key: string): FieldFacts | undefined {
  const list = keyOf(at.slice(0, -1));
  const isBeside = ({ path }: FieldFacts) =>
    path.length === at.length + 1 && String(path.at(-1)) === key && keyOf(path.slice(0, -2)) === list;
  return known.get(keyOf([...at, key])) ?? [...known.values()].find(isBeside);
}

/** A text, or what has fields: those in a line each. */
function Entry({ at, known, entry }: { at: FieldPath; known: Fields; entry: unknown }) {
  if (typeof entry !== 'object' || entry === null) return <bdi className="lines">{String(entry)}</bdi>;
  return Object.entries(entry).map(([key, value]) => {
    const field = fieldOf(known, at, key);
    if (!field || isEmpty(value)) return null;
    return (
      <div key={key}>
        <span className="compare-name">{field.label}</span> <FieldValue facts={field} known={known} value={value} />
      </div>
    );
  });
}
