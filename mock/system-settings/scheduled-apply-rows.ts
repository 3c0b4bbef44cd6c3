import type { ScheduledApply } from '@/api/system-settings/pending-apply';
import { movedSections } from '@/domain/net/moved-sections';
import type { Change, NodeConfig } from '@/domain/net/node-config';
import { isFresh, personas } from '../runtime/personas';
import { table } from '../runtime/table';
import type { World } from '../runtime/world';
import { type Author, toldAuthor } from './apply-task';
import { networkOf } from './node-network';
import { nodesOf } from './node-rows';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

type Told = 'zone' | 'by' | 'sections' | 'changeCount' | 'moved' | 'endedBy' | 'version';

/** A set that waits for its time, or what came of it, as the gateway keeps it. */
export interface ScheduledRow extends Omit<ScheduledApply, Told> {
  by: Author;
  /** The version and the configuration of the node that its edits start from. */
  from: number;
  base: NodeConfig;
  changes: readonly Change[];
  /** Values of write-only fields: nobody reads them again. */
  secrets: readonly { section: string; key: string; field: string; value: string }[];
  /** The sections that had moved when it was not applied for that. */
  moved: readonly string[];
  endedBy: { id: string; name: string } | null;
  /** Who said why it goes through a freeze: not its author where somebody else chose the time. */
  despiteBy: string | null;
  version: number;
}

/** A second resolver: what each of the seeds brings. */
function usualChange(config: NodeConfig): Change {
  const dns = { ...config.dns, servers: '192.0.2.53\n198.51.100.53' };
  return { section: 'dns', key: '', before: config.dns, after: dns };
}

/** One that waits, one that was kept, one that somebody was faster than. */
function seeds(world: World): ScheduledRow[] {
  if (isFresh(world.persona)) return [];
  const minute = Math.floor(world.now() / MINUTE) * MINUTE;
  const nodes = nodesOf(world).rows;
  const seed = (serial: number, index: number, facts: Partial<ScheduledRow> & { at: number }): ScheduledRow[] => {
    const node = nodes[index];
    if (!node) return [];
    const { version: from, config } = networkOf(world, node.id);
    const { id, name } = personas.nodeadmin;
    return [
      {
        ...{ id: `SA-${serial}`, nodeId: node.id, name: node.name, state: 'scheduled', from, base: config },
        ...{ changes: [usualChange(config)], secrets: [], by: { id, name, at: Math.min(facts.at, minute) - 9 * HOUR } },
        ...{
          reason: '',
          isGuarded: true,
          waitMinutes: 5,
          problem: null,
          freezeReason: null,
          despite: '',
          despiteBy: null,
        },
        ...{ taskId: null, nodeVersion: null, endedAt: null, endedBy: null, sessions: null, moved: [], version: 1 },
        ...facts,
      },
    ];
  };
  return [
    ...seed(104, 11, { at: minute + 2 * DAY + 90 * MINUTE, reason: 'CHG-2298 第二个上游解析器' }),
    ...seed(103, 0, {
      at: minute - 4 * DAY,
      state: 'kept',
      endedAt: minute - 4 * DAY + 80_000,
      sessions: { before: 12, back: 12, down: [] },
      reason: 'CHG-2214 Second upstream resolver',
    }),
    ...seed(102, 1, {
      at: minute - 6 * DAY,
      state: 'notApplied',
      problem: 'baseMoved',
      moved: ['dns', 'bgpNeighbors'],
      endedAt: minute - 6 * DAY,
    }),
  ];
}

export const scheduledRows = table<ScheduledRow>('scheduledApply', seeds);

/** The one that waits for its time on a node. */
export const scheduledOn = (world: World, nodeId: string): ScheduledRow | undefined =>
  scheduledRows.of(world).rows.find((one) => one.nodeId === nodeId && one.state === 'scheduled');

/** Where the node of a set that waits is no longer as the set was made on. */
export const movedOf = (world: World, { nodeId, base }: ScheduledRow) =>
  movedSections(base, networkOf(world, nodeId).config);

/** As the gateway tells it: whose clock it means, and how its node has changed since. */
export function toldScheduled(world: World, row: ScheduledRow): ScheduledApply {
  const { from: _, base: __, secrets: ___, despiteBy: ____, changes, by, endedBy, ...rest } = row;
  return {
    ...rest,
    zone: networkOf(world, row.nodeId).config.time.zone,
    by: toldAuthor(world, by),
    sections: [...new Set(changes.map(({ section }) => section))],
    changeCount: changes.length,
    moved: row.state === 'scheduled' ? movedOf(world, row) : [...row.moved],
    endedBy: endedBy && { name: endedBy.name, isOwn: endedBy.id === world.persona.id },
  };
}
