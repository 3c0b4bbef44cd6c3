import type { LoggedChange } from '@/api/log/query';

type Json = LoggedChange['before'];
type Fields = Readonly<Record<string, unknown>>;

/** Bookkeeping of the gateway, and what follows from another field: it changes with a write and says nothing of it. */
const BOOKKEEPING: ReadonlySet<string> = new Set(['version', 'updatedAt', 'now', 'clock', 'replaceBy']);

/** Fields whose value nobody may read again, by name. */
export const isSecretField = (name: string): boolean =>
  /(password|secret|token|community|authkey|webhook|privatekey)$/i.test(name) && !/^has[A-Z]/.test(name);

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const asJson = (value: unknown): Json => (value === undefined ? null : JSON.parse(JSON.stringify(value)));
/** An empty value and none at all are the same to who reads. */
const isEmpty = (value: unknown): boolean =>
  value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0);
const isSame = (a: unknown, b: unknown): boolean =>
  (isEmpty(a) && isEmpty(b)) || JSON.stringify(a) === JSON.stringify(b);

type Names = ReadonlySet<string>;
const NONE: Names = new Set();

/** A list may hold objects with secrets of their own. */
function masked(value: unknown, secrets: Names): unknown {
  if (Array.isArray(value)) return value.map((one) => masked(one, secrets));
  if (!isFields(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, one]) => [
      name,
      (secrets.has(name) || isSecretField(name)) && !isEmpty(one) ? '***' : masked(one, secrets),
    ]),
  );
}

/**
 * Every field in which two states of an object differ; null stands for an object that is not there. `secrets` are the
 * fields that the schema of the call marks as such, besides those that their names give away.
 */
export function differences(before: unknown, after: unknown, secrets: Names = NONE, path = ''): LoggedChange[] {
  const [old, fresh] = [isFields(before) ? before : {}, isFields(after) ? after : {}];
  return [...new Set([...Object.keys(old), ...Object.keys(fresh)])].flatMap((name): LoggedChange[] => {
    const [was, is] = [old[name], fresh[name]];
    if (BOOKKEEPING.has(name) || isSame(was, is)) return [];
    const field = path === '' ? name : `${path}.${name}`;
    if (secrets.has(name) || isSecretField(name)) return [{ field, before: null, after: null, isSecret: true }];
    const isNested = (isFields(was) || isEmpty(was)) && (isFields(is) || isEmpty(is));
    if (isNested && !('name' in Object(was ?? is) && 'id' in Object(was ?? is)))
      return differences(was, is, secrets, field);
    return [{ field, before: asJson(masked(was, secrets)), after: asJson(masked(is, secrets)), isSecret: false }];
  });
}
