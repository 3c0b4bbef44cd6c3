import { MINUTE } from '@/lib/time';
import { effectsAt } from '../rollout/effects';
import type { World } from '../runtime/world';

/** Even and repeatable: two waves of different length, shifted from node to node. */
export const swung = (middle: number, swing: number, index: number, shift: number, phase: number): number =>
  middle + swing * (0.7 * Math.sin(index / 7 + shift + phase) + 0.3 * Math.sin(index / 2.3 + shift));

/** What distinguishes the figures of one node from those of another. */
export const shiftOf = (nodeId: string): number => Number(nodeId.slice(-2)) || 0;

/** How well a node answers queries: per cent of them, and in how many milliseconds. */
export const RESOLUTION = ['successRate', 'latency'] as const;
type Key = (typeof RESOLUTION)[number];

const MEASURES: Readonly<Record<Key, { middle: number; swing: number }>> = {
  successRate: { middle: 99.4, swing: 0.3 },
  latency: { middle: 14, swing: 0.6 },
};

/** A figure of a node in a bucket of its monitor; null while it tells nothing. */
export function resolutionAt(world: World, nodeId: string, key: Key, at: number, span = MINUTE): number | null {
  const effects = effectsAt(world, nodeId, at, span);
  if (effects.has('down')) return null;
  const { middle, swing } = MEASURES[key];
  const usual = swung(middle, swing, at / span, shiftOf(nodeId), key.length);
  const worse =
    key === 'latency' ? (effects.has('slow') ? usual * 1.8 : usual) : effects.has('drops') ? usual - 8 : usual;
  return Math.round(worse * 10) / 10;
}

/** The mean of a figure over the whole minutes of a span; null where the node told nothing in any of them. */
export function meanOf(world: World, nodeId: string, key: Key, from: number, to: number): number | null {
  const first = Math.ceil(from / MINUTE);
  const count = Math.max(1, Math.floor(to / MINUTE) - first);
  const told = Array.from({ length: count }, (_, index) =>
    resolutionAt(world, nodeId, key, (first + index) * MINUTE),
  ).filter((value) => value !== null);
  return told.length === 0 ? null : Math.round((told.reduce((sum, value) => sum + value, 0) / told.length) * 10) / 10;
}
