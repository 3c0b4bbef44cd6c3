const collator = new Intl.Collator('en', { numeric: true });

/** Lines in the one order in which they are compared: eth2 comes before eth10. */
export const sorted = (lines: readonly string[]): string[] => [...lines].sort(collator.compare);

/** Entries in the order of their names. */
export const sortedByName = <E extends { readonly name: string }>(entries: readonly E[]): E[] =>
  [...entries].sort((a, b) => collator.compare(a.name, b.name));
