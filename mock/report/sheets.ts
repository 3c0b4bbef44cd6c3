import type { AlarmReport, BusinessReport } from '@/api/report/sheet';
import { atClock, dayNumber, dayOf, daysIn } from '@/domain/report/schedule';
import { DAY, MINUTE } from '@/lib/time';
import { zonedTime } from '@/lib/time-zone';
import { countedAgo } from '../console/counters';
import { resolutionsBetween } from '../console/wave';
import { addressText, blockedBetween } from '../log/generated';
import { THREATS } from '../log/log-words';

type ListedAlarm = NonNullable<AlarmReport['list']>[number];

const LISTED = 200;

/** What a sheet is made of: the same days give the same figures, in whichever report they stand. */
export interface Frame {
  name: string;
  zone: string;
  fromDay: string;
  toDay: string;
  generatedAt: number;
  /** Of its template. */
  sections: string[];
}

const LEVELS = ['critical', 'warning', 'error', 'notice', 'emergency', 'informational'] as const;
const NAMES = ['api.acme.example SERVFAIL', '权威解析 QPS 超过阈值', 'NS 一致性检查未通过', 'TLS 证书即将过期'];
const TASKS = ['核心域名监控', 'Edge probe watch', '证书巡检'];
const STATES = ['recovered', 'inAlarm', 'alarmed', 'recovered', 'interrupted', 'recovered'] as const;

/** Nothing was collected on one day in 23: it must show as a gap, never as 0. */
const isGap = (day: number) => day % 23 === dayNumber('2026-10-29') % 23;
const daysOf = (frame: Pick<Frame, 'fromDay' | 'toDay'>): number[] => {
  const first = dayNumber(frame.fromDay);
  return Array.from({ length: daysIn(frame) }, (_, index) => first + index);
};

const alarmsOn = (day: number) => (isGap(day) ? 0 : 4 + ((day * 7) % 9));
const pick = <T>(values: readonly T[], serial: number): T => {
  const value = values[serial % values.length];
  if (value === undefined) throw new RangeError('nothing to pick from');
  return value;
};

function alarm(day: number, serial: number, zone: string): ListedAlarm {
  const hour = String(Math.min(23, 1 + serial * 2)).padStart(2, '0');
  const lastAt = atClock(day, `${hour}:${String((day * 13 + serial * 7) % 60).padStart(2, '0')}`, zone);
  const status = pick(STATES, day + serial);
  return {
    id: `AL-${day}-${serial}`,
    name: pick(NAMES, day + serial * 3),
    taskName: pick(TASKS, day * 2 + serial),
    isListed: false,
    level: pick(LEVELS, day * 5 + serial),
    status,
    triggerCount: 1 + ((day + serial * 7) % 130),
    firstAt: lastAt - (1 + (serial % 3)) * 15 * MINUTE,
    lastAt,
    restoredAt: status === 'recovered' ? lastAt + 12 * MINUTE : null,
    endedAt: status === 'recovered' || status === 'interrupted' ? lastAt + 12 * MINUTE : null,
  };
}

function countBy(list: readonly string[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const one of list) counts[one] = (counts[one] ?? 0) + 1;
  return counts;
}

/** Alarms that are known one by one, from some time on. */
export interface Known {
  since: number;
  alarms: readonly ListedAlarm[];
  /** Of a task that there is, by its name: which one, and what to do when an alarm of it comes. */
  taskOf?: (name: string) => { id: string; runbook?: string } | undefined;
}

/** So long what goes on in the archive did: a report of a quarter tells of weeks that are over. */
const LONGEST = 2 * DAY;

/** An alarm as it stood when the report was made: one that ended later still went on. */
function standing(one: ListedAlarm, at: number): ListedAlarm {
  const endedAt = one.status === 'inAlarm' ? one.lastAt + LONGEST : one.endedAt;
  if (endedAt && endedAt > at) return { ...one, status: 'inAlarm', restoredAt: null, endedAt: null };
  return one.status === 'inAlarm' ? { ...one, status: 'recovered', restoredAt: endedAt ?? null, endedAt } : one;
}

/**
 * The alarms of each day: those of the alarm list as far as it goes back in whole days; of days before, what the archive
 * keeps, where nothing was collected on some of them.
 */
function alarmsPerDay({ zone, generatedAt, ...frame }: Frame, known: Known | null) {
  return daysOf(frame).map((day) => {
    const from = atClock(day, '00:00', zone);
    if (known && from >= known.since) {
      const to = atClock(day + 1, '00:00', zone);
      const own = known.alarms.filter(({ firstAt }) => firstAt >= from && firstAt < to);
      return { day, isMissing: false, list: own };
    }
    const list = Array.from({ length: alarmsOn(day) }, (_, serial) => standing(alarm(day, serial, zone), generatedAt));
    return { day, isMissing: isGap(day), list };
  });
}

const isGoing = ({ status }: ListedAlarm) => status === 'inAlarm';

/** What is in alarm first, then the newest. */
const byGoing = (a: ListedAlarm, b: ListedAlarm) => Number(isGoing(b)) - Number(isGoing(a)) || b.lastAt - a.lastAt;

export function alarmSheet(frame: Frame, known: Known | null = null): AlarmReport {
  const days = alarmsPerDay(frame, known);
  const first = dayNumber(frame.fromDay);
  const span = { fromDay: dayOf(first - days.length), toDay: dayOf(first - 1) };
  const before = alarmsPerDay({ ...frame, ...span }, known);
  const all = days.flatMap(({ list }) => list).sort(byGoing);
  const own = new Set(all.map(({ id }) => id));
  const ongoing = [...all, ...(known?.alarms ?? []).filter(({ id }) => !own.has(id))].filter(isGoing).sort(byGoing);
  const has = (section: string) => frame.sections.includes(section);
  return {
    ...frame,
    account: 'acme',
    ...(has('ongoing') && { ongoing: ongoing.slice(0, LISTED), ongoingTotal: ongoing.length }),
    ...(has('states') && {
      counts: countBy(all.map(({ status }) => status)),
      previous: before.every(({ isMissing }) => isMissing) ? null : sum(before.map(({ list }) => list.length)),
    }),
    ...(has('levels') && { levels: countBy(all.map(({ level }) => level)) }),
    ...(has('alarmsPerDay') && {
      days: days.map(({ day, isMissing, list }) => ({ day: dayOf(day), alarms: isMissing ? null : list.length })),
    }),
    ...(has('tasks') && {
      tasks: Object.entries(countBy(all.map(({ taskName }) => taskName)))
        .map(([name, alarms]) => ({ ...known?.taskOf?.(name), name, alarms }))
        .sort((a, b) => b.alarms - a.alarms),
    }),
    ...(has('alarms') && { list: all.slice(0, LISTED), total: all.length }),
  };
}

/** Before this day nothing was measured, so the span before a report may be unknown. */
const FIRST_DAY = dayNumber('2026-01-01');
const isMeasured = (day: number) => day >= FIRST_DAY && !isGap(day);
/** What the home page counts as well. */
const resolutionsIn = (zone: string) => (day: number) =>
  resolutionsBetween(atClock(day, '00:00', zone), atClock(day + 1, '00:00', zone));
const availabilityOn = (day: number) => 99.9 + (day % 10) / 100;

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);
const sumOf = (days: readonly number[], valueOn: (day: number) => number): number | null => {
  const measured = days.filter(isMeasured);
  return measured.length === 0 ? null : sum(measured.map(valueOn));
};
const meanOf = (days: readonly number[], valueOn: (day: number) => number): number | null => {
  const total = sumOf(days, valueOn);
  return total === null ? null : Math.round((total / days.filter(isMeasured).length) * 100) / 100;
};

type Blocked = ReturnType<typeof blockedBetween>;

/** A day of the log stays as it is, and is counted once. */
const counted = new Map<number, Blocked>();

function blockedOnDay(day: number, zone: string): Blocked {
  const from = atClock(day, '00:00', zone);
  const found = counted.get(from) ?? blockedBetween(from, atClock(day + 1, '00:00', zone));
  counted.set(from, found);
  return found;
}

const added = (counts: readonly ReadonlyMap<number, number>[]) => {
  const all = new Map<number, number>();
  for (const one of counts) for (const [which, count] of one) all.set(which, (all.get(which) ?? 0) + count);
  return all;
};

/** What was intercepted on some days, as the log has it; null where all of them are before the first. */
function blockedOn(days: readonly number[], zone: string): Blocked | null {
  const known = days.filter((day) => day >= FIRST_DAY).map((day) => blockedOnDay(day, zone));
  if (known.length === 0) return null;
  return {
    total: sum(known.map(({ total }) => total)),
    threats: added(known.map(({ threats }) => threats)),
    addresses: added(known.map(({ addresses }) => addresses)),
  };
}

const TOP = 5;
const top = <T>(counts: ReadonlyMap<number, number>, rowOf: (which: number, intercepts: number) => T): T[] =>
  [...counts]
    .sort((a, b) => b[1] - a[1] || a[0] - b[0])
    .slice(0, TOP)
    .map(([which, intercepts]) => rowOf(which, intercepts));

const SECURITY = ['resolutions', 'intercepts'];
const DOMAINS = ['www', 'api', 'cdn', 'mail', 'img'];

/** A business report; what is there of each kind grew until a time to what there is since. */
export function businessSheet(frame: Frame, grownUntil: number): BusinessReport {
  const resolutionsOn = resolutionsIn(frame.zone);
  const last = dayNumber(zonedTime(grownUntil, frame.zone).date);
  const countAt = (key: 'domain' | 'dnsRecord') => (span: readonly number[]) =>
    span.some(isMeasured) ? countedAgo(key, last - (span.at(-1) ?? last)) : null;
  const days = daysOf(frame);
  const before = days.map((day) => day - days.length);
  const figure = (code: string, of: (days: readonly number[]) => number | null) => ({
    code,
    value: of(days),
    previous: of(before),
  });
  const total = sumOf(days, resolutionsOn) ?? 0;
  const has = (section: string) => frame.sections.includes(section);
  const blocked = blockedOn(days, frame.zone);
  const figures = [
    figure('domains', countAt('domain')),
    figure('records', countAt('dnsRecord')),
    figure('resolutions', (span) => sumOf(span, resolutionsOn)),
    figure('intercepts', (span) => blockedOn(span, frame.zone)?.total ?? null),
    figure('availability', (span) => meanOf(span, availabilityOn)),
  ];
  return {
    ...frame,
    account: 'acme',
    // Where the resolution service is not what it is about, only what was resolved and intercepted.
    ...(has('figures') && {
      figures: has('resolutionsPerDay') ? figures : figures.filter(({ code }) => SECURITY.includes(code)),
    }),
    days: days.map((day) => ({
      day: dayOf(day),
      ...(has('resolutionsPerDay') && { resolutions: isMeasured(day) ? resolutionsOn(day) : null }),
      ...(has('interceptsPerDay') && { intercepts: blockedOn([day], frame.zone)?.total ?? null }),
    })),
    ...(has('topThreats') && {
      topThreats: top(blocked?.threats ?? new Map<number, number>(), (threat, intercepts) => ({
        type: THREATS[threat]?.type ?? '',
        intercepts,
      })),
    }),
    ...(has('topSources') && {
      topSources: top(blocked?.addresses ?? new Map<number, number>(), (address, intercepts) => ({
        address: addressText(address),
        intercepts,
      })),
    }),
    // No domain leads where nothing was measured.
    ...(has('topDomains') &&
      days.some(isMeasured) && {
        topDomains: DOMAINS.map((name, index) => ({
          domain: `${name}.acme.example`,
          resolutions: Math.round((total * 0.34) / (index + 1)),
        })),
      }),
  };
}
