import { DAY, HOUR, MINUTE } from '@/lib/time';
import { personas } from '../runtime/personas';
import type { World } from '../runtime/world';
import type { Kept, Member } from './engine';

const NO_FIGURES = { sessions: null, successRate: null, latencyMs: null };

const POLICY = {
  canary: 1,
  shareUnit: 'percent',
  share: 50,
  pause: 'minutes',
  pauseMinutes: 10,
  isDrained: true,
  checksSessions: true,
  checksFigures: true,
  maxDrop: 1,
  maxRise: 20,
  observeMinutes: 5,
  stopAfter: 2,
  onFailure: 'leave',
} as const;

type Seed = Pick<Member, 'id' | 'name' | 'wave' | 'state' | 'since' | 'from' | 'now'> & Partial<Member>;

const member = (seed: Seed): Member => ({
  site: null,
  step: null,
  dueAt: null,
  reason: null,
  status: 'running',
  withdrawn: [],
  before: NO_FIGURES,
  checks: [],
  beganAt: null,
  waitsUntil: 0,
  ...seed,
});

const BEFORE = [
  '北京核心',
  'Shanghai core',
  '广州应急',
  '成都采集',
  '武汉检测',
  '西安备用',
  '沈阳机房',
  'Hangzhou lab',
];

const LATE = { kind: 'latency', before: 13.8, now: 22.4, limit: 16.56, isMet: false } as const;

/**
 * One of business nodes that was given up after it had stopped, with every state that a node can be left in, which are those
 * of the nodes themselves; one of DDI nodes that went well.
 */
export function seeds(world: World): Kept[] {
  const now = world.now();
  const began = now - 2 * DAY;
  const at = (minutes: number) => began + minutes * MINUTE;
  const long = now - 34 * DAY;
  const oldest = now - 96 * DAY;
  const old = { from: '5.2.1', now: '5.2.1' };
  return [
    {
      id: 'RO-2',
      name: 'business-node-5.3.0.tar.gz',
      softwareId: 'NSW-1',
      type: 'business',
      softwareVersion: '5.3.0',
      state: 'cancelled',
      pausedBy: null,
      alarmId: null,
      continuesAt: null,
      by: personas.nodeadmin,
      startedAt: began,
      endedAt: at(71),
      policy: POLICY,
      wave: 2,
      waves: 3,
      failures: 3,
      durations: [5.1, 5.6, 6.1].map((minutes) => minutes * MINUTE),
      members: [
        member({
          id: 'BN2026-0001',
          name: '北京核心',
          wave: 1,
          state: 'success',
          since: at(11),
          from: '5.2.1',
          now: '5.3.0',
        }),
        member({
          ...old,
          id: 'BN2026-0003',
          name: '广州应急',
          wave: 2,
          state: 'failed',
          since: at(29),
          reason: 'install',
        }),
        member({
          ...old,
          id: 'BN2026-0006',
          name: '西安备用',
          wave: 2,
          state: 'rollbackSuccess',
          since: at(58),
          reason: 'latency',
          status: 'stopped',
          checks: [LATE],
        }),
        member({
          ...old,
          id: 'BN2026-0007',
          name: '沈阳机房',
          wave: 2,
          state: 'rollbackFailed',
          since: at(66),
          reason: 'noAnswer',
        }),
        member({
          ...old,
          id: 'BN2026-0008',
          name: 'Hangzhou lab',
          wave: 3,
          state: 'cancelled',
          since: at(71),
          status: 'online',
        }),
      ],
    },
    {
      id: 'RO-1',
      name: 'ddi-5.2.1.zip',
      softwareId: 'NSW-3',
      type: 'ddi',
      softwareVersion: '5.2.1',
      state: 'success',
      pausedBy: null,
      alarmId: null,
      continuesAt: null,
      by: personas.main,
      startedAt: long,
      endedAt: long + HOUR,
      policy: { ...POLICY, isDrained: false, checksSessions: false, checksFigures: false },
      wave: 3,
      waves: 3,
      failures: 0,
      durations: [4.2, 4.4, 4.9, 5, 5.2, 5.3].map((minutes) => minutes * MINUTE),
      members: Array.from({ length: 6 }, (_, index) =>
        member({
          id: `DDI-${8 + index}`,
          name: `DDI 节点 ${8 + index}`,
          wave: index === 0 ? 1 : index < 4 ? 2 : 3,
          state: 'success',
          since: long + (index === 0 ? 6 : index < 4 ? 24 : 42) * MINUTE,
          from: '5.1.7',
          now: '5.2.1',
        }),
      ),
    },
    {
      id: 'RO-0',
      name: 'business-node-5.2.1.tar.gz',
      softwareId: 'NSW-2',
      type: 'business',
      softwareVersion: '5.2.1',
      state: 'success',
      pausedBy: null,
      alarmId: null,
      continuesAt: null,
      by: personas.nodeadmin,
      startedAt: oldest,
      endedAt: oldest + 2 * HOUR,
      policy: { ...POLICY, onFailure: 'rollBack' },
      wave: 3,
      waves: 3,
      failures: 0,
      durations: [5, 5.1, 5.4, 5.6, 5.6, 5.7, 6.2, 7.4].map((minutes) => minutes * MINUTE),
      members: BEFORE.map((name, index) =>
        member({
          id: `BN2026-000${index + 1}`,
          name,
          wave: index === 0 ? 1 : index < 5 ? 2 : 3,
          state: 'success',
          since: oldest + (index === 0 ? 12 : index < 5 ? 45 : 78) * MINUTE,
          from: '5.1.4',
          now: '5.2.1',
        }),
      ),
    },
  ];
}
