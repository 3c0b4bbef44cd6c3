import type { LoggedChange } from '@/api/log/query';
import type { Finding } from '@/domain/net/lint';
import { knows } from '../runtime/gateway-kind';
import { writeByItself } from '../runtime/journal';
import type { Language } from '../runtime/messages';
import type { World } from '../runtime/world';
import { type Task, toldAuthor, toldEnd } from './apply-task';
import { lintMessage } from './lint-messages';

/** Writes down what a task did that nobody decided: whose apply it was, and the very time. */
export function noteByItself(
  world: World,
  { id, nodeId, name, by }: Task,
  verb: string,
  at: number,
  changes: LoggedChange[],
  nodeVersion: number,
) {
  writeByItself(world, {
    at,
    account: by,
    verb,
    object: { kind: 'businessNode', id: nodeId, name },
    changes,
    taskId: id,
    ...(knows(world.gateway, 'nodeVersions') && { nodeVersion }),
  });
}

/** An apply as the history of its node tells it, with what a list of them is searched by. */
export const pastApply = (world: World, task: Task) => ({
  taskId: task.id,
  nodeId: task.nodeId,
  account: task.by.name,
  at: task.by.at,
  status: task.status,
  by: toldAuthor(world, task.by),
  ended: toldEnd(world, task),
  version: task.version,
  sections: [...new Set(task.changes.map(({ section }) => section))],
  changeCount: task.changes.length,
  ...(knows(world.gateway, 'nodeVersions') && { reason: task.reason }),
  ...(knows(world.gateway, 'applyLater') && { scheduledId: task.scheduledId }),
  ...(task.request && { request: task.request }),
});

/** A finding as the wire has it. */
export const warningOf = (language: Language, { level, code, path, values }: Finding) => ({
  level,
  code,
  path: [...path],
  values: { ...values },
  message: lintMessage(language, code, values),
});
