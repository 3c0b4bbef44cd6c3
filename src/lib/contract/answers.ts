import { onChange } from './changes';

/** How long an answer is shown again at once: ahooks' own default (spec 7). */
const KEPT_MS = 5 * 60_000;

/** The answer to a question, which its key names: endpoint, language and input. */
export interface Answer<V> {
  readonly key: string;
  readonly value: V;
  /** When it came, epoch milliseconds of the browser. */
  readonly at: number;
  /** The resources (`/api/acm/role`) whose writes make it old: its own, and those that it depends on. */
  readonly resources: ReadonlySet<string>;
}

type Listener = (answer: Answer<never>) => void;

const kept = new Map<string, Answer<unknown>>();
const asked = new Map<string, Promise<unknown>>();
const listeners = new Map<string, Set<Listener>>();

/** A clock that was put back makes an answer old too (REL-11). */
const isOld = ({ at }: Answer<unknown>, now: number) => now < at || now - at >= KEPT_MS;

/**
 * Keeps an answer for 5 minutes and tells who shows an older one. What is old goes with the next answer: a timer for
 * each would live long after its screen was left (REL-8).
 */
export function keepAnswer(answer: Answer<unknown>): void {
  const now = Date.now();
  for (const [one, old] of kept) if (isOld(old, now)) kept.delete(one);
  kept.set(answer.key, answer);
  for (const listener of [...(listeners.get(answer.key) ?? [])]) listener(answer as Answer<never>);
}

/** The answer that is kept under a key; its type is that of the endpoint which the key begins with. */
export function answerOf<V>(key: string): Answer<V> | undefined {
  const answer = kept.get(key);
  return answer && !isOld(answer, Date.now()) ? (answer as Answer<V>) : undefined;
}

/** Calls back with each new answer under a key; returns the function that stops it. */
export function onAnswer<V>(key: string, listener: (answer: Answer<V>) => void): () => void {
  const all = listeners.get(key) ?? new Set();
  listeners.set(key, all.add(listener as Listener));
  return () => {
    all.delete(listener as Listener);
    if (all.size === 0) listeners.delete(key);
  };
}

/**
 * The call for a question that another part has under way, or the one that `start` makes. `own` is what the asking part
 * asked last: that one is out of date, or it would not ask again.
 */
export function sharedCall<A>(key: string, own: Promise<A> | null, start: () => Promise<A>): Promise<A> {
  const running = asked.get(key) as Promise<A> | undefined;
  if (running && running !== own) return running;
  const call = start();
  asked.set(key, call);
  const end = () => {
    if (asked.get(key) === call) asked.delete(key);
  };
  call.then(end, end);
  return call;
}

/** Forgets every answer. */
export function forgetAnswers(): void {
  kept.clear();
}

// A write makes answers old whose screens are not open, too: another page of the list, a detail that was left.
onChange((resource) => {
  for (const [key, answer] of kept) if (answer.resources.has(resource)) kept.delete(key);
});
