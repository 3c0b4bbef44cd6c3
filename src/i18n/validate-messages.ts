import type { T } from './use-t';

/** The form library's own placeholders, given as values so that it can fill them in itself. */
const placeholder = (name: string) => `\${${name}}`;
const VALUES = {
  label: placeholder('label'),
  min: placeholder('min'),
  max: placeholder('max'),
  len: placeholder('len'),
  enum: placeholder('enum'),
};

const SIZES = ['len', 'min', 'max', 'range'] as const;
const DATES = ['format', 'parse', 'invalid'] as const;
const TYPES = [
  'string',
  'method',
  'array',
  'object',
  'number',
  'date',
  'boolean',
  'integer',
  'float',
  'regexp',
  'email',
  'url',
  'hex',
] as const;

/** The messages of antd's built-in rules, all of them replaced from the rule catalog. */
export function validateMessages(t: T) {
  const sizes = (kind: 'string' | 'number' | 'array') =>
    Object.fromEntries(SIZES.map((size) => [size, t(`rule.${kind}.${size}`, VALUES)]));
  return {
    default: t('rule.default', VALUES),
    required: t('rule.required', VALUES),
    enum: t('rule.enum', VALUES),
    whitespace: t('rule.whitespace', VALUES),
    date: Object.fromEntries(DATES.map((name) => [name, t(`rule.date.${name}`, VALUES)])),
    types: Object.fromEntries(TYPES.map((type) => [type, t(`rule.type.${type}`, VALUES)])),
    string: sizes('string'),
    number: sizes('number'),
    array: sizes('array'),
    pattern: { mismatch: t('rule.pattern', VALUES) },
  };
}
