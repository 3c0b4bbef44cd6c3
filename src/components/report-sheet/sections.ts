/**
 * The sections that a report shows, in their order: those of its template that are known here; from a gateway that names
 * none, those it sent something for.
 */
export function sectionsOf<S extends string>(
  known: readonly S[],
  named: readonly string[] | undefined,
  hasData: (section: S) => boolean,
): S[] {
  if (named === undefined) return known.filter(hasData);
  return named.flatMap((code) => known.filter((one) => one === code));
}
