import type { Session } from '@/api/session/session';
import type { MessageId } from '@/i18n/messages';
import { isAnonymousPath } from '@/lib/anonymous-path';
import type { Capability } from '@/lib/contract/capability';
import { isOffered } from '@/lib/contract/offered';
import { type Path, routeRows } from '@/routes';
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
  /** In every language, in lower case. */
  titles: readonly string[];
  /** What else people call it or do there, as it is shown. */
  aliases: readonly string[];
  /** It stands in the side menu itself. */
  isInMenu: boolean;
  isRecent: boolean;
}

/** Screens that show nothing without an object in their address. */
const OF_AN_OBJECT: readonly string[] = [
  '/report/monitoring_alarm',
  '/report/business_report',
  '/exception',
  '/system_settings/node_access_management/business_node_management/basic_config',
  '/system_settings/node_access_management/business_node_management/resource_service_monitor',
];

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

/** What a screen is looked for by besides its title: what stands on it or is done there. */
const ALIASES = new Map<string, MessageId>(
  Object.entries({
    '/account_center/secret_key': 'palette.aliasKeys',
    '/alarm/monitoring_alarm/list/silences': 'palette.aliasSilences',
    '/alarm/monitoring_alarm/task_management': 'palette.aliasAlarmTasks',
    '/business_account/account_management': 'palette.aliasAccounts',
    '/business_account/role_management': 'palette.aliasRoles',
    '/log/push_management': 'palette.aliasPush',
    '/log/query/operation': 'palette.aliasOperations',
    '/system_settings/node_access_management/business_node_management': 'palette.aliasNodes',
  } satisfies Partial<Record<Path, MessageId>>),
);

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

const lowered = (titles: readonly string[]) => titles.map((title) => title.toLowerCase());

const HAN = /^\p{sc=Han}/u;

const wordsIn = (query: string) => query.toLowerCase().split(/\s+/).filter(Boolean);

/** Whether a word begins one of a text; a Chinese text has no gaps between its words. */
const isIn = (text: string, word: string): boolean =>
  (HAN.test(word) ? text : ` ${text}`).includes(HAN.test(word) ? word : ` ${word}`);

/** Whether each word of a query begins a word of a screen's title: who types it means the screen, and not what is called so. */
export const isNamed = ({ titles }: Pick<PaletteScreen, 'titles'>, query: string): boolean =>
  titles.some((title) => wordsIn(query).every((word) => isIn(title, word)));

/** What a query says of a screen that its title does not; null without it. */
export const aliasOf = ({ aliases }: Pick<PaletteScreen, 'aliases'>, query: string): string | null =>
  aliases.find((alias) => wordsIn(query).every((word) => isIn(alias.toLowerCase(), word))) ?? null;

/** What the palette offers to a session, recent screens first. `titlesOf` gives a title in every language. */
export function paletteScreens(
  session: Session,
  recent: readonly string[],
  titlesOf: (title: MessageId) => readonly string[],
): PaletteScreen[] {
  const screens = reachable
    .filter((row) => maySee(row, session))
    .map((row) => {
      const alias = ALIASES.get(row.path);
      const aliases = alias ? titlesOf(alias).flatMap((text) => text.split(/, |、/)) : [];
      return {
        key: row.path,
        title: row.title,
        trail: above(row),
        words: `${wordsOf(titlesOf(row.title), row.path)} ${wordsOf(aliases)}`,
        titles: lowered(titlesOf(row.title)),
        aliases,
        isInMenu: row.menu !== undefined,
        isRecent: recent.includes(row.path),
      };
    });
  const tabs = TABS.flatMap(({ path, of, title, capability }) => {
    const row = rowAt(of);
    if (!row || !maySee(row, session) || !isOffered(capability)) return [];
    const titles = lowered(titlesOf(title));
    const words = wordsOf(titlesOf(title), path);
    return [{ key: path, title, trail: trailTo(of), words, titles, aliases: [], isInMenu: false, isRecent: false }];
  });
  const rank = (path: string) => (recent.includes(path) ? recent.indexOf(path) : recent.length);
  return [...screens, ...tabs].sort((a, b) => rank(a.key) - rank(b.key));
}

/** How well something answers a query: 0 is its first word, 1 the start of a word, 2 anywhere; null is not at all. */
export function matchOf(words: string, query: string): number | null {
  const wanted = wordsIn(query);
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
