import { onCacheReset } from '../cache-reset';
import { onForget, onInvalidate } from './invalidation';
import { createQuery, FRESH_MS, type Kept, type KeptQuery, type Query, type Surroundings } from './query';

/** The queries of a page, one per key. */
export interface Queries {
  /** The query that a key names: endpoint, language and input; the type of its answer is that of the endpoint. */
  of: <V>(key: string) => Query<V>;
  /** The page is looked at: what is shown loads again, at most once in a while. */
  look: () => void;
  /** There is a network again: what was due meanwhile is asked for. */
  resume: () => void;
  /** Forgets every answer, and gives up what is on its way: nothing of one account may be shown to the next. */
  reset: () => void;
}

/** No queries yet; they follow every write. */
export function createQueries(surroundings: Surroundings): Queries {
  const all = new Map<string, Kept>();
  let lookedAt = Number.NEGATIVE_INFINITY;
  // A timer for each would live long after its screen was left.
  const sweep = () => {
    for (const [key, query] of all) if (query.isSpare()) all.delete(key);
  };
  onForget((resource) => {
    for (const query of all.values()) query.forget(resource);
  });
  onInvalidate((resource) => {
    for (const query of [...all.values()]) query.follow(resource);
  });
  return {
    of: <V>(key: string) => {
      // The key begins with the endpoint, whose answers are of one type.
      const known = all.get(key) as KeptQuery<V> | undefined;
      if (known) return known;
      const query: KeptQuery<V> = createQuery<V>(surroundings, () => void all.set(key, query), sweep);
      all.set(key, query);
      return query;
    },
    look: () => {
      const now = surroundings.now();
      const isFirst = Math.abs(now - lookedAt) >= FRESH_MS;
      if (isFirst) lookedAt = now;
      for (const query of [...all.values()]) query.look(isFirst);
    },
    resume: () => {
      for (const query of [...all.values()]) query.look(false);
    },
    reset: () => {
      const stopped = [...all.values()];
      all.clear();
      lookedAt = Number.NEGATIVE_INFINITY;
      for (const query of stopped) query.stop();
    },
  };
}

const isSeen = () => document.visibilityState !== 'hidden';

/** The queries of this page. */
export const queries = createQueries({ now: () => Date.now(), isSeen });

onCacheReset(queries.reset);
const look = () => {
  if (isSeen() && navigator.onLine !== false) queries.look();
};
globalThis.window?.addEventListener('focus', look);
globalThis.document?.addEventListener('visibilitychange', look);
globalThis.window?.addEventListener('online', () => isSeen() && queries.resume());
