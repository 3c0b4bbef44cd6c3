/** One router on the way to a target; times in milliseconds. */
export interface Hop {
  readonly count: number;
  /** '' where nobody answered. */
  readonly host: string;
  readonly lossPercent: number;
  readonly ms: number | null;
}

/**
 * What came of a question. Of a name: records, none of this type, kept back by a list, or what the server said instead (its
 * response code); of a ping: all, some or nothing came back; of a way: whether it ends at the target; of a port: open, closed,
 * or no answer. `unresolved`: the node found no address for the name.
 */
export type AnswerOutcome =
  | 'records'
  | 'noData'
  | 'blocked'
  | 'code'
  | 'reached'
  | 'partly'
  | 'lost'
  | 'open'
  | 'closed'
  | 'filtered'
  | 'unresolved';

/** What a node answered. */
export interface NodeAnswer {
  readonly outcome: AnswerOutcome;
  /** By what answers are told apart: neither order nor time to live of records counts, nor how long anything took. */
  readonly sameAs: string;
  /** Whether it was validated (AD); null where that is not said, as by who has the zone itself (AA). */
  readonly isValidated: boolean | null;
  /** What it says, in the node's own words: records, the response code, the end of the way. */
  readonly lines: readonly string[];
  /** Flags of the answer of a name server: AA, AD, CD, TC. */
  readonly flags: readonly string[];
  /** Which list keeps a name back, or why the server gives no answer, in its own words. */
  readonly reason: string;
  /** How long it took, as the node measured it; null where it does not say so. */
  readonly ms: number | null;
  readonly hops: readonly Hop[];
  /** Of a ping: how many went, and how many came back. */
  readonly sent: number;
  readonly back: number;
}

const NOTHING = { isValidated: null, lines: [], flags: [], reason: '', ms: null, hops: [], sent: 0, back: 0 };

/** An answer with nothing said but its outcome; answers of the same outcome are the same unless told otherwise. */
export const answerOf = (outcome: AnswerOutcome, rest: Partial<NodeAnswer> = {}): NodeAnswer => ({
  ...NOTHING,
  outcome,
  sameAs: outcome,
  ...rest,
});
