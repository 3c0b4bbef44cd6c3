import type { Fault, World } from './world';

/**
 * The next planned fault for a path, used up by one; a plan's path is a prefix, `*` is every path (unless a caller
 * takes only what was planned for it by name).
 */
export function takeFault(world: World, path: string, { hasWildcard = true } = {}): Fault | undefined {
  const fault = world.faults.find(
    (one) => one.times > 0 && (one.path === '*' ? hasWildcard : path.startsWith(one.path)),
  );
  if (fault) fault.times -= 1;
  return fault;
}
