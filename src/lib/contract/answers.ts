/** How long an answer is shown again at once: ahooks' own default (spec 7). */
const KEPT_MS = 5 * 60_000;

interface Answer {
  /** When it came, epoch milliseconds of the browser. */
  time: number;
}

const kept = new Map<string, Answer>();

/** A clock that was put back makes an answer old too (REL-11). */
const isOld = ({ time }: Answer, now: number) => now < time || now - time >= KEPT_MS;

/**
 * Keeps the answer to a question (endpoint and input) for 5 minutes. What is old goes with the next answer: ahooks'
 * own cache holds a timer for each, long after its screen was left (REL-8).
 */
export function keepAnswer(key: string, answer: Answer): void {
  const now = Date.now();
  for (const [one, old] of kept) if (isOld(old, now)) kept.delete(one);
  kept.set(key, answer);
}

/** The answer that is kept under a key; its type is that of the endpoint which the key begins with. */
export function answerOf<A extends Answer>(key: string): A | undefined {
  const answer = kept.get(key);
  return answer && !isOld(answer, Date.now()) ? (answer as A) : undefined;
}

/** Forgets the answer under a key, or every answer. */
export function forgetAnswers(key?: string): void {
  if (key === undefined) kept.clear();
  else kept.delete(key);
}
