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

const filled = (max: number) => z.string().min(1).max(max);
const noEdge = (schema: z.ZodString) => rule(schema, 'edgeSpace', (text) => !/^\s|\s$/.test(text));

/**
 * A text of one line, 1 to `max` characters: no spaces at the ends or in a row (`inner`), or none at all (`none`).
 * Any Unicode space counts. Spaces are flagged, never trimmed (VAL-04).
 */
export function text(max: number, spaces: 'none' | 'inner' = 'inner'): z.ZodString {
  return spaces === 'none'
    ? rule(filled(max), 'noSpaces', (value) => !/\s/.test(value))
    : rule(noEdge(filled(max)), 'doubleSpace', (value) => !/\s\s/.test(value));
}

/** A text of several lines, 1 to `max` characters: as `text`, but line breaks may follow each other. */
export function lines(max: number): z.ZodString {
  return rule(noEdge(filled(max)), 'doubleSpace', (value) => !/[^\S\r\n]{2}/.test(value));
}

/** Descriptions, up to 1000 characters (spec 5). */
export const description = lines(LIMITS.description);
