import { type FieldChange, fieldsOf } from '@/domain/net/change-set';
import type { Pair } from '@/domain/net/compare';
import type { SectionKey } from '@/domain/net/node-config';

/** A line of the comparison: a field that differs, or an entry as a whole that one side lacks or both have alike. */
export interface Line {
  readonly id: string;
  readonly name: string;
  readonly section: SectionKey;
  /** The field; '' where the line is about the whole entry. */
  readonly field: string;
  readonly before: unknown;
  readonly after: unknown;
  /** What there is to say of a whole entry, once for both sides. */
  readonly whole: { readonly has: 'left' | 'right' | 'both'; readonly fields: readonly FieldChange[] } | null;
}

const isFilled = (value: unknown) => value !== null && value !== '';

/** The fields that say more of an entry than its name does, empty ones left out; a name may be made of two of them. */
function telling(name: string, fields: readonly FieldChange[]): FieldChange[] {
  const named = new Set<unknown>([name, ...name.split('/')]);
  return fields.filter(({ before, after }) => {
    const value = isFilled(before) ? before : after;
    return isFilled(value) && !named.has(value);
  });
}

/** An entry that both have gives a line for each field that differs; one that is missing, or the same, gives one line. */
export function linesOf({ section, name, left, right, fields }: Pair<SectionKey>): Line[] {
  const line = { name, section, field: '', before: null, after: null, whole: null };
  if (left && right && fields.length > 0) return fields.map((one) => ({ ...line, ...one, id: `${name}/${one.field}` }));
  const has = left && right ? 'both' : left ? 'left' : 'right';
  const told = telling(name, has === 'both' ? fieldsOf(left, null) : fields);
  return [{ ...line, id: `${name}/`, whole: { has, fields: told } }];
}
