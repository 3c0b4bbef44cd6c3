import { MINUTE } from '@/lib/time';

/** What of the plan takes time. */
export interface Pace {
  pause: 'minutes' | 'manual';
  pauseMinutes: number;
  checksFigures: boolean;
  observeMinutes: number;
}

/** How long something will take, from what it took before. */
export interface Estimate {
  lowMs: number;
  highMs: number;
  /** The upgrades of nodes that it is drawn from. */
  basis: number;
  /** How often it waits for somebody besides, for as long as nobody knows. */
  manualPauses: number;
}

/** With fewer than these the slowest is no good guess of what can come. */
const FEW = 5;

/** The figure below which a share of them lies. */
const at = (sorted: readonly number[], share: number): number =>
  Math.max(...sorted.slice(0, Math.floor(share * sorted.length) + 1));

/**
 * How long so many waves take: the nodes of a wave go at the same time, so a wave takes as long as its slowest node. From
 * the usual one to the slowest of those that were seen, and half as much again where few were; null where none was.
 */
export function estimateOf(waves: number, pace: Pace, past: readonly number[]): Estimate | null {
  if (past.length === 0 || waves === 0) return null;
  const sorted = [...past].sort((a, b) => a - b);
  const usual = at(sorted, 0.5);
  const slow = at(sorted, 0.9) * (sorted.length < FEW ? 1.5 : 1);
  const watched = pace.checksFigures ? pace.observeMinutes * MINUTE : 0;
  const gaps = waves - 1;
  const waited = pace.pause === 'minutes' ? gaps * pace.pauseMinutes * MINUTE : 0;
  const rest = waves * watched + waited;
  return {
    lowMs: waves * usual + rest,
    highMs: waves * slow + rest,
    basis: past.length,
    manualPauses: pace.pause === 'manual' ? gaps : 0,
  };
}

/** A span in whole units as one says it: to the minute up to ten, then to five of them; at least one. */
export function roundedMinutes(ms: number): number {
  const minutes = ms / MINUTE;
  return minutes < 10 ? Math.max(1, Math.round(minutes)) : Math.round(minutes / 5) * 5;
}
