interface Shown {
  size: number;
  /** Column keys in their order. */
  shown: readonly string[];
  hidden: readonly string[];
  /** Where the view has no end of time: what comes later is not in it. Null if it has one, or none is known. */
  until: number | null;
}

const COLUMNS = 'columns';

/** An address with everything that a view depends on and that addresses leave out: page size, columns, an end of time. */
export function exactLink(href: string, { size, shown, hidden, until }: Shown): string {
  const link = new URL(href);
  link.searchParams.set('size', String(size));
  link.searchParams.set(COLUMNS, [...shown, ...hidden.map((key) => `-${key}`)].join(','));
  if (until !== null) {
    link.searchParams.set('from', '0');
    link.searchParams.set('to', String(until));
  }
  return link.href;
}

/** The columns that an address names, in their order, and those that it hides; null if it says nothing of them. */
export function linkedColumns(query: URLSearchParams): { order: string[]; hidden: string[] } | null {
  const named = (query.get(COLUMNS) ?? '').split(',').filter((one) => /^-?\w{1,64}$/.test(one));
  if (named.length === 0 || named.length > 100) return null;
  const isHidden = (one: string) => one.startsWith('-');
  return {
    order: named.map((one) => one.replace(/^-/, '')),
    hidden: named.filter(isHidden).map((one) => one.slice(1)),
  };
}

/** The change of an address that forgets its columns: from now on the account's own choice counts. */
export const WITHOUT_COLUMNS = { [COLUMNS]: undefined };
