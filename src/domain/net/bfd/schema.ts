import * as z from 'zod';

import { type CrossIssue, crossField } from '@/lib/rules/cross-field';
import { integer } from '@/lib/rules/integer';
import { hyphenName } from '@/lib/rules/names';
import { LIMITS } from '@/lib/rules/text';

/** Decision 33: 2 to 255 packets, 10 to 60,000 ms. */
const interval = integer(10, 60_000);

const fields = z.object({
  name: hyphenName(LIMITS.short),
  multiplier: integer(2, 255),
  minTx: interval,
  minRx: interval,
  isPassive: z.boolean().default(false),
});

/** What a new template starts with. */
export const BFD_DEFAULTS = { multiplier: 3, minTx: 300, minRx: 300, isPassive: false } as const;

export const bfdTemplate = fields.extend({ id: z.string().min(1) });
export type BfdTemplate = Readonly<z.output<typeof bfdTemplate>>;

/** A template as it is entered, beside the other ones of the node. */
export function bfdInput(others: readonly BfdTemplate[]) {
  const taken = new Set(others.map(({ name }) => name));
  return crossField(fields, ({ name }) =>
    name !== undefined && taken.has(name) ? [{ path: ['name'], rule: 'taken' }] : [],
  );
}

/** Templates with the name of one before them. */
export function clashingTemplates(templates: readonly ({ readonly name?: string | undefined } | undefined)[]) {
  const seen = new Set<string>();
  return templates.flatMap((template, index): CrossIssue[] => {
    const name = template?.name;
    if (name === undefined) return [];
    if (seen.has(name)) return [{ path: ['bfdTemplates', index, 'name'], rule: 'taken' }];
    seen.add(name);
    return [];
  });
}

interface Watched {
  readonly bfd?: string | undefined;
}

/** Entries of a section that are watched by a template which is not there. */
export function missingTemplates(
  section: string,
  entries: readonly (Watched | undefined)[],
  templates: readonly ({ readonly id?: string | undefined } | undefined)[],
): CrossIssue[] {
  const known = new Set(['', ...templates.map((template) => template?.id)]);
  return entries.flatMap((entry, index): CrossIssue[] =>
    entry?.bfd === undefined || known.has(entry.bfd) ? [] : [{ path: [section, index, 'bfd'], rule: 'bfdMissing' }],
  );
}
