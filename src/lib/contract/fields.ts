const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

/** Whether a value is an object with fields, and no list. */
export const isFields = (value: unknown): value is Readonly<Record<string, unknown>> =>
  isObject(value) && !Array.isArray(value);

/** Whether an answer has a field that its schema does not know: what came, and what the schema left of it. */
export function hasUnknown(came: unknown, known: unknown): boolean {
  return (
    isObject(came) &&
    Object.keys(came).some(
      (name) => !isObject(known) || !Object.hasOwn(known, name) || hasUnknown(came[name], known[name]),
    )
  );
}
