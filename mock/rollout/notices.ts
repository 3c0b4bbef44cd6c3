import type { LoggedChange } from '@/api/log/query';
import { endAlarm, raiseAlarm } from '../alarm/course';
import { ownTask } from '../alarm/own-task';
import { ROLLOUT_SCENE } from '../alarm/scene-seeds';
import { tell } from '../message/message';
import { writeByItself } from '../runtime/journal';
import { said, type Words } from '../runtime/messages';
import { personas } from '../runtime/personas';
import type { World } from '../runtime/world';
import type { Kept, Member, MemberState } from './engine';

const named = ({ id, name }: Kept) => ({ kind: 'rollout', id, name });

/** Whoever runs the platform hears of it, and whoever started it. */
function tellAll(world: World, rollout: Kept, told: { title: Words; content: Words; receivedAt: number }): void {
  const receivers = new Map([personas.main, rollout.by].map((persona) => [persona.id, persona]));
  for (const persona of receivers.values()) tell(world, persona, { ...told, about: named(rollout) });
}

/** Raises the alarm that stands until somebody continues or cancels what stopped by itself. */
function alarmOf(world: World, rollout: Kept, reason: string, at: number): void {
  endStop(world, rollout);
  const { id, name, softwareVersion, by } = rollout;
  const task = ownTask(world, { id: 'AT-902', level: 'error' }, ROLLOUT_SCENE);
  const values = { operator: by.name, rollout: `${softwareVersion} (${id})`, reason };
  rollout.alarmId = raiseAlarm(world, task, { at, source: name, values });
}

/** Ends the alarm of a rollout that somebody saw to. */
export function endStop(world: World, rollout: Kept): void {
  if (rollout.alarmId !== null) endAlarm(world, rollout.alarmId);
  rollout.alarmId = null;
}

const namesOf = (members: readonly Member[], comma = '、') => members.map(({ name }) => name).join(comma);
const isFailed = ({ state, reason }: Member) => state !== 'success' && reason !== null;

const state = (before: string, after: string): LoggedChange => ({ field: 'state', before, after, isSecret: false });

/** Says that a rollout stopped by itself, and writes it down. */
export function tellStop(world: World, rollout: Kept, at: number): void {
  const { name, softwareVersion, failures, members, wave, waves, by } = rollout;
  tellAll(world, rollout, {
    title: said(`升级 ${softwareVersion} 已自动暂停`, `Upgrade to ${softwareVersion} paused automatically`),
    content: said(
      `${name}：第 ${wave} 批（共 ${waves} 批）中 ${failures} 个节点失败：${namesOf(members.filter(isFailed))}。\n后续批次不会开始。请排除故障后继续，或取消升级。`,
      `${name}: in wave ${wave} of ${waves} these nodes failed: ${namesOf(members.filter(isFailed), ', ')}.\nNo further wave begins. Mend the cause and continue, or cancel the upgrade.`,
    ),
    receivedAt: at,
  });
  alarmOf(world, rollout, `失败节点达到上限：${namesOf(members.filter(isFailed))}`, at);
  const changes = [state('upgrading', 'paused'), { field: 'failures', before: null, after: failures, isSecret: false }];
  writeByItself(world, { at, account: by, verb: 'autoPause', object: named(rollout), changes });
}

/** Says that the next wave meets a freeze and does not begin, and writes it down. */
export function tellFreeze(
  world: World,
  rollout: Kept,
  freeze: { name: string; reason: string },
  node: Member,
  at: number,
): void {
  const { name, softwareVersion, wave, waves, by } = rollout;
  tellAll(world, rollout, {
    title: said(`升级 ${softwareVersion} 因冻结已暂停`, `Upgrade to ${softwareVersion} paused by a freeze`),
    content: said(
      `${name}：第 ${wave + 1} 批（共 ${waves} 批）中的节点 ${node.name} 处于冻结“${freeze.name}”：${freeze.reason}。\n冻结结束后请继续升级，或取消升级。`,
      `${name}: node ${node.name} of wave ${wave + 1} of ${waves} is under the freeze “${freeze.name}”: ${freeze.reason}.\nContinue once the freeze is over, or cancel the upgrade.`,
    ),
    receivedAt: at,
  });
  alarmOf(world, rollout, `冻结“${freeze.name}”：${freeze.reason}`, at);
  const changes = [
    state('upgrading', 'paused'),
    { field: 'freeze', before: null, after: freeze.name, isSecret: false },
  ];
  writeByItself(world, { at, account: by, verb: 'freezePause', object: named(rollout), changes });
}

/** Says how a rollout ended, and writes it down. */
export function tellEnd(world: World, rollout: Kept, at: number): void {
  const { name, softwareVersion, members, by } = rollout;
  const succeeded = members.filter((one) => one.state === 'success').length;
  const left = members.filter((one) => one.state !== 'success');
  const rest = left.length > 0 ? `\n未升级的节点：${namesOf(left)}。` : '';
  const restInEnglish = left.length > 0 ? `\nNot upgraded: ${namesOf(left, ', ')}.` : '';
  tellAll(world, rollout, {
    title: said(
      `升级 ${softwareVersion} 已结束：${succeeded}/${members.length} 个节点成功`,
      `Upgrade to ${softwareVersion} ended: ${succeeded}/${members.length} nodes upgraded`,
    ),
    content: said(
      `${name}：${members.length} 个节点中 ${succeeded} 个已升级到 ${softwareVersion}。${rest}`,
      `${name}: ${succeeded} of ${members.length} nodes run ${softwareVersion} now.${restInEnglish}`,
    ),
    receivedAt: at,
  });
  writeByItself(world, {
    at,
    account: by,
    verb: 'end',
    object: named(rollout),
    changes: [state('upgrading', rollout.state)],
  });
}

/** Writes down at a node what an upgrade of many came to there. */
export function noteNode(
  world: World,
  { by, softwareVersion }: Kept,
  { id, name, from, now, state: after }: Member,
  kind: 'businessNode' | 'ddiNode',
  before: MemberState,
  at: number,
): void {
  const isBack = before === 'rollingBack';
  const versions = { before: isBack ? softwareVersion : from, after: now };
  writeByItself(world, {
    at,
    account: by,
    verb: isBack ? 'rollBackUpgrade' : 'upgrade',
    object: { kind, id, name },
    changes: [
      ...(versions.before === versions.after ? [] : [{ field: 'softwareVersion', ...versions, isSecret: false }]),
      { field: 'upgrade', before, after, isSecret: false },
    ],
  });
}
