const owns = Object.prototype.hasOwnProperty;

/** What the oldest browsers lack of what the console calls: Chrome 96, Edge 91 and Safari 15 are older than each of it. */
export const OLDER: readonly (readonly [owner: object, name: string, stand: unknown])[] = [
  [Object, 'hasOwn', (owner: object, name: PropertyKey) => owns.call(owner, name)],
  [Array.prototype, 'at', at],
  [String.prototype, 'at', at],
  [Array.prototype, 'findLast', findLast],
  [Array.prototype, 'toSorted', toSorted],
  [Array.prototype, 'toSpliced', toSpliced],
  [URL, 'canParse', canParse],
  // Which zones there are nobody says: the own one can be chosen all the same.
  [Intl, 'supportedValuesOf', () => [new Intl.DateTimeFormat().resolvedOptions().timeZone]],
];

function at(this: ArrayLike<unknown>, index: number): unknown {
  return this[index < 0 ? this.length + index : index];
}

function findLast(this: unknown[], isWanted: (item: unknown, index: number, all: unknown[]) => unknown): unknown {
  for (let index = this.length - 1; index >= 0; index -= 1) {
    if (isWanted(this[index], index, this)) return this[index];
  }
  return undefined;
}

function toSorted(this: unknown[], compare?: (one: unknown, other: unknown) => number): unknown[] {
  return [...this].sort(compare);
}

function toSpliced(this: unknown[], ...change: [start: number, count: number, ...items: unknown[]]): unknown[] {
  const copy = [...this];
  copy.splice(...change);
  return copy;
}

function canParse(text: string, base?: string): boolean {
  try {
    return new URL(text, base).href !== '';
  } catch {
    return false;
  }
}

/** Gives an engine what it lacks of these, as its own would stand there; what it has stays as it is. */
export function supply(parts: typeof OLDER): void {
  for (const [owner, name, stand] of parts) {
    if (!(name in owner)) Object.defineProperty(owner, name, { value: stand, writable: true, configurable: true });
  }
}

supply(OLDER);
