import * as z from 'zod';
import type { CrossIssue, Known } from '@/lib/rules/cross-field';
import { rule } from '@/lib/rules/rule';
import { LIMITS, text } from '@/lib/rules/text';
import { type DynamicValue, placeholdersOf } from './event';

const plain = (max: number) => rule(text(max, 'none'), 'tagFormat', (value) => /^[A-Za-z0-9]+$/.test(value));

/** A tag value of a push task: letters and digits only, up to 64. */
export const tagValue = plain(LIMITS.name);

/** The tag in front of a syslog line, up to 32 as RFC 3164 has it. */
export const syslogTag = plain(LIMITS.short);

/** The value behind a tag, up to 256 characters of one line; `{field}` stands for a field of the event. */
export const dynamicValue = rule(text(LIMITS.long), 'oneLine', (value) => !/[\p{Cc}\u2028\u2029]/u.test(value));

/** The tags that a task adds to each event; which fields there are depends on what it pushes. */
export const dynamicValues = z.array(z.object({ tag: tagValue, value: dynamicValue })).max(20);

/** What a line of RFC 3164 has beside the fields of its event. */
const LINE_FIELDS = ['id', 'module'];

/**
 * For crossField: a tag that is there twice or is called like a field of the event (a receiver of RFC 3164 could not tell
 * them apart), letter case aside, and a field that no pushed event has.
 */
export function tagIssues(
  values: readonly (Known<DynamicValue> | undefined)[],
  fields: ReadonlySet<string>,
  path: string,
): CrossIssue[] {
  const seen = new Set<string>();
  const own = new Set([...LINE_FIELDS, ...fields].map((name) => name.toLowerCase()));
  return values.flatMap((one, index): CrossIssue[] => {
    const { tag = '', value = '' } = one ?? {};
    const isTaken = tag !== '' && seen.has(tag.toLowerCase());
    seen.add(tag.toLowerCase());
    const isField = own.has(tag.toLowerCase());
    const unknown = placeholdersOf(value).find((field) => !fields.has(field));
    return [
      ...(isTaken ? [{ path: [path, index, 'tag'], rule: 'tagTaken' as const }] : []),
      ...(isField ? [{ path: [path, index, 'tag'], rule: 'tagField' as const, values: { tag } }] : []),
      ...(unknown === undefined
        ? []
        : [{ path: [path, index, 'value'], rule: 'fieldUnknown' as const, values: { field: unknown } }]),
    ];
  });
}
