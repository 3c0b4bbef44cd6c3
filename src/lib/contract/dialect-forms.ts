import { isInSeconds } from './instant';

/** What a value is by its schema, as far as it can come in another form. */
export type Leaf = 'text' | 'number' | 'boolean' | 'instant';

/** Gives the gateway's form of a value of the console. */
export type WireForm = (own: unknown) => unknown;

export const asItIs: WireForm = (own) => own;
const asText: WireForm = (own) => String(own);
const asDigit: WireForm = (own) => Number(own);
const asDigitText: WireForm = (own) => String(Number(own));
const asSeconds: WireForm = (own) => Number(own) / 1000;
const asSecondsText: WireForm = (own) => String(Number(own) / 1000);
const asIso: WireForm = (own) => new Date(Number(own)).toISOString();
const asIsoOfSeconds: WireForm = (own) => String(asIso(own)).replace('.000', '');

const INTEGER = /^(?:0|-?[1-9]\d*)$/;
const DECIMAL = /^-?(?:0|[1-9]\d*)(?:\.\d+)?$/;
/** Without a zone a time has two readings, the gateway's clock and ours: it is none. */
const ISO = /^(\d{4}-\d\d-\d\d)[T ](\d\d:\d\d(?::\d\d(\.\d+)?)?)(Z|[+-]\d\d:?\d\d)$/;

/** Whether a text is how a whole number is written that numbers can hold: as `7` and `-12`, not as `007`. */
export const isWholeNumber = (text: string): boolean => INTEGER.test(text) && Number.isSafeInteger(Number(text));

const asNumber: WireForm = (own) => (isWholeNumber(String(own)) ? Number(own) : own);

/** A value in the console's form, and the form in which it goes back; null where it is not read. */
export type WireReading = readonly [own: unknown, form: WireForm] | null;

const textIn = (value: unknown): WireReading => {
  // Digits that a number could not hold are lost by now.
  if (typeof value === 'number') return Number.isSafeInteger(value) ? [String(value), asNumber] : null;
  // Only a text that could have come as a number says that the field's texts come as texts.
  return typeof value === 'string' && isWholeNumber(value) ? [value, asItIs] : null;
};

const numberOf = (text: string): number | null => {
  const number = DECIMAL.test(text) ? Number(text) : Number.NaN;
  return Number.isSafeInteger(number) || (Number.isFinite(number) && !Number.isInteger(number)) ? number : null;
};

const numberIn = (value: unknown): WireReading => {
  if (typeof value === 'number') return [value, asItIs];
  const number = typeof value === 'string' ? numberOf(value) : null;
  return number === null ? null : [number, asText];
};

function instantIn(value: unknown): WireReading {
  if (typeof value === 'number') return isInSeconds(value) ? [Math.round(value * 1000), asSeconds] : [value, asItIs];
  if (typeof value !== 'string') return null;
  const count = numberOf(value);
  if (count !== null) return isInSeconds(count) ? [Math.round(count * 1000), asSecondsText] : [count, asText];
  const [, day, time, fraction, zone = ''] = ISO.exec(value) ?? [];
  const at = Date.parse(`${day}T${time}${zone.replace(/(\d\d)(\d\d)$/, '$1:$2')}`);
  return Number.isNaN(at) ? null : [at, fraction === undefined ? asIsoOfSeconds : asIso];
}

const SWITCHES: ReadonlyMap<unknown, WireReading> = new Map<unknown, WireReading>([
  [0, [false, asDigit]],
  [1, [true, asDigit]],
  ['0', [false, asDigitText]],
  ['1', [true, asDigitText]],
  ['false', [false, asText]],
  ['true', [true, asText]],
]);

const booleanIn = (value: unknown): WireReading =>
  typeof value === 'boolean' ? [value, asItIs] : (SWITCHES.get(value) ?? null);

/**
 * How a value is read that is this by its schema. Each form has one reading or is not read: a whole number where a text
 * belongs; digits where a number belongs; 0, 1 and their words where a yes or no belongs; and where a moment belongs, epoch
 * seconds (1e8 to 1e11, 1973 to 5138), milliseconds from 1e11 on (1973 again), either as a text, or ISO 8601 with its zone.
 */
export const READINGS: Readonly<Record<Leaf, (value: unknown) => WireReading>> = {
  text: textIn,
  number: numberIn,
  boolean: booleanIn,
  instant: instantIn,
};
