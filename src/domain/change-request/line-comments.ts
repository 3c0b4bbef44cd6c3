/** A line of a configuration by the block that it stands in: numbers move with every edit above. */
export interface Anchor {
  readonly section: string;
  readonly line: string;
}

interface Anchored {
  readonly anchor: Anchor | null;
}

const keyOf = ({ section, line }: Anchor) => JSON.stringify([section, line.trim()]);

/** Whether two anchors are of the same line. */
export const isSameLine = (a: Anchor | null, b: Anchor | null): boolean =>
  a === null || b === null ? a === b : keyOf(a) === keyOf(b);

/**
 * Comments at the lines that are shown, each at the first line that it fits, and those whose line is not there any more. What is
 * about the whole is with neither.
 */
export function atLines<Comment extends Anchored>(
  anchors: readonly Anchor[],
  comments: readonly Comment[],
): { at: ReadonlyMap<number, readonly Comment[]>; gone: readonly Comment[] } {
  const first = new Map<string, number>();
  for (const [index, anchor] of anchors.entries()) {
    const key = keyOf(anchor);
    if (!first.has(key)) first.set(key, index);
  }
  const at = new Map<number, Comment[]>();
  const gone: Comment[] = [];
  for (const comment of comments) {
    if (comment.anchor === null) continue;
    const index = first.get(keyOf(comment.anchor));
    if (index === undefined) gone.push(comment);
    else at.set(index, [...(at.get(index) ?? []), comment]);
  }
  return { at, gone };
}

interface Found {
  readonly code: string;
  readonly path: readonly string[];
}

const placeOf = ({ code, path }: Found) => JSON.stringify([code, path]);

/** How findings that are judged anew differ from those that somebody saw: by what and where, not by their figures. */
export function findingsMoved<Seen extends Found, Now extends Found>(seen: readonly Seen[], now: readonly Now[]) {
  const [before, after] = [new Set(seen.map(placeOf)), new Set(now.map(placeOf))];
  return {
    more: now.filter((one) => !before.has(placeOf(one))),
    gone: seen.filter((one) => !after.has(placeOf(one))),
  };
}
