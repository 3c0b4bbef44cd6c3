import { createStore } from './store';

/** The object that the present screen is about, such as the name of a node; the title of the browser's tab says it. */
const store = createStore<string | null>(null);

export const screenName = store.get;
export const onScreenName = store.subscribe;

/** Names the object; the function that is returned takes the name back, unless another screen has named its own meanwhile. */
export function nameScreen(next: string): () => void {
  store.set(next);
  return () => {
    if (store.get() === next) store.set(null);
  };
}
