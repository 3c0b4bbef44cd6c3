import type { World } from '../runtime/world';

/** How often the engine that looks for alarms says that it is there. */
export const ENGINE_CYCLE = 60_000;

const silentSince = new WeakMap<World, number>();

/** Stops the engine of a world as from a time on, or lets it go on: while it is silent no alarm begins or ends. */
export function silenceEngine(world: World, since: number | null): void {
  if (since === null) silentSince.delete(world);
  else silentSince.set(world, since);
}

/** Up to when the engine has looked at what was measured. */
export const engineNow = (world: World): number => Math.min(world.now(), silentSince.get(world) ?? world.now());

/** When the engine last spoke. */
export const engineSpokeAt = (world: World): number => {
  const now = engineNow(world);
  return now - (now % ENGINE_CYCLE);
};
