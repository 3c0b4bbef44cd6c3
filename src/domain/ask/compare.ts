import type { NodeAnswer } from './answer';
import type { NodeReply } from './reply';

/** Nodes that answer the same. */
export interface AnswerGroup {
  readonly key: string;
  /** That of the first of them. */
  readonly answer: NodeAnswer;
  readonly ids: readonly string[];
  /** Of more than half of all that answered; `odd` beside such a group, `part` where there is none. */
  readonly standing: 'most' | 'odd' | 'part';
}

export interface AnswerComparison {
  /** The largest first. */
  readonly groups: readonly AnswerGroup[];
  readonly answered: number;
  /** Of whom no answer came. */
  readonly silent: readonly string[];
  /** What refused, said something else, or answered what cannot be read. */
  readonly failed: readonly string[];
  readonly stopped: readonly string[];
}

/** How a node stands among the others. */
export type AnswerStanding = AnswerGroup['standing'] | 'silent' | 'failed' | 'stopped' | 'waiting';

const idsIn = (replies: ReadonlyMap<string, NodeReply>, states: readonly NodeReply['state'][]) =>
  [...replies].filter(([, { state }]) => states.includes(state)).map(([id]) => id);

interface Same {
  readonly key: string;
  readonly answer: NodeAnswer;
  readonly ids: readonly string[];
}

type Answered = readonly [id: string, answer: NodeAnswer];

const sameOf = (key: string, all: readonly Answered[]): Same[] =>
  all.flatMap(([, answer], at) => (at === 0 ? [{ key, answer, ids: all.map(([id]) => id) }] : []));

/**
 * The same answer, validated by some and not by others, is two; who has the zone itself says nothing of it, and stands with
 * the greater part.
 */
function byValidation(key: string, all: readonly Answered[]): Same[] {
  const of = (wanted: boolean | null) => all.filter(([, { isValidated }]) => isValidated === wanted);
  const [validated, unchecked, unsaid] = [of(true), of(false), of(null)];
  const isMostly = validated.length >= unchecked.length;
  const [more, less] = isMostly ? [validated, unchecked] : [unchecked, validated];
  return [...sameOf(key, [...more, ...unsaid]), ...sameOf(`${key}\nAD ${!isMostly}`, less)];
}

/** Who answers what: nodes that say the same together, and those beside what most of them say marked. */
export function compare(replies: ReadonlyMap<string, NodeReply>): AnswerComparison {
  const answers = [...replies].flatMap(([id, reply]) =>
    reply.state === 'answered' ? [[id, reply.answer] satisfies Answered] : [],
  );
  const answered = answers.length;
  const keys = [...new Set(answers.map(([, { sameAs }]) => sameAs))];
  const found = keys.flatMap((key) =>
    byValidation(
      key,
      answers.filter(([, { sameAs }]) => sameAs === key),
    ),
  );
  const isMost = ({ ids }: Same) => ids.length * 2 > answered;
  const hasMost = found.some(isMost);
  const groups = found.map(
    (one): AnswerGroup => ({ ...one, standing: isMost(one) ? 'most' : hasMost ? 'odd' : 'part' }),
  );
  return {
    groups: groups.toSorted((a, b) => b.ids.length - a.ids.length),
    answered,
    silent: idsIn(replies, ['silent']),
    failed: idsIn(replies, ['said', 'refused', 'unreadable']),
    stopped: idsIn(replies, ['stopped']),
  };
}

/** What a reader looks for first: who answers otherwise, the fewest first, who does not, and only then what is as it should be. */
const ORDER: readonly AnswerStanding[] = ['odd', 'silent', 'failed', 'part', 'most', 'stopped', 'waiting'];

const WAITING: AnswerStanding = 'waiting';

/** Each node with how it stands, what is odd first. */
export function standingsOf(
  ids: readonly string[],
  { groups, silent, failed, stopped }: AnswerComparison,
): { id: string; standing: AnswerStanding }[] {
  const known = new Map<string, { standing: AnswerStanding; size: number }>();
  const note = (some: readonly string[], standing: AnswerStanding) => {
    for (const id of some) known.set(id, { standing, size: some.length });
  };
  for (const group of groups) note(group.ids, group.standing);
  note(silent, 'silent');
  note(failed, 'failed');
  note(stopped, 'stopped');
  return ids
    .map((id) => ({ id, ...(known.get(id) ?? { standing: WAITING, size: 0 }) }))
    .toSorted((a, b) => ORDER.indexOf(a.standing) - ORDER.indexOf(b.standing) || a.size - b.size)
    .map(({ id, standing }) => ({ id, standing }));
}

/** How long answers took: as many bars of the same width from nothing to the slowest, and who that is. */
export interface Times {
  readonly count: number;
  readonly median: number;
  readonly slowest: { readonly id: string; readonly ms: number };
  readonly bars: readonly number[];
}

/** Null where no node says how long it took. */
export function timesOf(replies: ReadonlyMap<string, NodeReply>, bars = 24): Times | null {
  const measured = [...replies]
    .flatMap(([id, reply]) =>
      reply.state === 'answered' && reply.answer.ms !== null ? [{ id, ms: reply.answer.ms }] : [],
    )
    .toSorted((a, b) => a.ms - b.ms);
  const slowest = measured.at(-1);
  const middle = measured[Math.floor((measured.length - 1) / 2)];
  if (!slowest || !middle) return null;
  const barOf = (ms: number) => Math.min(bars - 1, Math.floor((ms / (slowest.ms || 1)) * bars));
  const counts = Array.from({ length: bars }, (_, bar) => measured.filter(({ ms }) => barOf(ms) === bar).length);
  return { count: measured.length, median: middle.ms, slowest, bars: counts };
}
