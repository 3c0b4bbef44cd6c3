type Where = 'local' | 'session';

/** Storage that may be missing, full, forbidden or full of garbage: reading gives null, writing says whether it held. */
const area = (kind: Where): Storage => (kind === 'local' ? window.localStorage : window.sessionStorage);

/** The raw text under a key, or null. */
export function readText(key: string, where: Where = 'local'): string | null {
  try {
    return area(where).getItem(key);
  } catch {
    return null;
  }
}

/** Stores a text; false if the browser did not take it. */
export function writeText(key: string, value: string, where: Where = 'local'): boolean {
  try {
    area(where).setItem(key, value);
    return true;
  } catch {
    return false;
  }
}

/** The JSON value under a key; null if there is none or it is no JSON. Callers check its shape. */
export function readStored(key: string, where: Where = 'local'): unknown {
  const text = readText(key, where);
  if (text === null) return null;
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** Stores a value as JSON; false if the browser did not take it. */
export function writeStored(key: string, value: unknown, where: Where = 'local'): boolean {
  return writeText(key, JSON.stringify(value), where);
}

/** Removes one key. */
export function removeStored(key: string, where: Where = 'local'): void {
  try {
    area(where).removeItem(key);
  } catch {
    // Nothing is stored where storage is forbidden.
  }
}

/** All keys with a prefix. */
export function storedKeys(prefix: string, where: Where = 'local'): string[] {
  try {
    return Object.keys(area(where)).filter((key) => key.startsWith(prefix));
  } catch {
    return [];
  }
}

/** Hears writes of other tabs to one key; returns the function that stops it. */
export function onStored(key: string, listener: (value: string | null) => void): () => void {
  const hear = (event: StorageEvent) => {
    if (event.key === key) listener(event.newValue);
  };
  window.addEventListener('storage', hear);
  return () => window.removeEventListener('storage', hear);
}

/** Hears that another tab wrote a key with a prefix, or emptied the storage; returns the function that stops it. */
export function onStoredUnder(prefix: string, listener: () => void): () => void {
  const hear = ({ key }: StorageEvent) => {
    if (key === null || key.startsWith(prefix)) listener();
  };
  window.addEventListener('storage', hear);
  return () => window.removeEventListener('storage', hear);
}

/** A cookie's value, as it is if it is not well escaped; null if there is none or it is empty. */
export function readCookie(name: string): string | null {
  const found = document.cookie.split('; ').find((pair) => pair.startsWith(`${name}=`));
  const value = found?.slice(name.length + 1) ?? '';
  if (value === '') return null;
  try {
    return decodeURIComponent(value);
  } catch {
    return value;
  }
}

/** Removes a cookie of the whole site. */
export function removeCookie(name: string): void {
  // biome-ignore lint/suspicious/noDocumentCookie: Safari 15 has no Cookie Store API.
  document.cookie = `${name}=; Path=/; Max-Age=0; SameSite=Lax`;
}
