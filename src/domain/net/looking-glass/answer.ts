import * as z from 'zod';

/** So many characters of an answer are read: about 40,000 routes. A browser that parses more stands still. */
export const MOST_CHARS = 16_000_000;
/** So many rows of an answer are shown. */
export const MOST_ROWS = 20_000;
/** So much of what a router says in the place of JSON is repeated. */
const MOST_WORDS = 200;

/**
 * What is wrong with an answer: larger than is read, cut off, words in the place of JSON, JSON of another form, or a refusal
 * of the router in its own words; `notKept`: the router keeps no routes that it filtered; `notRunning`: the protocol is off;
 * `noNeighbor`: the router has no such neighbor.
 */
export type AnswerFault = 'tooLarge' | 'cut' | 'words' | 'form' | 'said' | 'notKept' | 'notRunning' | 'noNeighbor';

/** An answer that cannot be shown, with what the router said where it said something. */
export class UnreadableAnswer extends Error {
  override readonly name = 'UnreadableAnswer';

  constructor(
    readonly fault: AnswerFault,
    readonly words = '',
  ) {
    super(words === '' ? fault : words);
  }
}

/** Says so where an answer is larger than is read. */
export function checkSize(content: string): void {
  if (content.length > MOST_CHARS) {
    throw new UnreadableAnswer('tooLarge', String(Math.ceil(content.length / 1_000_000)));
  }
}

/** Why an answer is no JSON: it began as such and was cut, or it is words. A protocol that is off answers nothing. */
export function notJson(content: string): UnreadableAnswer {
  const text = content.trim();
  if (text === '') return new UnreadableAnswer('notRunning');
  const isBegun = text.startsWith('{') || text.startsWith('[');
  return isBegun ? new UnreadableAnswer('cut') : new UnreadableAnswer('words', text.slice(0, MOST_WORDS));
}

const warning = z.object({ warning: z.string() }).or(z.object({ error: z.string() }));

/** What the router says with a warning that has a name here. */
const NAMED: readonly (readonly [RegExp, AnswerFault])[] = [
  [/soft reconfiguration not enabled/i, 'notKept'],
  [/instance not found/i, 'notRunning'],
  [/no such neighbor/i, 'noNeighbor'],
];

/** What a router says in the place of an answer, in JSON. */
function refusalIn(value: unknown): UnreadableAnswer | null {
  const said = warning.safeParse(value);
  if (!said.success) return null;
  const words = ('warning' in said.data ? said.data.warning : said.data.error).slice(0, MOST_WORDS);
  return new UnreadableAnswer(NAMED.find(([pattern]) => pattern.test(words))?.[1] ?? 'said', words);
}

/** The answer by its schema, or why it cannot be read. */
export function readBy<Schema extends z.ZodType>(schema: Schema, value: unknown): z.output<Schema> {
  const refusal = refusalIn(value);
  if (refusal) throw refusal;
  const read = schema.safeParse(value);
  if (!read.success) throw new UnreadableAnswer('form');
  return read.data;
}

/** Rows of an answer, with how many there were and how many of them could not be read. */
export interface AnswerTable<Row> {
  readonly rows: readonly Row[];
  readonly total: number;
  readonly unread: number;
}

/** Takes entries as rows one by one, no more than are shown; one that cannot be read is counted, and the others stay. */
export function tableOf<Entry, Row>(
  entries: readonly Entry[],
  rowsOf: (entry: Entry) => readonly Row[] | null,
): AnswerTable<Row> {
  const rows: Row[] = [];
  let unread = 0;
  for (const entry of entries) {
    if (rows.length >= MOST_ROWS) break;
    const read = rowsOf(entry);
    if (read) rows.push(...read);
    else unread += 1;
  }
  return { rows, total: entries.length, unread };
}

/** A count that an answer may lack. */
export const count = z.int().min(0).nullable().catch(null).default(null);
/** A text that an answer may lack. */
export const word = z.string().catch('').default('');

const isObject = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** An answer that is an object, or why it cannot be read. */
export function objectOf(value: unknown): object {
  const refusal = refusalIn(value);
  if (refusal) throw refusal;
  if (!isObject(value)) throw new UnreadableAnswer('form');
  return value;
}

/**
 * The entries of an answer that is an object. A schema would read each of ten thousand once more, for a second on a slow
 * machine: what is in them is judged row by row.
 */
export const entriesOf = (value: unknown): readonly (readonly [string, unknown])[] => Object.entries(objectOf(value));

/** A part of an answer by its name; undefined where there is none. */
export const partOf = (value: unknown, name: string): unknown =>
  isObject(value) ? Reflect.get(value, name) : undefined;

/** A text of a row; '' where it is none. */
export function textOf(row: unknown, name: string): string {
  const value = partOf(row, name);
  return typeof value === 'string' ? value : '';
}

/** Whether something can be a row at all. */
export const isRow = isObject;
