/** Calls who listens with what happened. */
export interface Signal<A extends readonly unknown[] = []> {
  emit: (...args: A) => void;
  /** Returns the function that stops it. */
  subscribe: (listener: (...args: A) => void) => () => void;
  readonly size: number;
}

/** A listener that comes or goes while the others are called neither misses nor repeats one. */
export function createSignal<A extends readonly unknown[] = []>(): Signal<A> {
  const listeners = new Set<(...args: A) => void>();
  return {
    emit: (...args) => {
      for (const listener of [...listeners]) listener(...args);
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
    get size() {
      return listeners.size;
    },
  };
}

/** A value that outlives components; `subscribe` and `get` are what useSyncExternalStore takes. */
export interface Store<V> {
  get: () => V;
  set: (next: V) => void;
  subscribe: (listener: () => void) => () => void;
}

/** A store that holds `initial` until something is set; listeners hear of every set. */
export function createStore<V>(initial: V): Store<V> {
  const changed = createSignal();
  let value = initial;
  return {
    get: () => value,
    set: (next) => {
      value = next;
      changed.emit();
    },
    subscribe: changed.subscribe,
  };
}
