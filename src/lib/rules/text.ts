import * as z from 'zod';
import { rule } from './rule';

/** Longest texts in characters, counted by code point. */
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

// Control, format and surrogate characters, what is drawn by nothing (Hangul fillers, variation selectors), the blank
// Braille cell, and the separators of lines. Two things are needed to write: a joiner between letters, as in Persian and
// Indic names, and the mark that makes a sign an emoji.
const INVISIBLE = /[\p{Cc}\p{Cf}\p{Cs}\p{Default_Ignorable_Code_Point}\u2800\u2028\u2029]/u;
const NEEDED = /(?<=[\p{L}\p{M}])[\u200C\u200D](?=[\p{L}\p{M}])|(?<=\p{Extended_Pictographic})\uFE0F/gu;

/** Whether everything in a text can be seen: what cannot be makes two names look alike, or one look like none. */
export const isVisible = (text: string): boolean => !INVISIBLE.test(text.replace(NEEDED, ''));

const filled = (max: number) => z.string().min(1).max(max);
const noEdge = (schema: z.ZodString) => rule(schema, 'edgeSpace', (text) => !/^\s|\s$/.test(text));

// Spaces have a rule of their own, which tells more.
const visible = (schema: z.ZodString, strip: (text: string) => string) =>
  rule(schema, 'invisibleText', (text) => isVisible(strip(text)));

/**
 * A text of one line, 1 to `max` characters: no spaces at the ends or in a row (`inner`), or none at all (`none`). Any
 * Unicode space counts. Spaces are flagged, never trimmed, and so is what nobody sees.
 */
export function text(max: number, spaces: 'none' | 'inner' = 'inner'): z.ZodString {
  return spaces === 'none'
    ? visible(
        rule(filled(max), 'noSpaces', (value) => !/\s/.test(value)),
        (value) => value.replace(/\s/g, ''),
      )
    : visible(
        rule(noEdge(filled(max)), 'doubleSpace', (value) => !/\s\s/.test(value)),
        // Not a pattern: one for the spaces at the end begins anew at each space of a long run in the middle.
        (value) => value.trim(),
      );
}

/** A text of several lines, 1 to `max` characters: as `text`, but line breaks may follow each other. */
export function lines(max: number): z.ZodString {
  return rule(noEdge(filled(max)), 'doubleSpace', (value) => !/[^\S\r\n]{2}/.test(value));
}

/** Descriptions, up to 1000 characters. */
export const description = lines(LIMITS.description);
