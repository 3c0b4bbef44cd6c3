import { type Message, type MessageObject, messages } from '@/api/message/message';
import { browserZone, zonedTime } from '@/lib/time-zone';
import { implement } from '../runtime/implement';
import { type Language, said, type Words, wordsIn } from '../runtime/messages';
import { isFresh, type Persona } from '../runtime/personas';
import { Refusal, refusalEnvelope } from '../runtime/refusal';
import { pageOf, personalTable } from '../runtime/table';
import type { World } from '../runtime/world';
import { countUnreadBy } from '../session/unread';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

interface Row extends Omit<Message, 'title'> {
  title: Words;
  content: Words;
  about?: MessageObject;
}

const shown = (row: Row, language: Language) => ({
  ...row,
  title: wordsIn(row.title, language),
  content: wordsIn(row.content, language),
});

const rowAt =
  (now: number) =>
  (serial: number, seed: Partial<Row> & { title: Words }): Row => ({
    id: `MSG-${4200 - serial}`,
    category: 'notice',
    content: said(
      `${wordsIn(seed.title, 'zh-CN')}\n\n如有疑问，请联系管理员。`,
      `${wordsIn(seed.title, 'en-US')}\n\nIf you have questions, contact your administrator.`,
    ),
    receivedAt: Math.floor(now / MINUTE) * MINUTE - 12 * MINUTE - serial * 5 * HOUR,
    isRead: serial > 4,
    ...seed,
  });

/** What the gateway's own clock shows. */
const gatewayTime = (at: number) => zonedTime(at, browserZone());
const dayOf = (at: number) => new Date(`${gatewayTime(at).date}T00:00:00Z`);
const MONTH = new Intl.DateTimeFormat('en', { month: 'long', timeZone: 'UTC' });

/**
 * Unread ones of each category, a title as long as the rules allow, then older ones for several pages. What they tell of is
 * near the world's now, as the services and orders are that they name.
 */
const rows = personalTable<Row>('message', (world) => {
  const now = world.now();
  const row = rowAt(now);
  // A new account has done nothing yet that anybody could tell of.
  if (isFresh(world.persona))
    return [row(0, { category: 'product', title: said('账号已开通', 'Your account is ready') })];
  const offline = gatewayTime(Math.floor(now / MINUTE) * MINUTE - 22 * MINUTE);
  const since = `${offline.date} ${offline.time.slice(0, 5)}`;
  const due = dayOf(now + 7 * DAY);
  const works = dayOf(now + 3 * DAY);
  return [
    row(0, {
      title: said('节点 沈阳机房 已离线超过 10 分钟', 'Node 沈阳机房 has been offline for more than 10 minutes'),
      about: { kind: 'businessNode', id: 'BN2026-0007', name: '沈阳机房' },
      content: said(
        `节点 沈阳机房 自 ${since} 起未上报心跳。\n请检查网络与电源，或在业务节点管理中查看。`,
        `Node 沈阳机房 has sent no heartbeat since ${since}.\nCheck its network and power, or open it in business node management.`,
      ),
    }),
    row(1, {
      category: 'product',
      title: said(
        `DNS 云解析将于 ${due.getUTCMonth() + 1} 月 ${due.getUTCDate()} 日到期，请及时续费`,
        `Cloud DNS expires on ${due.getUTCDate()} ${MONTH.format(due)}, renew it in time`,
      ),
    }),
    row(2, {
      category: 'todo',
      title: said('待审核：corp-retail 组织的域名注册申请', 'For review: domain registration requested by corp-retail'),
    }),
    row(3, {
      title: said(
        `报告服务将于 ${works.getUTCMonth() + 1} 月 ${works.getUTCDate()} 日 02:00–04:00（UTC+08:00）进行计划维护`,
        `Scheduled maintenance of the reporting service on ${works.getUTCDate()} ${MONTH.format(works)}, 02:00–04:00 (UTC+08:00)`,
      ),
    }),
    row(4, {
      category: 'todo',
      title: said('待确认订单 O2026109995', 'Order O2026109995 waits for confirmation'),
      isRead: false,
      about: { kind: 'order', id: 'O2026109995', name: 'O2026109995' },
    }),
    ...Array.from({ length: 24 }, (_, index) =>
      row(5 + index, {
        category: index % 3 === 0 ? 'product' : 'notice',
        title: said(`每日安全简报 第 ${240 - index} 期`, `Daily security brief, no. ${240 - index}`),
      }),
    ),
  ];
});

/** All of them are read, in another tab of the same browser. */
export const readElsewhere = (world: World): void => {
  for (const one of rows.of(world).rows) one.isRead = true;
};

type Told = Pick<Row, 'title' | 'content'> & Partial<Pick<Row, 'receivedAt' | 'about' | 'category'>>;

/** Sends an account of this world a message of its own, now or at a time that has passed. */
export function tell(world: World, persona: Persona, told: Told): void {
  const id = world.nextId('MSG');
  world.seenAs(persona, () => {
    const row: Row = { id, category: 'notice', receivedAt: world.now(), isRead: false, ...told };
    const table = rows.of(world);
    table.add(row);
    table.rows.sort((a, b) => b.receivedAt - a.receivedAt);
  });
}

const tellers: ((world: World) => void)[] = [];

/** Lets a feature bring what it has to tell up to now before messages are looked at. */
export const tellsBy = (teller: (world: World) => void): void => void tellers.push(teller);

const bringUp = (world: World) => {
  for (const one of tellers) one(world);
};

/** What waits for the operator, newest first. */
export const unreadTodosOf = (world: World, language: Language): Message[] =>
  rows
    .of(world)
    .rows.filter((one) => one.category === 'todo' && !one.isRead)
    .map((one) => shown(one, language));

countUnreadBy((world) => {
  bringUp(world);
  const counts: Record<string, number> = {};
  for (const { category, isRead } of rows.of(world).rows) if (!isRead) counts[category] = (counts[category] ?? 0) + 1;
  return counts;
});

export const message = implement(messages, {
  list: (request, { world, language }) => {
    bringUp(world);
    const all = rows.of(world).rows.map((one) => shown(one, language));
    const { list, total } = pageOf(all, request, { keyword: ['title'], time: 'receivedAt' });
    return { list: list.map(({ content: _, ...one }) => one), total };
  },
  get: ({ id }, { world, language }) => shown(rows.of(world).get(id), language),
  markRead: ({ ids }, { world, language }) => {
    const known = ids.filter((id) => rows.of(world).find(id));
    for (const id of known) rows.of(world).change(id, { isRead: true });
    const { message: reason } = refusalEnvelope(new Refusal('NOT_FOUND', [], {}), language);
    const failed = ids.filter((id) => !known.includes(id)).map((id) => ({ id, message: reason }));
    return { succeeded: known, failed };
  },
  markAllRead: ({ category }, { world }) => {
    const unread = rows.of(world).rows.filter((one) => !one.isRead && (category === null || one.category === category));
    for (const one of unread) one.isRead = true;
    return { count: unread.length };
  },
});
