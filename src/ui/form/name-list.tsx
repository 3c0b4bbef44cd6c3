import type { ReactNode } from 'react';

/** The ids of a value that is one or several. */
export const chosenIds = (value: unknown): string[] => [value].flat().map(String);

/** What was chosen, by name, in a line each. */
export function NameList({ names }: { names: readonly ReactNode[] }) {
  return (
    <ul className="compare-list">
      {names.map((name, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two may have the same name, and none moves.
        <li key={place}>
          <bdi>{name}</bdi>
        </li>
      ))}
    </ul>
  );
}
