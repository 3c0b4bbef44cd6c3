/** What has to hold after a node was upgraded. */
export interface Gates {
  /** At least as many routing sessions up as before. */
  checksSessions: boolean;
  /** The figures of its resolution not worse than before by more than these. */
  checksFigures: boolean;
  /** Per cent of the success rate. */
  maxDrop: number;
  /** Per cent of the latency. */
  maxRise: number;
}

/** What a node shows of itself over a while; null is what it does not tell. */
export interface Figures {
  sessions: number | null;
  /** Per cent of the queries that were answered. */
  successRate: number | null;
  latencyMs: number | null;
}

export type GateKind = 'sessions' | 'successRate' | 'latency';

/** One gate of one node. */
export interface GateCheck {
  kind: GateKind;
  before: number | null;
  now: number | null;
  /** What it had to reach, or not to exceed; null where nothing is known of before. */
  limit: number | null;
  /** Null where there is nothing to compare with: the gate says neither yes nor no. */
  isMet: boolean | null;
}

function check(
  kind: GateKind,
  before: number | null,
  now: number | null,
  limitOf: (before: number) => number,
  fits: (now: number, limit: number) => boolean,
): GateCheck {
  if (before === null) return { kind, before, now, limit: null, isMet: null };
  const limit = limitOf(before);
  // What was told before and is not told any more is no success.
  return { kind, before, now, limit, isMet: now !== null && fits(now, limit) };
}

const atLeast = (now: number, limit: number) => now >= limit;
const atMost = (now: number, limit: number) => now <= limit;

/** The gate of the sessions; none where it is not asked for. */
export const sessionCheck = (gates: Gates, before: Figures, now: Figures): GateCheck[] =>
  gates.checksSessions ? [check('sessions', before.sessions, now.sessions, (was) => was, atLeast)] : [];

/** The gates of the figures of resolution; none where they are not asked for. */
export const figureChecks = (gates: Gates, before: Figures, now: Figures): GateCheck[] =>
  gates.checksFigures
    ? [
        check('successRate', before.successRate, now.successRate, (was) => was * (1 - gates.maxDrop / 100), atLeast),
        check('latency', before.latencyMs, now.latencyMs, (was) => was * (1 + gates.maxRise / 100), atMost),
      ]
    : [];

/** The first gate that a node does not pass; null where it passes all that could be judged. */
export const failedGate = (checks: readonly GateCheck[]): GateKind | null =>
  checks.find(({ isMet }) => isMet === false)?.kind ?? null;
