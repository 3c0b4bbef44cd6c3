import type { Silence } from '@/api/alarm/silence';
import { isFresh, personas } from '../runtime/personas';
import { table } from '../runtime/table';
import type { World } from '../runtime/world';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const WEEK = 7 * DAY;

/** A silence as it is kept: what follows from the time and from other rows is worked out for each answer. */
export type SilenceRow = Omit<Silence, 'state' | 'tasks' | 'nodes' | 'version'> & { version: number };

const NOTHING = { taskIds: [], nodeIds: [], sources: [], products: [], levels: [] };
const refOf = ({ id, name }: { id: string; name: string }) => ({ id, name });

const silence = (
  serial: number,
  seed: Partial<SilenceRow> & Pick<SilenceRow, 'name' | 'schedule' | 'createdAt'>,
): SilenceRow => ({
  id: `SL-${100 + serial}`,
  matchers: NOTHING,
  reason: '',
  createdBy: refOf(personas.main),
  endedAt: null,
  endedBy: null,
  version: 1,
  ...seed,
});

/** Many of them, each about a source of its own: every other one is weekly. */
function more(now: number, index: number): SilenceRow {
  const source = `edge-${String((index % 400) + 1).padStart(3, '0')}`;
  const startAt = now - HOUR;
  return silence(1000 + index, {
    name: `Patch round ${index + 1}`,
    matchers: { ...NOTHING, sources: [source], levels: index % 3 === 0 ? ['notice'] : [] },
    schedule:
      index % 2 === 0
        ? { repeat: 'once', startAt, endAt: now + ((index % 48) + 1) * HOUR }
        : {
            repeat: 'weekly',
            zone: 'Europe/Berlin',
            days: [1 + (index % 7)],
            from: '01:00',
            to: '05:00',
            startAt,
            endAt: null,
          },
    reason: 'Rolling security updates',
    createdAt: startAt,
  });
}

/** One that goes on, a weekly one in a zone of its own, one to come, one that somebody ended before its time. */
function seeds(world: World): SilenceRow[] {
  const now = world.now();
  const hour = Math.floor(now / HOUR) * HOUR;
  return [
    ...Array.from({ length: world.size('silence', 0) }, (_, index) => more(now, index)),
    silence(4, {
      name: '备用节点扩容内存',
      matchers: { ...NOTHING, taskIds: ['AT-207'], sources: ['node-sh-02'] },
      schedule: { repeat: 'once', startAt: hour - 2 * HOUR, endAt: hour + 10 * HOUR },
      reason: '更换内存条，预计傍晚完成。',
      createdBy: refOf(personas.operator),
      createdAt: hour - 2 * HOUR,
    }),
    silence(3, {
      name: 'Storage migration',
      matchers: { ...NOTHING, nodeIds: ['BN2026-0003'], levels: ['error', 'warning', 'notice'] },
      schedule: { repeat: 'once', startAt: hour + 2 * DAY, endAt: hour + 2 * DAY + 6 * HOUR },
      reason: 'Volumes move to the new array; short gaps are expected.',
      createdAt: hour - DAY,
    }),
    silence(2, {
      name: '每周例行维护',
      matchers: { ...NOTHING, nodeIds: ['BN2026-0001', 'BN2026-0002'] },
      schedule: {
        repeat: 'weekly',
        zone: 'Asia/Shanghai',
        days: [7],
        from: '23:00',
        to: '03:00',
        startAt: hour - DAY / 2,
        endAt: null,
      },
      reason: '每周日夜间按计划重启并安装补丁。',
      createdAt: hour - DAY / 2,
    }),
    silence(1, {
      name: '测试域名压测',
      matchers: { ...NOTHING, sources: ['test.acme.example'] },
      schedule: { repeat: 'once', startAt: hour - 3 * WEEK, endAt: hour - 3 * WEEK + 8 * HOUR },
      createdBy: refOf(personas.operator),
      createdAt: hour - 3 * WEEK,
      endedAt: hour - 3 * WEEK + 5 * HOUR,
      endedBy: refOf(personas.operator),
    }),
  ];
}

export const silenceRows = table<SilenceRow>('silence', (world) => (isFresh(world.persona) ? [] : seeds(world)));
