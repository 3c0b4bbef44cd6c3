import * as z from 'zod';
import { rule } from './rule';

/** Longest texts in characters, counted by code point (spec 9, decisions 17 and 19). */
export const LIMITS = {
  short: 32,
  name: 64,
  remark: 128,
  long: 256,
  email: 320,
  alarm: 500,
  description: 1000,
  url: 2048,
  general: 10000,
} as const;

/**
 * A name that turns the direction of what follows it reads as another one; only the plain marks of right-to-left names
 * may stay (embeddings, overrides and isolates of UAX #9 may not).
 */
const straight = (schema: z.ZodString) =>
  rule(schema, 'turnedText', (text) => !/[\u202A-\u202E\u2066-\u2069]/.test(text));

const filled = (max: number) => z.string().min(1).max(max);
const noEdge = (schema: z.ZodString) => rule(schema, 'edgeSpace', (text) => !/^\s|\s$/.test(text));

/**
 * A text of one line, 1 to `max` characters: no spaces at the ends or in a row (`inner`), or none at all (`none`).
 * Any Unicode space counts. Spaces are flagged, never trimmed (VAL-04), and so are characters that turn the direction.
 */
export function text(max: number, spaces: 'none' | 'inner' = 'inner'): z.ZodString {
  return spaces === 'none'
    ? straight(rule(filled(max), 'noSpaces', (value) => !/\s/.test(value)))
    : straight(rule(noEdge(filled(max)), 'doubleSpace', (value) => !/\s\s/.test(value)));
}

/** A text of several lines, 1 to `max` characters: as `text`, but line breaks may follow each other. */
export function lines(max: number): z.ZodString {
  return rule(noEdge(filled(max)), 'doubleSpace', (value) => !/[^\S\r\n]{2}/.test(value));
}

/** Descriptions, up to 1000 characters (spec 5). */
export const description = lines(LIMITS.description);
