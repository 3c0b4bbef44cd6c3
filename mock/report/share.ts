import { can } from '@/api/report/instance';
import { canWithdraw, sharedReports, shareLinks } from '@/api/report/share';
import type { AlarmReport, BusinessReport } from '@/api/report/sheet';
import { grownUntil } from '../console/counters';
import { type Context, implement } from '../runtime/implement';
import type { Language } from '../runtime/messages';
import { refuse } from '../runtime/refusal';
import { SEED_TIME, type World } from '../runtime/world';
import { shares } from '../session/share-links';
import { frameOf, knownAlarms } from './instance';
import { addLink, linkBehind, linksOf, stateOf, validLinks } from './links';
import { kindOf } from './rows';
import { reportsOf } from './runs';
import { alarmSheet, businessSheet, type Frame } from './sheets';
import { sectionsOf } from './template';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
/** How many links to one report may work at the same time. */
const LIMIT = 20;

/** The links that always exist lead to the week before the seed time, whenever they are opened. */
const fixed = (name: string, templateId: string): Frame => ({
  name,
  zone: 'Asia/Shanghai',
  fromDay: '2026-10-26',
  toDay: '2026-11-01',
  generatedAt: Date.UTC(2026, 10, 1, 18),
  sections: sectionsOf(templateId),
});

interface Kind<R> {
  kind: 'alarm' | 'business';
  known: { valid: string; expired: string; withdrawn: string };
  name: string;
  templateId: string;
  /** The links that always exist belong to no world. */
  sheet: (frame: Frame, world: World | null, language: Language) => R;
}

const ALARM: Kind<AlarmReport> = {
  kind: 'alarm',
  known: shares.alarmReport,
  name: '核心业务告警周报',
  templateId: 'RT-1',
  // Who works here and what is noted stays inside.
  sheet: (frame, world, language) => alarmSheet(frame, world && knownAlarms(world, language, frame.generatedAt, false)),
};
const BUSINESS: Kind<BusinessReport> = {
  kind: 'business',
  known: shares.businessReport,
  name: '权威解析业务周报',
  templateId: 'RT-3',
  // So does who asked for what was intercepted.
  sheet: (frame, world) =>
    businessSheet(
      { ...frame, sections: frame.sections.filter((one) => one !== 'topSources') },
      world ? grownUntil(world) : frame.generatedAt,
    ),
};

/** The answer to a link that somebody made: the report of its own world. */
function opened<R>(share: string, { kind, sheet }: Kind<R>, language: Language) {
  const found = linkBehind(share);
  if (!found) return { state: 'invalid' } as const;
  const { world, link } = found;
  const state = stateOf(link, world.now());
  if (state === 'expired') return { state, expiredAt: link.expiresAt } as const;
  if (state === 'withdrawn') return { state, withdrawnAt: link.withdrawnAt ?? link.expiresAt } as const;
  const report = reportsOf(world).instances.find(link.reportId);
  const frame = report && frameOf(report);
  if (!frame || kindOf(report.templateId) !== kind) return { state: 'invalid' } as const;
  link.opened += 1;
  return { state: 'open', expiresAt: link.expiresAt, report: sheet(frame, world, language) } as const;
}

/** The answer to a link: its report, or what is wrong with the link. */
function open<R>(share: string, kind: Kind<R>, { world, language }: Pick<Context, 'world' | 'language'>) {
  const { known, name, templateId, sheet } = kind;
  if (share === known.valid)
    return {
      state: 'open',
      expiresAt: world.now() + 7 * DAY,
      report: sheet(fixed(name, templateId), null, language),
    } as const;
  if (share === known.expired) return { state: 'expired', expiredAt: SEED_TIME - DAY } as const;
  if (share === known.withdrawn) return { state: 'withdrawn', withdrawnAt: SEED_TIME - HOUR } as const;
  return opened(share, kind, language);
}

export const sharedReport = implement(sharedReports, {
  getAlarmReport: ({ share }, context) => open(share, ALARM, context),
  getBusinessReport: ({ share }, context) => open(share, BUSINESS, context),
});

function shareable(world: World, reportId: string) {
  const report = reportsOf(world).instances.get(reportId);
  return can.share(report) === true ? report : refuse('ILLEGAL_STATE');
}

export const shareLink = implement(shareLinks, {
  list: ({ reportId }, { world }) => {
    reportsOf(world).instances.get(reportId);
    const rows = linksOf(world).rows.filter((one) => one.reportId === reportId);
    return {
      list: rows.map((link) => ({
        id: link.id,
        note: link.note,
        tail: link.share.slice(-4),
        state: stateOf(link, world.now()),
        createdBy: link.createdBy,
        createdAt: link.createdAt,
        expiresAt: link.expiresAt,
        opened: link.opened,
      })),
    };
  },
  add: ({ reportId, days, note = '' }, { world }) => {
    const { expiresAt: kept } = shareable(world, reportId);
    if (validLinks(world, reportId).length >= LIMIT) refuse('QUOTA_REACHED', { values: { limit: LIMIT } });
    const id = world.nextId('SL');
    const share = crypto.randomUUID().replaceAll('-', '');
    const createdAt = world.now();
    const expiresAt = Math.min(createdAt + days * DAY, kept ?? Number.POSITIVE_INFINITY);
    const createdBy = world.persona.name;
    addLink(world, { id, share, reportId, note, createdBy, createdAt, expiresAt, withdrawnAt: null, opened: 0 });
    return { id, share, expiresAt };
  },
  disable: ({ id }, { world }) => {
    const link = linksOf(world).get(id);
    if (canWithdraw({ state: stateOf(link, world.now()) }) !== true) refuse('ILLEGAL_STATE');
    link.withdrawnAt = world.now();
    return {};
  },
});
