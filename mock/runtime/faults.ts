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

/** The data with its fields, wherever they stand, under their other names. */
export function renamed(data: unknown, names: Record<string, string>): unknown {
  if (Array.isArray(data)) return data.map((one) => renamed(one, names));
  if (typeof data !== 'object' || data === null) return data;
  return Object.fromEntries(Object.entries(data).map(([name, value]) => [names[name] ?? name, renamed(value, names)]));
}
