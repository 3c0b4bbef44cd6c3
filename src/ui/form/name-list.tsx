/** The ids of a value that is one or several. */
export const chosenIds = (value: unknown): string[] => [value].flat().map(String);

/** What was chosen, by name, in a line each. */
export function NameList({ names }: { names: readonly string[] }) {
  return (
    <ul className="compare-list">
      {names.map((name) => (
        <li key={name}>
          <bdi>{name}</bdi>
        </li>
      ))}
    </ul>
  );
}
