import type { AlarmTask } from '@/api/alarm/task';
import { isFresh } from '../runtime/personas';
import { table } from '../runtime/table';
import type { World } from '../runtime/world';

const DAY = 86_400_000;

export type TaskRow = Omit<AlarmTask, 'inAlarm'>;

const task = (
  world: World,
  serial: number,
  seed: Partial<TaskRow> & Pick<TaskRow, 'name' | 'sceneId' | 'triggers'>,
): TaskRow => ({
  id: `AT-${200 + serial}`,
  level: 'warning',
  filters: [],
  event: null,
  match: 'all',
  triggerAfter: 1,
  restoreAfter: 1,
  notice: 'step',
  effective: { mode: 'allDay' },
  channels: { inSite: ['A-main'] },
  status: 'enabled',
  updatedAt: world.now() - serial * DAY,
  version: 1,
  ...seed,
});

export const taskRows = table<TaskRow>('alarmTask', (world) => (isFresh(world.persona) ? [] : seeds(world)));

/** Tasks on every scene; one tells nobody, one is silent by day, one is on a scene that was withdrawn. */
const seeds = (world: World): TaskRow[] => [
  task(world, 1, {
    name: '核心域名解析失败',
    sceneId: 'SC-101',
    level: 'dynamic',
    triggers: [{ field: 'code', operator: 'in', values: ['SERVFAIL', 'REFUSED'] }],
    restoreAfter: 3,
    channels: { inSite: ['A-main', 'A-operator'], sms: ['CT-1', 'CT-2'] },
  }),
  task(world, 2, {
    name: '核心区域一致性',
    sceneId: 'SC-102',
    level: 'critical',
    match: 'any',
    triggers: [
      { field: 'successRate', operator: 'less', value: 99 },
      { field: 'mismatch', operator: 'notEqual', value: 'none' },
    ],
    triggerAfter: 2,
    restoreAfter: 2,
    channels: { email: ['CT-1', 'CT-4'], dingtalk: ['RB-1', 'RB-2'] },
  }),
  task(world, 3, {
    name: 'Node CPU too high',
    sceneId: 'SC-103',
    level: 'error',
    triggers: [{ field: 'cpu', operator: 'greater', value: 85 }],
    triggerAfter: 3,
    notice: 'step',
    channels: { sms: ['CT-1', 'CT-4'], enterprise: ['RB-4'] },
  }),
  task(world, 4, {
    name: '夜间解析量突增',
    sceneId: 'SC-104',
    triggers: [{ field: 'qps', operator: 'greaterOrEqual', value: 12000 }],
    notice: 'firstAndLast',
    effective: {
      mode: 'custom',
      zone: 'Asia/Shanghai',
      windows: [{ days: [1, 2, 3, 4, 5, 6, 7], from: '22:00', to: '06:00' }],
    },
    channels: { inSite: ['A-operator'], wechatService: ['A-operator'] },
  }),
  task(world, 5, {
    name: '解析记录变更',
    sceneId: 'SC-105',
    level: 'dynamic',
    event: 'zoneChanged',
    filters: [{ field: 'operator', operator: 'notEqual', value: 'zone-sync' }],
    triggers: [{ field: 'domain', operator: 'contains', value: 'acme' }],
    notice: 'single',
    channels: { wechat: ['ops-acme'], inSite: ['A-main'] },
  }),
  task(world, 6, {
    name: '证书即将过期',
    sceneId: 'SC-106',
    level: 'alert',
    triggers: [{ field: 'days', operator: 'lessOrEqual', value: 30 }],
    notice: 'continuous',
    channels: { email: ['CT-1'], inSite: ['A-main'] },
  }),
  task(world, 7, {
    name: 'Memory of the standby nodes',
    sceneId: 'SC-103',
    level: 'notice',
    filters: [{ field: 'role', operator: 'equal', value: 'standby' }],
    triggers: [{ field: 'memory', operator: 'greater', value: 90 }],
    notice: 'single',
    channels: {},
  }),
  task(world, 8, {
    name: '节点磁盘空间不足',
    sceneId: 'SC-103',
    status: 'paused',
    triggers: Array.from({ length: world.size('alarmRule', 1) }, (_, index) => ({
      field: 'disk',
      operator: 'greater',
      value: 90 - index,
    })),
  }),
  task(world, 9, {
    name: 'Legacy probe loss',
    sceneId: 'SC-107',
    status: 'paused',
    triggers: [{ field: 'loss', operator: 'greater', value: 10 }],
  }),
  ...Array.from({ length: 5 }, (_, index) =>
    task(world, 10 + index, {
      name: `巡检任务 ${index + 1}`,
      sceneId: 'SC-102',
      level: 'informational',
      status: 'paused',
      triggers: [{ field: 'successRate', operator: 'less', value: 90 + index }],
    }),
  ),
];
