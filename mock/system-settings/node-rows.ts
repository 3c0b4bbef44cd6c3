import type { BusinessNodeDetail } from '@/api/system-settings/business-node';
import { table } from '../runtime/table';
import { SEED_TIME, type World } from '../runtime/world';

const DAY = 86_400_000;

/** The last part of the addresses of a node: each has its own in the subnets that all of them are in. */
export const hostPart = (serial: number) => 9 + serial;

/** A node as it is kept. */
export interface NodeRow extends BusinessNodeDetail {
  /** Whether what it does by itself next goes well. */
  endsWell: boolean;
}

const node = (serial: number, seed: Partial<NodeRow>): NodeRow => ({
  id: `BN2026-${String(serial).padStart(4, '0')}`,
  name: `业务节点 ${serial}`,
  ip: `192.0.2.${hostPart(serial)}`,
  model: serial % 2 === 0 ? 'ZN-2000' : 'ZN-5000',
  status: 'running',
  services: ['detection', 'escape', 'collection'],
  softwareVersion: '5.2.1',
  upgrade: 'inactive',
  upgradeVersion: null,
  deployment: 'online',
  authKeyTail: (0x3c91 + serial * 5171).toString(16).slice(-4),
  activatedAt: SEED_TIME - serial * 19 * DAY,
  lastLinkAt: SEED_TIME - serial * 41_000,
  hostname: `bn-${String(serial).padStart(2, '0')}.acme.example`,
  managementIp: `192.0.2.${hostPart(serial)}`,
  os: serial % 2 === 0 ? 'openEuler 24.03 LTS' : 'Rocky Linux 9.4',
  activatedBy: seed.activatedAt === null ? null : seed.deployment === 'offline' ? 'file' : 'online',
  endsWell: true,
  ...seed,
});

const USUAL = 12;

/**
 * Every device state and every state of an upgrade, one of each that this console does not know, nodes that wait for
 * their activation in both deployments; two pages in all.
 */
const nodes = table<NodeRow>('businessNode', (world) => [
  node(1, {
    name: '北京核心',
    hostname: 'node-bj-03.acme.example',
    upgrade: 'success',
    softwareVersion: '5.3.0',
    upgradeVersion: '5.3.0',
  }),
  node(2, {
    name: 'Shanghai core',
    hostname: 'node-sh-02.acme.example',
    upgrade: 'paused',
    upgradeVersion: '5.3.0',
    services: ['detection', 'escape'],
  }),
  node(3, { name: '广州应急', hostname: 'node-gz-01.acme.example', upgrade: 'failed', upgradeVersion: '5.3.0' }),
  node(4, { name: '成都采集', upgrade: 'upgrading', upgradeVersion: '5.3.0', services: ['collection'] }),
  node(5, { name: '武汉检测', upgrade: 'rollingBack', upgradeVersion: '5.3.0', services: ['detection'] }),
  node(6, { name: '西安备用', status: 'stopped', services: [], upgrade: 'rollbackSuccess', upgradeVersion: '5.3.0' }),
  node(7, { name: '沈阳机房', status: 'offline', services: [], upgrade: 'rollbackFailed', upgradeVersion: '5.3.0' }),
  node(8, { name: 'Hangzhou lab', status: 'online', services: [], upgrade: 'cancelled', upgradeVersion: '5.3.0' }),
  node(9, {
    name: '保密机房',
    status: 'offline',
    services: [],
    deployment: 'offline',
    activatedAt: null,
    lastLinkAt: null,
  }),
  node(10, { name: '待接入', status: 'offline', services: [], activatedAt: null, lastLinkAt: null, authKeyTail: null }),
  node(11, { name: 'A state this console does not know', status: 'maintenance', upgrade: 'verifying' }),
  node(12, { name: '离线专网', hostname: 'node-bj-01.acme.example', deployment: 'offline' }),
  ...Array.from({ length: Math.max(0, world.size('businessNode', USUAL) - USUAL) }, (_, index) =>
    node(USUAL + 1 + index, {}),
  ),
]);

export const nodesOf = (world: World) => nodes.of(world);
