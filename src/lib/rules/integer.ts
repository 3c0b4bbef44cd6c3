import * as z from 'zod';
import type { RuleCode } from './codes';
import { type RuleValues, ruleParams } from './rule';

/** The number that a plain decimal integer says, or null: no fraction, exponent, sign +, leading zero or space. */
export function toInteger(value: string | number): number | null {
  if (typeof value === 'number') return Number.isInteger(value) ? value : null;
  return /^(?:0|-?[1-9]\d{0,300})$/.test(value) ? Number(value) : null;
}

type Context = z.core.ParsePayload<string | number>;

/** "08" is an integer to who types it: that it is none would say nothing. */
const codeFor = (code: RuleCode, input: string | number): RuleCode =>
  code === 'integer' && /^-?0\d+$/.test(String(input)) ? 'leadingZero' : code;

// Both issues abort without `continue: false`, so a rule over several fields knows that there is no number here.
function read(payload: Context, code: RuleCode, accepts: (value: number) => boolean, values?: RuleValues): number {
  const input = payload.value;
  const number = toInteger(input);
  if (number !== null && accepts(number)) return number;
  if (input === '') payload.issues.push({ code: 'too_small', origin: 'string', minimum: 1, inclusive: true, input });
  else payload.issues.push({ code: 'custom', input, params: ruleParams(codeFor(code, input), values) });
  return z.NEVER;
}

const typed = z.union([z.string(), z.number()]);

/** An integer from a form's text or from the wire; whatever `accepts` refuses fails with `code`. Gives a number. */
export function wholeNumber(code: RuleCode, accepts: (value: number) => boolean, values?: RuleValues) {
  return typed.transform((_, payload) => read(payload, code, accepts, values));
}

const between = (min: number, max: number) => z.number().min(min).max(max);

/** An integer from `min` to `max`, both included; out of bounds is zod's own too_small or too_big. */
export function integer(min: number = Number.MIN_SAFE_INTEGER, max: number = Number.MAX_SAFE_INTEGER) {
  return wholeNumber('integer', () => true).pipe(between(min, max));
}

/** As `integer`, but the field may stay empty: undefined and '' give undefined. */
export function optionalInteger(min: number = Number.MIN_SAFE_INTEGER, max: number = Number.MAX_SAFE_INTEGER) {
  return typed
    .optional()
    .transform((value) => (value === '' ? undefined : value))
    .pipe(integer(min, max).optional());
}

/** As `integer`, but nothing may be meant: undefined, null and '' give null. */
export function integerOrNull(min: number = Number.MIN_SAFE_INTEGER, max: number = Number.MAX_SAFE_INTEGER) {
  return typed
    .nullish()
    .transform((value) => (value === '' || value === undefined ? null : value))
    .pipe(integer(min, max).nullable());
}
