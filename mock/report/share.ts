import { type AlarmReport, type BusinessReport, sharedReports } from '@/api/report/share';
import { implement } from '../runtime/implement';
import { SEED_TIME } from '../runtime/world';
import { shares } from '../session/share-links';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
/** Both reports cover the week before the seed time, whole days in UTC+08:00, whenever they are opened. */
const to = Date.UTC(2026, 10, 1, 16);
const from = to - 7 * DAY;
const head = { account: 'acme', from, to: to - 1000, generatedAt: to + 2 * HOUR };

const LEVELS = ['critical', 'warning', 'error', 'notice', 'emergency', 'informational'];
const NAMES = ['api.acme.example SERVFAIL', '权威解析 QPS 超过阈值', 'NS 一致性检查未通过', 'TLS 证书即将过期'];
const STATES = ['recovered', 'inAlarm', 'alarmed', 'recovered', 'interrupted', 'recovered'];

const alarm = (serial: number): AlarmReport['list'][number] => {
  const lastAt = to - serial * 3 * HOUR;
  const status = STATES[serial % STATES.length] ?? 'recovered';
  return {
    id: `AL-${3000 + serial}`,
    name: NAMES[serial % NAMES.length] ?? '',
    taskName: serial % 2 === 0 ? '核心域名监控' : 'Edge probe watch',
    level: LEVELS[serial % LEVELS.length] ?? 'warning',
    status,
    triggerCount: 1 + ((serial * 7) % 130),
    firstAt: lastAt - (1 + (serial % 5)) * 20 * 60_000,
    lastAt,
    restoredAt: status === 'recovered' ? lastAt + 12 * 60_000 : null,
  };
};

/** 45 rows: two printed pages, so that the head of the table has to repeat. */
const rows = Array.from({ length: 45 }, (_, serial) => alarm(serial + 1));
const countOf = (status: string) => rows.filter((row) => row.status === status).length;

const alarmReport: AlarmReport = {
  ...head,
  name: '核心业务告警周报',
  counts: Object.fromEntries([...new Set(STATES)].map((status) => [status, countOf(status)])),
  list: rows,
  total: rows.length,
};

/** One day has no measurement: it must show as a gap, not as 0. */
const businessReport: BusinessReport = {
  ...head,
  name: '权威解析业务周报',
  zone: 'UTC+08:00',
  figures: [
    { code: 'domains', value: 128, previous: 126 },
    { code: 'records', value: 5321, previous: 5290 },
    { code: 'resolutions', value: 98_450_112, previous: 91_200_450 },
    { code: 'intercepts', value: 20_417, previous: null },
    { code: 'availability', value: 99.98, previous: 99.95 },
  ],
  days: Array.from({ length: 7 }, (_, index) => ({
    day: new Date(from + 8 * HOUR + index * DAY).toISOString().slice(0, 10),
    resolutions: index === 3 ? null : 12_000_000 + ((index * 2_345_678) % 5_000_000),
    intercepts: index === 3 ? null : 1_800 + ((index * 977) % 2_400),
  })),
  topDomains: ['www.acme.example', 'api.acme.example', 'cdn.acme.example', 'mail.acme.example', 'img.acme.example'].map(
    (domain, index) => ({ domain, resolutions: Math.round(21_000_000 / (index + 1)) }),
  ),
};

/** The answer to a link: its report, or what is wrong with the link. */
function open<R>(share: string, known: { valid: string; expired: string }, report: R, now: number) {
  if (share === known.valid) return { state: 'open', expiresAt: now + 7 * DAY, report } as const;
  if (share === known.expired) return { state: 'expired', expiredAt: SEED_TIME - DAY } as const;
  return { state: 'invalid' } as const;
}

export const sharedReport = implement(sharedReports, {
  getAlarmReport: ({ share }, { world }) => open(share, shares.alarmReport, alarmReport, world.now()),
  getBusinessReport: ({ share }, { world }) => open(share, shares.businessReport, businessReport, world.now()),
});
