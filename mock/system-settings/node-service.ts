import { type NodeService, nodeServices } from '@/api/system-settings/node-service';
import { can } from '@/api/system-settings/node-service-state';
import { implement } from '../runtime/implement';
import { refuse } from '../runtime/refusal';
import { table } from '../runtime/table';
import { SEED_TIME, type World } from '../runtime/world';
import { nodesOf } from './node-rows';

const HOUR = 3_600_000;
/** How long a start or a stop takes. */
const PASS_MS = 2_500;

interface ServiceRow extends Omit<NodeService, 'runningMs'> {
  id: string;
  node: string;
}

const TYPES = ['detection', 'escape', 'collection'] as const;

/** What each kind of service carries. */
const USES: Readonly<Record<string, string[]>> = {
  detection: ['恶意域名检测策略', 'Tunnel detection'],
  escape: ['应急解析：acme.example', '应急解析：pay.acme.example'],
  collection: [],
};

/** A node that runs nothing shows the other states: one failed, one that is not enabled; the rest follow their node. */
const services = table<ServiceRow>('nodeService', (world) =>
  nodesOf(world).rows.flatMap((node, serial) =>
    TYPES.map((type, order) => {
      const isRunning = node.services.includes(type);
      const isLab = node.status === 'online';
      return {
        id: `${node.id}:${type}`,
        node: node.id,
        type,
        name: `${node.hostname.split('.')[0]}-${type}`,
        isEnabled: !(isLab && type === 'collection'),
        status: isRunning ? 'running' : isLab && type === 'detection' ? 'failed' : 'stopped',
        lastStartAt: node.activatedAt === null ? null : SEED_TIME - (serial * 31 + order * 7 + 2) * HOUR,
      };
    }),
  ),
);

const shown = (world: World, { id: _, node: __, ...row }: ServiceRow): NodeService => ({
  ...row,
  runningMs: row.status === 'running' && row.lastStartAt !== null ? Math.max(0, world.now() - row.lastStartAt) : null,
});

const rowOf = (world: World, id: string, type: string) => services.of(world).get(`${id}:${type}`);

/** The node says what runs on it: its services, and whether there are any. */
function tellNode(world: World, id: string): void {
  const running = services.of(world).rows.filter((row) => row.node === id && row.status === 'running');
  nodesOf(world).change(id, {
    services: running.map(({ type }) => type),
    status: running.length > 0 ? 'running' : 'stopped',
  });
}

export const nodeService = implement(nodeServices, {
  list: ({ id }, { world }) => {
    nodesOf(world).get(id);
    const rows = services.of(world).rows.filter(({ node }) => node === id);
    return { list: rows.map((row) => shown(world, row)) };
  },
  getUses: ({ id, type }, { world }) => {
    rowOf(world, id, type);
    return { list: (USES[type] ?? []).map((name) => ({ name })) };
  },
  start: ({ id, type }, { world }) => {
    const row = rowOf(world, id, type);
    if (can.start(row, nodesOf(world).get(id).status) !== true) refuse('ILLEGAL_STATE');
    row.status = 'starting';
    world.after(PASS_MS, () => {
      Object.assign(row, { status: 'running', lastStartAt: world.now() });
      tellNode(world, id);
    });
    return {};
  },
  stop: ({ id, type }, { world }) => {
    const row = rowOf(world, id, type);
    if (can.stop(row, nodesOf(world).get(id).status) !== true) refuse('ILLEGAL_STATE');
    row.status = 'stopping';
    world.after(PASS_MS, () => {
      row.status = 'stopped';
      tellNode(world, id);
    });
    return {};
  },
});
