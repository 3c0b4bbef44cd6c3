/** Where a value stands inside another one. */
export type FieldPath = readonly (string | number)[];

/** A path as one text, under which a field is found: `rules.0.ip`. */
export const keyOf = (path: readonly PropertyKey[]): string => path.map(String).join('.');

/** Whether nothing was entered: undefined, null, an empty text or list. */
export const isEmpty = (value: unknown): boolean =>
  value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0);

/** The value at a path inside another value. */
export function valueAt(value: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce<unknown>(
    (inner, key) => (typeof inner === 'object' && inner !== null ? Reflect.get(inner, key) : undefined),
    value,
  );
}

/** A copy with another value at a path. */
export function withValue(values: unknown, [first, ...rest]: FieldPath, value: unknown): unknown {
  if (first === undefined) return value;
  const inner = withValue(valueAt(values, [first]), rest, value);
  if (Array.isArray(values)) return Object.assign([...values], { [first]: inner });
  return typeof values === 'object' && values !== null ? { ...values, [first]: inner } : { [first]: inner };
}
