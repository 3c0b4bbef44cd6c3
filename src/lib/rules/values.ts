type Path = readonly (string | number)[];

/** The value at a path inside another value. */
export function valueAt(value: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce<unknown>(
    (inner, key) => (typeof inner === 'object' && inner !== null ? Reflect.get(inner, key) : undefined),
    value,
  );
}

/** A copy with another value at a path. */
export function withValue(values: unknown, [first, ...rest]: Path, value: unknown): unknown {
  if (first === undefined) return value;
  const inner = withValue(valueAt(values, [first]), rest, value);
  if (Array.isArray(values)) return Object.assign([...values], { [first]: inner });
  return typeof values === 'object' && values !== null ? { ...values, [first]: inner } : { [first]: inner };
}
