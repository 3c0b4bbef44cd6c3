import type { ReportInstance } from '@/api/report/instance';
import type { Subscription } from '@/api/report/subscription';
import { dayNumber, dayOf, nextRuns, type ReportCycle } from '@/domain/report/schedule';
import { zonedTime } from '@/lib/time-zone';
import { isFresh } from '../runtime/personas';
import { table } from '../runtime/table';
import { GONE } from './receivers';
import { templateOf } from './template';

const DAY = 86_400_000;
export const KEPT_DAYS = 90;
/** How long the gateway works on one report. */
export const RUN_MS = 3_000;

export const REASONS = ['sourceTimeout', 'tooManyRows'] as const;

export interface KeptSubscription extends Omit<Subscription, 'kind' | 'templateName' | 'taskType' | 'cycle'> {
  cycle: ReportCycle;
  receiverIds: string[];
  /** Counted up whenever it is planned anew, so that what was planned before does nothing. */
  turn: number;
}

export interface KeptInstance extends Omit<ReportInstance, 'kind' | 'templateName' | 'links' | 'reason'> {
  templateId: string;
  reason: (typeof REASONS)[number] | null;
  endsAs: 'generated' | 'failed';
}

const ZONE = 'Asia/Shanghai';

type Seed = Partial<Omit<KeptSubscription, 'cycle'>> & { name: string; cycle: ReportCycle; templateId: string };

/** Days from today of the seeds' zone, for cycles that begin on a date. */
const dayFrom = (now: number, days: number) => dayOf(dayNumber(zonedTime(now, ZONE).date) + days);

const seedsOf = (now: number): Seed[] => [
  { name: '核心业务告警周报', templateId: 'RT-1', cycle: { taskType: 'weekly', weekday: 1, time: '08:00' } },
  {
    name: '权威解析业务周报',
    templateId: 'RT-3',
    cycle: { taskType: 'weekly', weekday: 1, time: '09:00' },
    channels: ['inSite', 'email', 'dingtalk'],
    receiverIds: ['CT-1', 'RB-1'],
    createdAt: now - 60 * DAY,
  },
  {
    name: 'Monthly resolution report',
    templateId: 'RT-3',
    cycle: { taskType: 'monthly', monthDay: 1, time: '08:30' },
    status: 'paused',
    createdAt: now - 150 * DAY,
  },
  {
    name: '季度安全拦截报告',
    templateId: 'RT-4',
    cycle: { taskType: 'custom', everyDays: 90, firstDay: dayFrom(now, -10), time: '07:00' },
    createdAt: now - 100 * DAY,
  },
  {
    name: '发布窗口告警复盘',
    templateId: 'RT-1',
    cycle: { taskType: 'single', fromDay: dayFrom(now, -30), toDay: dayFrom(now, -20), time: '08:00' },
    status: 'completed',
    createdAt: now - 25 * DAY,
  },
  {
    name: '每日值守告警简报',
    templateId: 'RT-2',
    cycle: { taskType: 'custom', everyDays: 1, firstDay: dayFrom(now, -4), time: '00:00' },
    status: 'generating',
    createdAt: now - 5 * DAY,
  },
  {
    name: 'Berlin edge, end of month',
    templateId: 'RT-3',
    cycle: { taskType: 'monthly', monthDay: 31, time: '02:30' },
    zone: 'Europe/Berlin',
    channels: ['email'],
    receiverIds: ['CT-2', GONE.id],
    createdAt: now - 20 * DAY,
  },
  {
    name: '年终保障单次报告',
    templateId: 'RT-1',
    cycle: { taskType: 'single', fromDay: dayFrom(now, 10), toDay: dayFrom(now, 16), time: '10:00' },
    createdAt: now - 2 * DAY,
  },
  {
    name: '季度告警报告',
    templateId: 'RT-1',
    cycle: { taskType: 'custom', everyDays: 90, firstDay: dayFrom(now, -12), time: '07:30' },
    createdAt: now - 100 * DAY,
  },
  {
    name: 'A state this console does not know',
    templateId: 'RT-2',
    cycle: { taskType: 'weekly', weekday: 5, time: '17:00' },
    status: 'archived',
    createdAt: now - 3 * DAY,
  },
  ...[1, 2, 3, 4].map(
    (group): Seed => ({
      name: `Zone group ${group}, weekly`,
      templateId: 'RT-3',
      cycle: { taskType: 'weekly', weekday: group, time: '06:00' },
      createdAt: now - 3_600_000 * group,
    }),
  ),
];

export const subscriptionRows = table<KeptSubscription>('reportSubscription', (world) => {
  const now = world.now();
  if (isFresh(world.persona)) return [];
  return seedsOf(now).map((seed, index) => ({
    id: `RS-${index + 1}`,
    zone: ZONE,
    channels: ['inSite', 'email'],
    receiverIds: ['CT-1', 'CT-2'],
    status: 'running',
    nextRun: null,
    createdAt: now - 110 * DAY,
    version: 1,
    turn: 0,
    ...seed,
  }));
});

/** What was made of a subscription so far, newest first. */
function history(one: KeptSubscription, now: number): KeptInstance[] {
  return nextRuns(one.cycle, one.zone, one.createdAt, 200)
    .filter(({ at }) => at + RUN_MS < now)
    .reverse()
    .map(({ at, fromDay, toDay }, index): KeptInstance => {
      const expiresAt = at + KEPT_DAYS * DAY;
      return {
        id: `RP-${one.id.slice(3)}-${index + 1}`,
        name: one.name,
        templateId: one.templateId,
        subscriptionId: one.id,
        taskType: one.cycle.taskType,
        fromDay,
        toDay,
        zone: one.zone,
        status: expiresAt <= now ? 'expired' : 'generated',
        reason: null,
        dueAt: at,
        generatedAt: at + RUN_MS,
        expiresAt,
        endsAs: 'generated',
      };
    });
}

/** What is not as usual: one that failed and is made the second time, one that fails again, those that a pause left out. */
const SPECIAL: Readonly<Record<string, Partial<KeptInstance>>> = {
  'RP-2-2': { status: 'failed', reason: 'sourceTimeout', generatedAt: null, expiresAt: null },
  'RP-2-4': { status: 'failed', reason: 'tooManyRows', generatedAt: null, expiresAt: null, endsAs: 'failed' },
  'RP-3-1': { status: 'notEnabled', generatedAt: null, expiresAt: null },
  'RP-6-1': { status: 'generating', generatedAt: null, expiresAt: null },
  'RP-1-6': { status: 'archived' },
};

export const instanceRows = table<KeptInstance>('reportInstance', (world) =>
  subscriptionRows
    .of(world)
    .rows.flatMap((one) => history(one, world.now()))
    .map((one) => ({ ...one, ...SPECIAL[one.id] }))
    .sort((a, b) => b.dueAt - a.dueAt),
);

/** The kind of a template; the one thing of it that does not depend on the language. */
export const kindOf = (templateId: string): 'alarm' | 'business' => templateOf(templateId, 'en-US').kind;
