import { filledLines } from './filled-lines';

/** A member of a list, as an edit leaves it. */
export interface MemberChange {
  readonly text: string;
  readonly change: 'kept' | 'gone' | 'new';
}

const linesOf = (text: string) => filledLines(text).map((line) => line.text);

/**
 * What an edit does to each member of a list that is written one to a line: what comes stands where it will, what goes
 * where it was. A member that changes places goes and comes, since the first server is asked first.
 */
export function memberChanges(before: string, after: string): MemberChange[] {
  const [old, now] = [linesOf(before), linesOf(after)];
  const common = commonAfter(old, now);
  const result: MemberChange[] = [];
  for (let [i, j] = [0, 0]; ; ) {
    const [was, becomes] = [old[i], now[j]];
    if (was !== undefined && was === becomes) {
      result.push({ text: was, change: 'kept' });
      i += 1;
      j += 1;
    } else if (was !== undefined && common(i + 1, j) >= common(i, j + 1)) {
      result.push({ text: was, change: 'gone' });
      i += 1;
    } else if (becomes !== undefined) {
      result.push({ text: becomes, change: 'new' });
      j += 1;
    } else {
      return result;
    }
  }
}

/** How many members two lists share in the same order, counted from a place in each. */
function commonAfter(old: readonly string[], now: readonly string[]) {
  const counts = old.map(() => now.map(() => 0));
  const common = (i: number, j: number) => counts[i]?.[j] ?? 0;
  for (const [i, row] of [...counts.entries()].reverse()) {
    for (let j = now.length - 1; j >= 0; j -= 1)
      row[j] = old[i] === now[j] ? common(i + 1, j + 1) + 1 : Math.max(common(i + 1, j), common(i, j + 1));
  }
  return common;
}
