/**
 * What a pure function says of an object, worked out once for as long as the object lives. For objects that never
 * change: entries of a configuration keep their identity while others are edited.
 */
export function oncePer<K extends object, V>(of: (key: K) => V): (key: K) => V {
  const known = new WeakMap<K, { readonly value: V }>();
  return (key) => {
    const held = known.get(key);
    if (held) return held.value;
    const value = of(key);
    known.set(key, { value });
    return value;
  };
}
