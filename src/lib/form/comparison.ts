import { type FieldPath, isEmpty, keyOf, valueAt } from '@/lib/rules/values';

/** One field of a form in which two of its states differ. */
export interface Difference {
  key: string;
  path: FieldPath;
  /** What it was when the operator began. */
  base: unknown;
  /** What is stored now. */
  theirs: unknown;
  /** What the operator entered. */
  mine: unknown;
}

type Values = Readonly<Record<string, unknown>>;

const isValues = (value: unknown): value is Values =>
  typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;

/** Whether two values of a field are the same to who looks at it: nothing is nothing, and 53 is "53". */
export function isSame(one: unknown, other: unknown): boolean {
  if (isEmpty(one) && isEmpty(other)) return true;
  if (Array.isArray(one) && Array.isArray(other))
    return one.length === other.length && one.every((item, index) => isSame(item, other[index]));
  if (isValues(one) && isValues(other))
    return [...new Set([...Object.keys(one), ...Object.keys(other)])].every((key) => isSame(one[key], other[key]));
  const isObject = typeof one === 'object' || typeof other === 'object';
  return isObject ? JSON.stringify(one) === JSON.stringify(other) : String(one) === String(other);
}

/** The paths of the fields in some states of a form: an object is gone into, unless a field holds the whole of it. */
function fieldPaths(states: readonly unknown[], isField: (key: string) => boolean, path: FieldPath = []): FieldPath[] {
  const inside = states.filter(isValues);
  if (inside.length === 0 || (path.length > 0 && isField(keyOf(path)))) return path.length > 0 ? [path] : [];
  const keys = new Set(inside.flatMap((values) => Object.keys(values)));
  return [...keys].flatMap((key) =>
    fieldPaths(
      inside.map((values) => values[key]),
      isField,
      [...path, key],
    ),
  );
}

/** A form as it was begun, as it is stored now, and as it stands. */
export interface States {
  base: unknown;
  theirs: unknown;
  mine: unknown;
}

/** The fields in which the three states are not all the same. */
export function differences({ base, theirs, mine }: States, isField: (key: string) => boolean): Difference[] {
  return fieldPaths([base, theirs, mine], isField)
    .map((path) => ({
      key: keyOf(path),
      path,
      base: valueAt(base, path),
      theirs: valueAt(theirs, path),
      mine: valueAt(mine, path),
    }))
    .filter((one) => !isSame(one.base, one.theirs) || !isSame(one.base, one.mine));
}
