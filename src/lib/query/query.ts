import { type Failure, failureOf, isSilent } from '../contract/failure';
import { createSignal } from '../store';
import { writeCount } from './invalidation';

/** How long an answer that nobody shows is kept, to be shown again at once. */
const KEPT_MS = 5 * 60_000;
/** So long nothing asks again by itself for what is on screen: neither a window that gets the focus nor a new part. */
export const FRESH_MS = 5_000;
/** What the gateway is doing is looked at after so long, then after twice as long each time, up to the longest. */
const FIRST_MS = 1_000;
const LONGEST_MS = 30_000;

/** An answer, by the clock of the browser. */
export interface QueryResult<V> {
  readonly value: V;
  /** When it came, epoch milliseconds. */
  readonly at: number;
  /** When it was asked for. */
  readonly askedAt: number;
  /** How much had been written when it was asked for. */
  readonly writes: number;
}

/** What is known of a query. */
export interface QueryState<V> {
  readonly result: QueryResult<V> | null;
  /** Why the last question failed; gone with the next answer. */
  readonly failure: Failure | null;
  readonly isLoading: boolean;
  /** Nobody reads it: what it has may be old. */
  readonly isIdle: boolean;
}

/** What a part on screen wants of a query. */
export interface Reader<V> {
  /** Asks the gateway; hears the answer that is here, which may only be brought up to date. */
  read: (signal: AbortSignal, known: V | undefined) => Promise<V>;
  /** The resources (`/api/acm/role`) whose writes make the answer old. */
  resources: ReadonlySet<string>;
  /** Milliseconds from an answer to the next question; 0 is off. */
  pollMs?: number | undefined;
  /** Follows what the gateway is doing, after 1, 2, 4 … 30 s, until an answer is final. */
  isFinal?: ((value: V) => boolean) | undefined;
}

/** One question to the gateway, and all that shows its answer. */
export interface Query<V> {
  subscribe: (listener: () => void) => () => void;
  get: () => QueryState<V>;
  /** Reads it and keeps it in step until the function is called that this gives; with the last reader a call is given up. */
  want: (reader: Reader<V>) => () => void;
  /** Asks anew, where somebody reads it. */
  reload: () => void;
  /** Gives up and forgets everything for good. */
  stop: () => void;
  /** Whether it was stopped: whoever shows it asks for another one. */
  isStopped: () => boolean;
}

/** What a query needs to know of the page. */
export interface Surroundings {
  /** Epoch milliseconds. */
  now: () => number;
  isSeen: () => boolean;
}

/** What whoever keeps queries does with each, whatever it is about. */
export interface Kept {
  /** Something of a resource was written: an answer that nobody shows goes. */
  forget: (resource: string) => void;
  /** It was written, with all that belongs to it: what is shown loads again. */
  follow: (resource: string) => void;
  /** The page is looked at again, for the first time in a while or not. */
  look: (isFirst: boolean) => void;
  /** Nothing would be lost without it. */
  isSpare: () => boolean;
  stop: () => void;
}

/** A query as those know it that keep it. */
export type KeptQuery<V> = Query<V> & Kept;

interface Run {
  readonly controller: AbortController;
}

/** A reader, and how long its next question waits from an answer on. */
interface Place<V> {
  readonly reader: Reader<V>;
  wait: number;
}

const NOTHING: QueryState<never> = { result: null, failure: null, isLoading: false, isIdle: true };

/** A query that is read by nobody yet; `keep` hears that somebody reads it, and `onAnswer` of each answer. */
export function createQuery<V>({ now, isSeen }: Surroundings, keep: () => void, onAnswer: () => void): KeptQuery<V> {
  const changed = createSignal();
  const places = new Set<Place<V>>();
  let state: QueryState<V> = NOTHING;
  let run: Run | null = null;
  let endedAt = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  /** Who left just now: a part may come back at once, drawn anew or at another pace. */
  let left: Reader<V> | null = null;
  let isDue = false;
  let isStopped = false;
  const resources = new Set<string>();

  const set = (next: Partial<QueryState<V>>) => {
    state = { ...state, ...next };
    changed.emit();
  };
  const ageOf = ({ at }: QueryResult<V>) => now() - at;
  // A clock that was put back makes an answer old too: nobody knows its age.
  const isOld = (result: QueryResult<V>) => ageOf(result) < 0 || ageOf(result) >= KEPT_MS;
  const isFresh = () =>
    state.result !== null &&
    state.result.writes === writeCount() &&
    ageOf(state.result) >= 0 &&
    ageOf(state.result) < FRESH_MS;

  const waitOf = ({ reader, wait }: Place<V>): number => {
    if (!reader.isFinal) return reader.pollMs || Number.POSITIVE_INFINITY;
    return state.result && reader.isFinal(state.result.value) ? Number.POSITIVE_INFINITY : wait;
  };
  function schedule(): void {
    clearTimeout(timer);
    const wait = Math.min(...[...places].map(waitOf));
    if (run || !Number.isFinite(wait)) return;
    timer = setTimeout(
      () => {
        for (const place of places) if (waitOf(place) <= wait) place.wait = Math.min(place.wait * 2, LONGEST_MS);
        if (isSeen()) start();
        else isDue = true;
      },
      Math.max(0, endedAt + wait - now()),
    );
  }

  function giveUp(): void {
    run?.controller.abort();
    run = null;
    isDue = false;
    clearTimeout(timer);
  }

  function start(): void {
    const reader = [...places].at(-1)?.reader;
    if (!reader) return;
    giveUp();
    const mine = { controller: new AbortController() };
    run = mine;
    const asked = { askedAt: now(), writes: writeCount() };
    set({ isLoading: true, isIdle: false });
    const end = (next: Partial<QueryState<V>>) => {
      if (run !== mine) return;
      run = null;
      endedAt = now();
      set({ ...next, isLoading: false });
      // What starts after an end is followed closely again.
      for (const place of places) if (!Number.isFinite(waitOf(place))) place.wait = FIRST_MS;
      schedule();
      onAnswer();
    };
    reader.read(mine.controller.signal, state.result?.value).then(
      (value) => end({ result: { value, at: now(), ...asked }, failure: null }),
      (thrown: unknown) => {
        const failure = failureOf(thrown);
        end({ failure: state.result && isSilent(failure) ? null : failure });
      },
    );
  }

  function leave(reader: Reader<V>): void {
    left = reader;
    schedule();
    queueMicrotask(() => {
      left = null;
      if (places.size > 0 || isStopped) return;
      giveUp();
      set({ failure: null, isLoading: false, isIdle: true });
    });
  }

  const isShown = () => places.size > 0 || left !== null;
  function get(): QueryState<V> {
    if (!isShown() && state.result && isOld(state.result)) state = NOTHING;
    return state;
  }

  return {
    subscribe: changed.subscribe,
    get,
    want: (reader) => {
      if (isStopped) return () => {};
      keep();
      get();
      for (const one of reader.resources) resources.add(one);
      const isBeside = isShown();
      // A pace counts from an answer on: another one begins with the next.
      const isRepaced = left !== null && left.pollMs !== reader.pollMs;
      const place = { reader, wait: FIRST_MS };
      places.add(place);
      if (!run && (isRepaced || !isBeside || !isFresh())) start();
      schedule();
      return () => {
        if (places.delete(place) && !isStopped) leave(reader);
      };
    },
    reload: start,
    stop: () => {
      isStopped = true;
      giveUp();
      places.clear();
      state = NOTHING;
      changed.emit();
    },
    isStopped: () => isStopped,
    forget: (resource) => {
      if (places.size === 0 && state.result && resources.has(resource)) set({ result: null });
    },
    follow: (resource) => {
      if ([...places].some(({ reader }) => reader.resources.has(resource))) start();
    },
    look: (isFirst) => {
      if (!run && (isDue || isFirst)) start();
    },
    isSpare: () => !isShown() && get().result === null,
  };
}
