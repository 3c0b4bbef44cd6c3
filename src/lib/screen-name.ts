/** The object that the present screen is about, such as the name of a node; the title of the browser's tab says it. */
let name: string | null = null;
const listeners = new Set<() => void>();

export const screenName = (): string | null => name;

/** Names the object; the function that is returned takes the name back, unless another screen has named its own meanwhile. */
export function nameScreen(next: string): () => void {
  set(next);
  return () => {
    if (name === next) set(null);
  };
}

function set(next: string | null): void {
  name = next;
  for (const listener of listeners) listener();
}

export function onScreenName(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
