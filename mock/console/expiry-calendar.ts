import ical, { ICalEventTransparency } from 'ical-generator';
import type { ExpiryKind } from '@/api/console/expiry';
import type { Language } from '../runtime/messages';
import type { Persona } from '../runtime/personas';
import type { World } from '../runtime/world';
import { expiriesOf } from './expiry-rows';

const DAY = 86_400_000;
const PATH = '/api/acm/expiryCalendar/file/';

const WORDS: Record<Language, { calendar: string; kinds: Record<ExpiryKind, string> }> = {
  'zh-CN': {
    calendar: '即将到期',
    kinds: {
      product: '服务到期',
      trial: '试用到期',
      license: '许可证到期',
      certificate: '证书到期',
      password: '密码到期',
      secretKey: '密钥待更换',
      share: '分享链接到期',
      backup: '备份待更新',
      silence: '静默结束',
    },
  },
  'en-US': {
    calendar: 'Expiring soon',
    kinds: {
      product: 'Service expires',
      trial: 'Trial expires',
      license: 'License expires',
      certificate: 'Certificate expires',
      password: 'Password expires',
      secretKey: 'Secret key due',
      share: 'Shared link expires',
      backup: 'Backup due',
      silence: 'Silence ends',
    },
  },
};

interface Calendar {
  world: World;
  persona: Persona;
  language: Language;
  createdAt: number;
  readAt: number | null;
}

/** Over all worlds: a calendar program has no session that would lead to its world. */
const bySecret = new Map<string, Calendar>();

const isOwn = (world: World) => (one: Calendar) => one.world === world && one.persona.id === world.persona.id;

/** The calendar of the account, if it has one. */
export const calendarOf = (world: World): Calendar | undefined => [...bySecret.values()].find(isOwn(world));

/** Ends the address of the account; whether there was one. */
export function endCalendar(world: World): boolean {
  const own = [...bySecret].filter(([, one]) => isOwn(world)(one));
  for (const [secret] of own) bySecret.delete(secret);
  return own.length > 0;
}

/** Makes an address for the account, in the place of the one before. */
export function newCalendar(world: World, language: Language): string {
  endCalendar(world);
  const secret = crypto.randomUUID().replaceAll('-', '');
  bySecret.set(secret, { world, persona: world.persona, language, createdAt: world.now(), readAt: null });
  return `${PATH}${secret}.ics`;
}

/** The day of an end: RFC 5545 leaves the zone of a whole day to its reader. */
function textOf({ world, persona, language }: Calendar): string {
  const { calendar, kinds } = WORDS[language];
  const file = ical({ name: calendar, prodId: '//mock//expiries//EN' });
  for (const { id, kind, object, endsAt } of world.seenAs(persona, () => expiriesOf(world))) {
    const what = Object.entries(kinds).find(([known]) => known === kind)?.[1] ?? kind;
    file.createEvent({
      id: `${id}@console`,
      stamp: new Date(world.now()),
      start: new Date(endsAt),
      end: new Date(endsAt + DAY),
      allDay: true,
      transparency: ICalEventTransparency.TRANSPARENT,
      summary: `${what}: ${object.name}`,
    });
  }
  return file.toString();
}

/** What a calendar program reads (RFC 5545): names and days, and nothing that opens anything. Null if the path is another one. */
export function calendarFile(request: Request): Response | null {
  const { pathname } = new URL(request.url);
  if (request.method !== 'GET' || !pathname.startsWith(PATH)) return null;
  const found = bySecret.get(pathname.slice(PATH.length).replace(/\.ics$/, ''));
  if (!found) return new Response('not found', { status: 404 });
  found.readAt = found.world.now();
  return new Response(textOf(found), {
    headers: { 'content-type': 'text/calendar; charset=utf-8', 'cache-control': 'no-store' },
  });
}
