import { INDICATOR_LEVELS, INDICATOR_TYPES, type Indicator, indicatorKey } from './indicator';

/**
 * The threat-intelligence library file: UTF-8 text without a mark, lines that end with a line feed. The first line names
 * the format and says how many lines follow, each of them one indicator as a JSON object with exactly these fields.
 */
export const TIL_FORMAT = 'til';
export const TIL_VERSION = 1;
export const MAX_LINE_BYTES = 4096;

export interface IndicatorHeader {
  createdAt: number;
  /** How many lines follow: a file that was cut off has fewer. */
  count: number;
}

/** Why a line is left out. */
export type RejectReason =
  | 'blank'
  | 'tooLong'
  | 'notJson'
  | 'fields'
  | 'type'
  | 'value'
  | 'threat'
  | 'level'
  | 'expiresAt'
  | 'duplicate'
  | 'conflict';

/** An indicator as it was read: where, and the text by which it is the same as others. */
export interface IndicatorEntry extends Indicator {
  line: number;
  key: string;
}

const FIELDS = ['type', 'value', 'threat', 'level', 'expiresAt'] as const;

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isTime = (value: unknown): value is number =>
  typeof value === 'number' && Number.isSafeInteger(value) && value >= 0;
const oneOf = <V extends string>(all: readonly V[], value: unknown): V | undefined => all.find((one) => one === value);

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** The header that a first line says, or what is wrong with it. */
export function readHeader(text: string): IndicatorHeader | 'header' | 'version' {
  const head = jsonOf(text);
  if (!isObject(head) || head.format !== TIL_FORMAT) return 'header';
  if (head.version !== TIL_VERSION) return 'version';
  const { count, createdAt } = head;
  return isTime(count) && isTime(createdAt) && Object.keys(head).length === 4 ? { createdAt, count } : 'header';
}

/** The indicator that a line says, or why it says none. Whether another line says the same is not looked at. */
export function readLine(text: string, line: number): IndicatorEntry | RejectReason {
  if (text.trim() === '') return 'blank';
  const row = jsonOf(text);
  if (!isObject(row)) return 'notJson';
  if (Object.keys(row).length !== FIELDS.length || !FIELDS.every((field) => Object.hasOwn(row, field))) return 'fields';
  const type = oneOf(INDICATOR_TYPES, row.type);
  if (!type) return 'type';
  const { value, threat, expiresAt } = row;
  const key = typeof value === 'string' ? indicatorKey(type, value) : null;
  if (typeof value !== 'string' || key === null) return 'value';
  if (typeof threat !== 'string' || !/^[a-z]\w{0,31}$/i.test(threat)) return 'threat';
  const level = oneOf(INDICATOR_LEVELS, row.level);
  if (!level) return 'level';
  if (expiresAt !== null && !isTime(expiresAt)) return 'expiresAt';
  return { type, value, threat, level, expiresAt, line, key };
}

/** Whether two indicators of the same key say the same. */
export const isSameFinding = (a: Indicator, b: Indicator): boolean =>
  a.threat === b.threat && a.level === b.level && a.expiresAt === b.expiresAt;

const lineOf = ({ type, value, threat, level, expiresAt }: Indicator) =>
  JSON.stringify({ type, value, threat, level, expiresAt });

/** The text of a library file. What the reader made of it is written back as it was. */
export function libraryText(createdAt: number, indicators: readonly Indicator[]): string {
  const head = { format: TIL_FORMAT, version: TIL_VERSION, count: indicators.length, createdAt };
  return `${[JSON.stringify(head), ...indicators.map(lineOf)].join('\n')}\n`;
}
