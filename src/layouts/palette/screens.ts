import type { Session } from '@/api/session/session';
import type { MessageId } from '@/i18n/messages';
import { isAnonymousPath } from '@/lib/anonymous-path';
import type { Capability } from '@/lib/contract/capability';
import { isOffered } from '@/lib/contract/offered';
import { routeRows } from '@/routes';
import { to } from '@/routes/href';
import type { RouteRow } from '@/routes/route';
import { GROUP_TITLES, maySee, rowAt } from '../shell/menu';
import { pinyinOf } from './pinyin';

/** A screen, or a tab of one, that the palette leads to. */
export interface PaletteScreen {
  /** Its address. */
  key: string;
  title: MessageId;
  /** Titles of what it stands in, outermost first. */
  trail: readonly MessageId[];
  words: string;
  isRecent: boolean;
}

/** Screens that show nothing without an object in their address. */
const OF_AN_OBJECT: readonly string[] = ['/report/monitoring_alarm', '/report/business_report', '/exception'];

/** Screens that stand on their own; what creates something is an action. */
const reachable = routeRows.filter(
  ({ path }) =>
    !isAnonymousPath(path) && !path.includes(':') && !path.endsWith('/create') && !OF_AN_OBJECT.includes(path),
);

const SECURITY = '/account_center/account_security';
const ALARMS = '/alarm/monitoring_alarm/list';
const INTEL = '/system_settings/intelligence_source';

/** A tab that people look for by a name of its own, and what a gateway must offer for it beyond what is specified. */
interface Tab {
  path: string;
  of: string;
  title: MessageId;
  capability?: Capability;
}

const TABS: readonly Tab[] = [
  { path: to(SECURITY, { tab: 'contacts' }), of: SECURITY, title: 'palette.tabContacts' },
  { path: to(SECURITY, { tab: 'password' }), of: SECURITY, title: 'palette.tabPassword' },
  { path: to(SECURITY, { tab: 'loginSecurity' }), of: SECURITY, title: 'palette.tabLogin' },
  { path: to(SECURITY, { tab: 'accessControl' }), of: SECURITY, title: 'palette.tabAccess' },
  { path: to(ALARMS, { tab: 'task' }), of: ALARMS, title: 'palette.tabAlarmsByTask', capability: 'alarmGroups' },
  { path: to(ALARMS, { tab: 'source' }), of: ALARMS, title: 'palette.tabAlarmsBySource', capability: 'alarmGroups' },
  { path: to('/log/push_management', { tab: 'syslog' }), of: '/log/push_management', title: 'palette.tabSyslog' },
  { path: to('/message/contact', { tab: 'dingtalk' }), of: '/message/contact', title: 'palette.tabDingtalk' },
  { path: to('/message/contact', { tab: 'enterprise' }), of: '/message/contact', title: 'palette.tabEnterprise' },
  {
    path: to('/business_account/sso_management/role_sso', { tab: 'mappings' }),
    of: '/business_account/sso_management/role_sso',
    title: 'palette.tabMappings',
  },
  { path: to(INTEL, { tab: 'log' }), of: INTEL, title: 'palette.tabIntelLog' },
  { path: to(INTEL, { tab: 'lookup' }), of: INTEL, title: 'palette.tabIntelLookup', capability: 'intelLookup' },
];

/** Titles of the menu group and of the screens above a row, outermost first. */
function above(row: RouteRow): MessageId[] {
  const parent = row.parent && rowAt(row.parent);
  if (parent) return [...above(parent), parent.title];
  return row.menu ? [GROUP_TITLES[row.menu]] : [];
}

/** The same with the row itself: where its objects stand. */
export function trailTo(path: string): readonly MessageId[] {
  const row = rowAt(path);
  return row ? [...above(row), row.title] : [];
}

/** What an operator may type for a title: the words in every language, and Chinese in Latin letters. */
export function wordsOf(titles: readonly string[], address = ''): string {
  const typed = titles.map(pinyinOf).flatMap(({ whole, initials }) => [whole, initials]);
  return [...titles, ...typed, address].join(' ').toLowerCase();
}

/** What the palette offers to a session, recent screens first. `titlesOf` gives a title in every language. */
export function paletteScreens(
  session: Session,
  recent: readonly string[],
  titlesOf: (title: MessageId) => readonly string[],
): PaletteScreen[] {
  const screens = reachable
    .filter((row) => maySee(row, session))
    .map((row) => ({
      key: row.path,
      title: row.title,
      trail: above(row),
      words: wordsOf(titlesOf(row.title), row.path),
      isRecent: recent.includes(row.path),
    }));
  const tabs = TABS.flatMap(({ path, of, title, capability }) => {
    const row = rowAt(of);
    if (!row || !maySee(row, session) || !isOffered(capability)) return [];
    return [{ key: path, title, trail: trailTo(of), words: wordsOf(titlesOf(title), path), isRecent: false }];
  });
  const rank = (path: string) => (recent.includes(path) ? recent.indexOf(path) : recent.length);
  return [...screens, ...tabs].sort((a, b) => rank(a.key) - rank(b.key));
}

/** How well something answers a query: 0 is its first word, 1 the start of a word, 2 anywhere; null is not at all. */
export function matchOf(words: string, query: string): number | null {
  const wanted = query.toLowerCase().split(/\s+/).filter(Boolean);
  if (!wanted.every((word) => words.includes(word))) return null;
  const whole = wanted.join(' ');
  if (words.startsWith(whole)) return 0;
  return words.includes(` ${whole}`) ? 1 : 2;
}

/** Those that have every word of a query, the closest first. */
export function searched<One extends { words: string }>(list: readonly One[], query: string): One[] {
  return list
    .flatMap((one) => {
      const match = matchOf(one.words, query);
      return match === null ? [] : [{ one, match }];
    })
    .sort((a, b) => a.match - b.match)
    .map(({ one }) => one);
}
