import type { World } from '../runtime/world';

/** How often the engine that looks for alarms says that it is there. */
export const ENGINE_CYCLE = 60_000;

/** A time in which the engine was silent; to: null while it is. */
interface Gap {
  from: number;
  to: number | null;
}

const gaps = new WeakMap<World, Gap[]>();

const gapsOf = (world: World): readonly Gap[] => gaps.get(world) ?? [];
const standing = (world: World): Gap | undefined => gapsOf(world).find(({ to }) => to === null);

/** Stops the engine of a world as from a time on, or lets it go on: while it is silent no alarm begins or ends. */
export function silenceEngine(world: World, since: number | null): void {
  const gap = standing(world);
  if (since === null) {
    if (gap) gap.to = world.now();
  } else if (!gap) gaps.set(world, [...gapsOf(world), { from: since, to: null }]);
}

/** Up to when the engine has looked at what was measured. */
export const engineNow = (world: World): number => Math.min(world.now(), standing(world)?.from ?? world.now());

/** When the engine came to what fell due at a time: at once, or as soon as it spoke again. */
export function engineAt(world: World, at: number): number {
  const gap = gapsOf(world).find(({ from, to }) => to !== null && at > from && at < to);
  return gap?.to ?? at;
}

/** When the engine last spoke. */
export const engineSpokeAt = (world: World): number => {
  const now = engineNow(world);
  return now - (now % ENGINE_CYCLE);
};
