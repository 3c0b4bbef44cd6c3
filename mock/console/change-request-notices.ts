import { endAlarm, raiseAlarm } from '../alarm/course';
import { ownTask } from '../alarm/own-task';
import { BYPASS_SCENE } from '../alarm/scene-seeds';
import { personaNow } from '../business-account/account-rows';
import { tell } from '../message/message';
import { said, type Words } from '../runtime/messages';
import type { World } from '../runtime/world';
import { reviewersOf } from './change-request-kinds';
import type { Kept } from './change-request-rows';

const about = ({ id, title }: Kept) => ({ kind: 'changeRequest', id, name: title });

/** Tells those who may review that something waits for them. */
export function tellReviewers(world: World, row: Kept): void {
  const { title, author, revision, target } = row;
  for (const persona of reviewersOf(world, row))
    tell(world, persona, {
      category: 'todo',
      title:
        revision === 1
          ? said(`待审核：${title}`, `For review: ${title}`)
          : said(`待审核：${title}（第 ${revision} 版）`, `For review: ${title} (revision ${revision})`),
      content: said(
        `${author.name} 请您审核对 ${target.name} 的变更：${title}。\n审核通过后才会生效。`,
        `${author.name} asks you to review a change of ${target.name}: ${title}.\nIt takes effect only once it is approved.`,
      ),
      about: about(row),
    });
}

/** Tells the author that his request fell: nobody did that. */
export function tellFall(world: World, row: Kept, content: Words, receivedAt: number): void {
  const persona = personaNow(world, row.author.id);
  const title = said(`审核已失效：${row.title}`, `Review void: ${row.title}`);
  if (persona) tell(world, persona, { title, content, receivedAt, about: about(row) });
}

/** Tells the author what became of his request, unless he did it himself. */
export function tellAuthor(world: World, row: Kept, title: Words, content: Words): void {
  const persona = personaNow(world, row.author.id);
  if (persona && persona.id !== world.persona.id) tell(world, persona, { title, content, about: about(row) });
}

/** The task that an alarm of a bypass belongs to. */
const bypassTask = (world: World) => ownTask(world, { id: 'AT-901', level: 'critical' }, BYPASS_SCENE);

/** Says loudly that something was done without approval: an alarm that stands until somebody looked at it, and messages. */
export function tellBypass(world: World, row: Kept, reason: string): string {
  const { target, title, id } = row;
  const operator = world.persona.name;
  const values = { operator, request: id, reason };
  const alarmId = raiseAlarm(world, bypassTask(world), { at: world.now(), source: target.name, values });
  const told = {
    category: 'todo',
    title: said(`紧急绕过审核：${title}`, `Review bypassed in an emergency: ${title}`),
    content: said(
      `${operator} 未经审核即对 ${target.name} 执行了变更：${title}。\n原因：${reason}\n请事后审核。`,
      `${operator} changed ${target.name} without review: ${title}.\nReason: ${reason}\nReview it afterwards.`,
    ),
    about: about(row),
  } as const;
  for (const persona of reviewersOf(world, row)) if (persona.id !== world.persona.id) tell(world, persona, told);
  return alarmId;
}

/** Ends the alarm of a bypass that somebody looked at. */
export function endBypassAlarm(world: World, { alarmId }: Kept): void {
  if (alarmId !== null) endAlarm(world, alarmId);
}
