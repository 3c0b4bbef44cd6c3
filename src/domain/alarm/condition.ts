import { contains, formatAddress, parseAddress, parseCidr, unmap } from '@/lib/ip/address';

/** What a field of a scene holds; it decides which operators make sense. */
export const FIELD_KINDS = ['number', 'text', 'address', 'choice'] as const;
export type FieldKind = (typeof FIELD_KINDS)[number];

export const TEXT_OPERATORS = ['equal', 'notEqual', 'contains', 'notContains'] as const;
export const NUMBER_OPERATORS = ['greater', 'greaterOrEqual', 'less', 'lessOrEqual'] as const;
export const BARE_OPERATORS = ['empty', 'notEmpty'] as const;
export const LIST_OPERATORS = ['in', 'notIn'] as const;

export type Operator =
  | (typeof TEXT_OPERATORS)[number]
  | (typeof NUMBER_OPERATORS)[number]
  | (typeof BARE_OPERATORS)[number]
  | (typeof LIST_OPERATORS)[number]
  | 'cidr';

/** The operators of a kind, the most usual first. */
export const OPERATORS: Readonly<Record<FieldKind, readonly Operator[]>> = {
  number: [...NUMBER_OPERATORS, 'equal', 'notEqual', ...LIST_OPERATORS, ...BARE_OPERATORS],
  text: [...TEXT_OPERATORS, ...LIST_OPERATORS, ...BARE_OPERATORS],
  address: ['cidr', 'equal', 'notEqual', ...LIST_OPERATORS, ...BARE_OPERATORS],
  choice: ['equal', 'notEqual', ...LIST_OPERATORS, ...BARE_OPERATORS],
};

/** One comparison of a field with what the operator needs: a text, a number, a list, a network, or nothing. */
export type Condition =
  | { field: string; operator: (typeof TEXT_OPERATORS)[number]; value: string }
  | { field: string; operator: (typeof NUMBER_OPERATORS)[number]; value: number }
  | { field: string; operator: (typeof LIST_OPERATORS)[number]; values: readonly string[] }
  | { field: string; operator: 'cidr'; value: string }
  | { field: string; operator: (typeof BARE_OPERATORS)[number] };

/** A measured value; null or absent where nothing was measured. */
export type Value = string | number | null | undefined;

const isMissing = (value: Value): value is null | undefined | '' =>
  value === null || value === undefined || (typeof value === 'string' && value.trim() === '');

// Names are many and reading an address is slow: most are none at the first look.
const MAYBE_ADDRESS = /^[0-9a-f.:]+$/i;

// Domain names do not know upper case; one address has many spellings; 5 and "5.0" are one number.
function keyOf(value: string | number): string {
  if (typeof value === 'number') return `#${value}`;
  const text = value.trim();
  const address = MAYBE_ADDRESS.test(text) ? parseAddress(text) : null;
  return address ? `@${formatAddress(unmap(address))}` : text.normalize('NFC').toLowerCase();
}

function keysOf(wanted: readonly string[]): ReadonlySet<string> {
  const keys = new Set(wanted.map(keyOf));
  for (const text of wanted) if (text.trim() !== '' && Number.isFinite(Number(text))) keys.add(`#${Number(text)}`);
  return keys;
}

type Test = (value: Value) => boolean;
const not =
  (test: Test): Test =>
  (value) =>
    !test(value);

function among(wanted: readonly string[]): Test {
  const keys = keysOf(wanted);
  return (value) => !isMissing(value) && keys.has(keyOf(value));
}

function containing(part: string): Test {
  const wanted = part.normalize('NFC').toLowerCase();
  return (value) => !isMissing(value) && String(value).normalize('NFC').toLowerCase().includes(wanted);
}

function within(text: string): Test {
  const network = parseCidr(text);
  return (value) => {
    const address = network && typeof value === 'string' ? parseAddress(value.trim()) : null;
    return network !== null && address !== null && contains(network, address);
  };
}

function comparing(compare: (number: number) => boolean): Test {
  return (value) => !isMissing(value) && Number.isFinite(Number(value)) && compare(Number(value));
}

/**
 * The test of a condition, prepared once for many values. A missing value equals nothing, contains nothing and lies in no
 * list; so each "not" is exactly the opposite of its counterpart.
 */
export function testOf(condition: Condition): Test {
  switch (condition.operator) {
    case 'equal':
      return among([condition.value]);
    case 'notEqual':
      return not(among([condition.value]));
    case 'contains':
      return containing(condition.value);
    case 'notContains':
      return not(containing(condition.value));
    case 'greater':
      return comparing((number) => number > condition.value);
    case 'greaterOrEqual':
      return comparing((number) => number >= condition.value);
    case 'less':
      return comparing((number) => number < condition.value);
    case 'lessOrEqual':
      return comparing((number) => number <= condition.value);
    case 'in':
      return among(condition.values);
    case 'notIn':
      return not(among(condition.values));
    case 'cidr':
      return within(condition.value);
    case 'empty':
      return isMissing;
    case 'notEmpty':
      return not(isMissing);
  }
}
