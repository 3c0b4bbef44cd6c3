import { onCacheReset } from '../cache-reset';
import { onForget, onInvalidate } from './invalidation';
import { createQuery, FRESH_MS, type Kept, type KeptQuery, type Query, type Surroundings } from './query';

/** What asks more than one question, such as a tree, and is kept in step as the queries of its page are. */
export type Joined = Pick<Kept, 'follow' | 'look' | 'stop'>;

/** The queries of a page, one per key. */
export interface Queries {
  /** The query that a key names: endpoint, language and input; the type of its answer is that of the endpoint. */
  of: <V>(key: string) => Query<V>;
  /** Keeps something in step with them until the function is called that this gives. */
  join: (one: Joined) => () => void;
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
  const joined = new Set<Joined>();
  const shown = () => [...all.values(), ...joined];
  let lookedAt = Number.NEGATIVE_INFINITY;
  // A timer for each would live long after its screen was left.
  const sweep = () => {
    for (const [key, query] of all) if (query.isSpare()) all.delete(key);
  };
  onForget((resource) => {
    for (const query of all.values()) query.forget(resource);
  });
  onInvalidate((resource) => {
    for (const one of shown()) one.follow(resource);
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
    join: (one) => {
      joined.add(one);
      return () => void joined.delete(one);
    },
    look: () => {
      const now = surroundings.now();
      const isFirst = Math.abs(now - lookedAt) >= FRESH_MS;
      if (isFirst) lookedAt = now;
      for (const one of shown()) one.look(isFirst);
    },
    resume: () => {
      for (const one of shown()) one.look(false);
    },
    reset: () => {
      const stopped = shown();
      all.clear();
      lookedAt = Number.NEGATIVE_INFINITY;
      for (const one of stopped) one.stop();
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
