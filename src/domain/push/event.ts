/** One log entry as it is pushed: fields by name, in their order. */
export interface PushEvent {
  readonly id: string;
  readonly module: string;
  /** Epoch milliseconds. */
  readonly at: number;
  /** 0 (emergency) to 7 (debug), as RFC 5424 numbers them. */
  readonly severity: number;
  /** The node that wrote it. */
  readonly host: string;
  /** One sentence for people. */
  readonly text: string;
  readonly fields: Readonly<Record<string, string | number>>;
}

/** A tag that a task adds to each event; `{field}` in its value stands for a field of the event. */
export type DynamicValue = Readonly<Record<'tag' | 'value', string>>;

const PLACEHOLDER = /\{([A-Za-z]\w*)\}/g;

/** The fields that a value asks for, each once. */
export function placeholdersOf(value: string): string[] {
  const found = new Set<string>();
  value.replace(PLACEHOLDER, (whole, field: string) => {
    found.add(field);
    return whole;
  });
  return [...found];
}

/** The tags of an event with their values filled in; a field that this event does not have gives nothing. */
export function tagsOf(event: PushEvent, values: readonly DynamicValue[]): [string, string][] {
  const fieldOf = (field: string) => (Object.hasOwn(event.fields, field) ? String(event.fields[field]) : '');
  return values.map(({ tag, value }) => [tag, value.replace(PLACEHOLDER, (_, field: string) => fieldOf(field))]);
}
