import { sessionShape } from '@/domain/net/bgp/schema';
import type { NodeConfig } from '@/domain/net/node-config';
import { OSPF_SECTIONS, OSPF_VERSIONS } from '@/domain/net/ospf-config';
import { table } from '../runtime/table';
import type { World } from '../runtime/world';

const DAY = 86_400_000;

interface Start {
  /** Node, protocol and session. */
  id: string;
  /** What the session is made of: it starts anew when that changes. */
  shape: string;
  startedAt: number;
}

interface Known {
  /** The node. */
  id: string;
  starts: Map<string, Start>;
}

const known = table<Known>('routingStart', () => []);

/** The sessions of a configuration and the links of its ports, with what each is made of. */
function shapesOf(config: NodeConfig) {
  const { bgp, bgpNeighbors } = config;
  return [
    ...bgpNeighbors.map((one) => ({
      id: `bgp/${one.address}`,
      shape: JSON.stringify([bgp, sessionShape(one)]),
    })),
    ...OSPF_VERSIONS.flatMap((version) => {
      const { process, interfaces } = OSPF_SECTIONS[version];
      return config[interfaces].map((one) => ({
        id: `ospf/${version}/${one.port}`,
        shape: JSON.stringify([config[process], one]),
      }));
    }),
    ...config.interfaces.map(({ name, status }) => ({ id: `port/${name}`, shape: status })),
  ];
}

/**
 * Notes which sessions of a node began or begin anew now. The ones that a node has when it is first looked at have been
 * there for days.
 */
export function followRouting(world: World, nodeId: string, config: NodeConfig): void {
  const all = known.of(world);
  const old = all.find(nodeId);
  const now = world.now();
  const starts = shapesOf(config).map(({ id, shape }, index): Start => {
    const before = old?.starts.get(id);
    if (before?.shape === shape) return before;
    return { id, shape, startedAt: old ? now : now - (2 + (index % 9)) * DAY - index * 61_000 };
  });
  const next = { id: nodeId, starts: new Map(starts.map((one) => [one.id, one])) };
  if (old) all.change(nodeId, next);
  else all.add(next);
}

/** When a session of a node began; now if it is not known. */
export const startOf = (world: World, nodeId: string, id: string): number =>
  known.of(world).find(nodeId)?.starts.get(id)?.startedAt ?? world.now();

/** Lets all sessions of a node begin anew at a time, as after a restart; one that never comes begins after all time. */
export function restartRouting(world: World, nodeId: string, startedAt: number): void {
  for (const start of known.of(world).find(nodeId)?.starts.values() ?? []) start.startedAt = startedAt;
}
