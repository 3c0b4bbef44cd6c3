import { closeness, duplicateRows, type ResourceRow, resourceName } from '@/api/business-account/resource-row';

/** A row while it is typed: what is not chosen yet is absent. */
export type TypedRow = Partial<ResourceRow>;

/** A resource of the account, as far as a row names it. */
export interface KnownResource {
  name: string;
  type: string;
  module: string;
  assetType: string;
}

/** What is wrong with a row, by its column; the earliest fault of each. */
export interface RowFaults {
  name?: 'missing' | 'malformed' | 'taken' | 'unknown';
  type?: 'missing';
}

const isPattern = (name: string) => name.startsWith('*.');

/**
 * What is wrong with the rows, by their places. `isKnown` says of a name whether the account has such a resource; a
 * pattern may be about resources that are still to come.
 */
export function faultsOf(rows: readonly TypedRow[], isKnown: (name: string) => boolean): Map<number, RowFaults> {
  const taken = new Set(duplicateRows(rows));
  const found = new Map<number, RowFaults>();
  rows.forEach(({ name = '', type = '' }, index) => {
    const faults: RowFaults = {};
    if (name === '') faults.name = 'missing';
    else if (!resourceName.safeParse(name).success) faults.name = 'malformed';
    else if (taken.has(index)) faults.name = 'taken';
    else if (!isPattern(name) && !isKnown(name)) faults.name = 'unknown';
    if (type === '') faults.type = 'missing';
    if (faults.name || faults.type) found.set(index, faults);
  });
  return found;
}

/** Whether one of the names is a name, without case. */
export const hasName = (names: readonly string[], wanted: string): boolean =>
  names.some((name) => closeness(wanted, name) > 0);

/** A row with a new name; type, module and asset type follow a resource of that name where nothing is chosen yet. */
export function named(row: TypedRow, name: string, known: readonly KnownResource[]): TypedRow {
  const found = isPattern(name) ? undefined : known.find((one) => closeness(name, one.name) > 0);
  if (!found || row.type) return { ...row, name };
  return { ...row, name, type: found.type, module: found.module, assetType: found.assetType };
}

/** The places of the rows that a search leaves. */
export function placesOf(rows: readonly TypedRow[], keyword: string): number[] {
  const wanted = keyword.trim().toLowerCase();
  return rows.flatMap(({ name = '' }, index) => (name.toLowerCase().includes(wanted) ? [index] : []));
}
