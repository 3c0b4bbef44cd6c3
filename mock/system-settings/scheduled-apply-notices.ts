import type { LoggedChange } from '@/api/log/query';
import { zonedTime } from '@/lib/time-zone';
import { tell } from '../message/message';
import { writeByItself } from '../runtime/journal';
import { said, type Words } from '../runtime/messages';
import type { Persona } from '../runtime/personas';
import type { World } from '../runtime/world';
import { networkOf } from './node-network';
import type { ScheduledRow } from './scheduled-apply-rows';

const PROBLEMS: Readonly<Record<string, readonly [zh: string, en: string]>> = {
  baseMoved: ['暂存之后节点的配置已被修改', 'The configuration of the node was changed after the edits were staged'],
  noRight: [
    '计划人已没有应用网络变更的权限，或账号已锁定、删除',
    'Whoever scheduled it may not apply network changes any more, or the account is locked or deleted',
  ],
  offline: ['节点离线，网关无法连接', 'The node is offline, the gateway cannot reach it'],
  frozen: ['节点处于冻结期', 'The node is under a freeze'],
  busy: ['节点上有变更正在等待确认', 'Changes at the node wait for confirmation'],
  refused: ['网关检查未通过', 'The gateway refused the edits'],
};

const told = (field: string, before: LoggedChange['before'], after: LoggedChange['after']): LoggedChange => ({
  ...{ field, before, after },
  isSecret: false,
});

const objectOf = ({ id, name }: ScheduledRow) => ({ kind: 'scheduledApply', id, name });

const message = (world: World, row: ScheduledRow, author: Persona | null, at: number, title: Words, text: Words) => {
  const about = objectOf(row);
  if (author) tell(world, author, { title, content: text, receivedAt: at, about });
};

/** Tells its author that somebody else chose another time. */
export function tellNewTime(world: World, row: ScheduledRow, author: Persona | null): void {
  if (author?.id === world.persona.id) return;
  const { zone } = networkOf(world, row.nodeId).config.time;
  const { date, time } = zonedTime(row.at, zone);
  const text = said(
    `${world.persona.name} 将应用时间改为 ${date} ${time.slice(0, 5)}（${zone}）。`,
    `${world.persona.name} chose another time: ${date} ${time.slice(0, 5)} (${zone}).`,
  );
  const title = said(`定时变更已改期：${row.name}`, `Scheduled change moved: ${row.name}`);
  message(world, row, author, world.now(), title, text);
}

/** Tells its author that somebody else took it back, and where its edits are still to be seen. */
export function tellTakenBack(world: World, row: ScheduledRow, author: Persona | null): void {
  if (author?.id === world.persona.id) return;
  const text = said(
    `${world.persona.name} 已撤回，到时不会应用，变更保留在定时变更中。`,
    `${world.persona.name} withdrew it: nothing is applied, and the edits are kept among the scheduled changes.`,
  );
  const title = said(`定时变更已撤回：${row.name}`, `Scheduled change withdrawn: ${row.name}`);
  message(world, row, author, world.now(), title, text);
}

/** Says that a set was not applied at its time and why, and writes it down. */
export function tellNotApplied(world: World, row: ScheduledRow, author: Persona | null, at: number): void {
  const { name, problem, moved, freezeReason, by } = row;
  const [zh, en] = PROBLEMS[problem ?? ''] ?? [`${problem}`, `${problem}`];
  const more = (comma: string) =>
    problem === 'baseMoved' ? moved.join(comma) : problem === 'frozen' ? freezeReason : '';
  const text = said(
    `${[zh, more('、')].filter(Boolean).join('：')}。\n节点保持原有配置，变更保留在定时变更中。`,
    `${[en, more(', ')].filter(Boolean).join(': ')}.\nThe node keeps its configuration, and the edits are kept among the scheduled changes.`,
  );
  const title = said(`定时变更未执行：${name}`, `Scheduled change not applied: ${name}`);
  message(world, row, author, at, title, text);
  const changes = [
    told('state', 'scheduled', 'notApplied'),
    told('problem', null, problem),
    ...(moved.length > 0 ? [told('moved', null, [...moved])] : []),
  ];
  writeByItself(world, { at, account: by, verb: 'notApplied', result: 'failure', object: objectOf(row), changes });
}

/** Writes down that a set was applied at its time, at the node and at the set itself. */
export function noteApplied(
  world: World,
  row: ScheduledRow,
  at: number,
  { changes, taskId, nodeVersion }: { changes: LoggedChange[]; taskId: string; nodeVersion?: number },
): void {
  const { nodeId, name, by, state } = row;
  const about = { at, account: by, verb: 'autoApply', taskId, ...(nodeVersion !== undefined && { nodeVersion }) };
  writeByItself(world, { ...about, object: { kind: 'businessNode', id: nodeId, name }, changes });
  writeByItself(world, { ...about, object: objectOf(row), changes: [told('state', 'scheduled', state)] });
}

const lasted = (ms: number, [second, minute]: readonly [string, string]) =>
  ms < 60_000 ? `${Math.round(ms / 1000)} ${second}` : `${Math.round(ms / 60_000)} ${minute}`;

/** Says what came of a set once nothing is waited for any more: which sessions came back, and how long it took. */
export function tellOutcome(world: World, row: ScheduledRow, author: Persona | null, begun: number, at: number): void {
  const { name, state, sessions, by, endedBy, nodeVersion } = row;
  const isKept = state === 'kept';
  const inChinese = sessions
    ? `${endedBy ? `由 ${endedBy.name} 决定，` : ''}用时 ${lasted(at - begun, ['秒', '分钟'])}。原有 ${sessions.before} 个会话中 ${sessions.back} 个已恢复${
        sessions.down.length > 0 ? `，未恢复：${sessions.down.join('、')}` : ''
      }。`
    : '变更立即生效。';
  const inEnglish = sessions
    ? `${endedBy ? `Decided by ${endedBy.name} after` : 'It took'} ${lasted(at - begun, ['s', 'min'])}. Of ${sessions.before} sessions ${sessions.back} came back${
        sessions.down.length > 0 ? `; still down: ${sessions.down.join(', ')}` : ''
      }.`
    : 'The change took effect at once.';
  const version = (words: string, end: string) => (nodeVersion === null ? '' : `\n${words}${nodeVersion}${end}`);
  const title = isKept
    ? said(`定时变更已生效：${name}`, `Scheduled change kept: ${name}`)
    : said(`定时变更已回滚：${name}`, `Scheduled change rolled back: ${name}`);
  const text = said(
    `${inChinese}${version('节点当前版本：', '。')}`,
    `${inEnglish}${version('The node is at version ', '.')}`,
  );
  message(world, row, author, at, title, text);
  if (!sessions) return;
  const changes = [
    told('state', 'applying', state),
    told('sessionsBack', null, `${sessions.back}/${sessions.before}`),
    ...(sessions.down.length > 0 ? [told('sessionsDown', null, [...sessions.down])] : []),
    told('seconds', null, Math.round((at - begun) / 1000)),
  ];
  writeByItself(world, { at, account: endedBy ?? by, verb: 'end', object: objectOf(row), changes });
}
