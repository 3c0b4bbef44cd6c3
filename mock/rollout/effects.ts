import { MINUTE } from '@/lib/time';
import type { World } from '../runtime/world';

/** What an upgrade does to what a node shows of itself: nothing is told, no traffic comes, answers are late, or fewer. */
export type Effect = 'down' | 'drained' | 'slow' | 'drops';

interface Spell {
  node: string;
  effect: Effect;
  from: number;
  /** Null while it lasts. */
  to: number | null;
}

const spells = new WeakMap<World, Spell[]>();
const spellsOf = (world: World): Spell[] => {
  const known = spells.get(world) ?? [];
  spells.set(world, known);
  return known;
};

/** Lets an effect begin on a node. */
export const begin = (world: World, node: string, effect: Effect, from: number): void =>
  void spellsOf(world).push({ node, effect, from, to: null });

/** Ends an effect on a node, or all of them. */
export function end(world: World, node: string, to: number, effect?: Effect): void {
  for (const one of spellsOf(world))
    if (one.node === node && one.to === null && (effect === undefined || one.effect === effect)) one.to = to;
}

/** The effects on a node within a bucket of its figures. */
export const effectsAt = (world: World, node: string, at: number, span = MINUTE): ReadonlySet<Effect> =>
  new Set(
    spellsOf(world)
      .filter((one) => one.node === node && one.from < at + span && (one.to === null || one.to > at))
      .map(({ effect }) => effect),
  );
