import { type Robot, robots } from '@/api/message/robot';
import { maskedQuery } from '@/lib/masked-query';
import { isSameText } from '@/lib/rules/same-text';
import { chance } from '../alarm/samples';
import { said } from '../delivery/answers';
import { markOf, type Receiver, sendTest, settle, tellReceivers } from '../delivery/engine';
import type { Answer } from '../delivery/line';
import { replyOf } from '../delivery/reply';
import { narrowedByDelivery } from '../delivery/row';
import { implement } from '../runtime/implement';
import { isFresh, mayDo } from '../runtime/personas';
import { refuse } from '../runtime/refusal';
import { table } from '../runtime/table';
import { SEED_TIME, type World } from '../runtime/world';
import { usesOfReceiver } from './receiver-uses';

const DAY = 86_400_000;
/** The size of the message of a test. */
const TEST_BYTES = 212;
const DINGTALK = 'https://oapi.dingtalk.example/robot/send?access_token=';
const ENTERPRISE = 'https://qyapi.weixin.example/cgi-bin/webhook/send?key=';

const row = (serial: number, seed: Partial<Robot> & { name: string }): Robot => ({
  id: `RB-${serial}`,
  type: 'dingtalk',
  webhook: `${seed.type === 'enterprise' ? ENTERPRISE : DINGTALK}group-${serial}`,
  hasSecret: true,
  lastTest: { at: SEED_TIME - serial * DAY, isDelivered: true },
  createdAt: SEED_TIME - serial * 6 * DAY,
  version: 1,
  ...seed,
});

export const robotRows = table<Robot>('robot', (world) => (isFresh(world.persona) ? [] : seeds()));

/** Both services; one that was never tried, and one whose service refuses the signature. */
const seeds = (): Robot[] => [
  row(1, { name: '运维值班群' }),
  row(2, {
    name: '安全应急群',
    lastTest: { at: SEED_TIME - DAY, isDelivered: false },
    webhook: `${DINGTALK}wrong-secret`,
  }),
  row(3, { name: '演练群', lastTest: null }),
  row(4, { name: 'NOC on call', type: 'enterprise' }),
  row(5, { name: '企业消息 变更群', type: 'enterprise', lastTest: null }),
];

/** Names and addresses are unique over both services, addresses by their one form. */
function checkUnique(world: World, { name, webhook }: Pick<Robot, 'name' | 'webhook'>, own?: string): void {
  const others = robotRows.of(world).rows.filter(({ id }) => id !== own);
  if (others.some((one) => isSameText(one.name, name))) refuse('ROBOT_NAME_TAKEN', { fields: ['name'] });
  const known = others.find((one) => new URL(one.webhook).href === new URL(webhook).href);
  if (known) refuse('WEBHOOK_TAKEN', { fields: ['webhook'], values: { name: known.name } });
}

/** The address holds the group's credential: whole for those who may change it, without it for those who only read. */
const shownTo = ({ persona }: World, robot: Robot): Robot =>
  mayDo(persona, 'robot.update') ? robot : { ...robot, webhook: maskedQuery(robot.webhook) };

/** What the services answer, in their own words: a wrong signature where the address says so, nothing from .invalid. */
export function answerOfRobot({ type, webhook }: Robot): Answer {
  if (new URL(webhook).hostname.endsWith('.invalid'))
    return said({ status: null, reply: 'getaddrinfo ENOTFOUND', durationMs: 12, reason: 'nameNotResolved' });
  const isTaken = !webhook.includes('wrong-secret');
  const code = type === 'dingtalk' ? 310000 : 93000;
  const reply = isTaken
    ? { errcode: 0, errmsg: 'ok' }
    : { errcode: code, errmsg: 'sign not match, more: [https://developer.example/errors]' };
  const reason = isTaken ? null : 'declined';
  return said({ status: 200, reply: JSON.stringify(reply), durationMs: 84, reason });
}

/** What is wrong with a robot of the seeds is so since then, before the world began. */
const WRONG_SINCE = 20 * 3_600_000;

/** The services are busy now and then, and take the same a minute later. */
const isBusy = (pieceId: string, number: number) => number === 1 && chance(pieceId, 'busy') > 0.9;

tellReceivers((world, epoch) =>
  robotRows.of(world).rows.map(
    (one): Receiver => ({
      kind: 'robot',
      id: one.id,
      name: one.name,
      host: new URL(one.webhook).hostname,
      isOpen: true,
      answer: ({ id }, at, number) => {
        if (isBusy(id, number))
          return said({ status: 429, reply: '{"errcode":88,"errmsg":"send too fast"}', durationMs: 31 });
        const isRight = at <= epoch - WRONG_SINCE;
        return answerOfRobot(isRight ? { ...one, webhook: `${DINGTALK}${one.id}` } : one);
      },
    }),
  ),
);

/** A robot as an account may see it, with how its deliveries stand where the gateway keeps them. */
const shown = (world: World, one: Robot): Robot => ({
  ...shownTo(world, one),
  ...markOf(world, { kind: 'robot', id: one.id }),
});

export const robot = implement(robots, {
  list: (request, { world }) => {
    const rows = robotRows.of(world).rows.map((one) => shown(world, one));
    return narrowedByDelivery(rows, request, { keyword: ['name', 'webhook'] });
  },
  get: ({ id }, { world }) => shown(world, robotRows.of(world).get(id)),
  add: ({ secret: _, ...facts }, { world }) => {
    checkUnique(world, facts);
    const id = world.nextId('RB');
    robotRows.of(world).add({ ...facts, id, hasSecret: true, lastTest: null, createdAt: world.now(), version: 1 });
    return { id };
  },
  update: ({ id, version, secret, name, webhook }, { world }) => {
    settle(world);
    const { hasSecret } = robotRows.of(world).get(id);
    checkUnique(world, { name, webhook }, id);
    robotRows.of(world).changeVersion(id, version, { name, webhook, hasSecret: hasSecret || Boolean(secret) });
    return {};
  },
  getUses: ({ id }, { world }) => ({ list: usesOfReceiver(world, 'robot', robotRows.of(world).get(id).id) }),
  delete: ({ id }, { world }) => {
    settle(world);
    robotRows.of(world).remove(id);
    return {};
  },
  sendTest: ({ id }, { world }) => {
    robotRows.of(world).get(id);
    const about = { kind: 'message', id: '' } as const;
    const attempt = sendTest(world, { kind: 'robot', id }, about, TEST_BYTES) ?? refuse('NOT_FOUND');
    robotRows.of(world).change(id, { lastTest: { at: world.now(), isDelivered: attempt.isDelivered === true } });
    return replyOf(attempt);
  },
});
