import { cmdInvocations } from '@/api/system-settings/invocation';
import { type Command, questionOf } from '@/domain/net/looking-glass/command';
import { knows } from '../runtime/gateway-kind';
import { implement } from '../runtime/implement';
import { refuse } from '../runtime/refusal';
import type { World } from '../runtime/world';
import { outputOf } from './command-task';
import { isLinked, networkOf } from './node-network';
import { bgpAnswers } from './router-bgp';
import { insideAnswers } from './router-inside';
import { routerOf } from './router-routes';

/** What the router of a node answers; a question that is not on the list is refused, however it is written. */
function routerAnswer(world: World, nodeId: string, command: Command): string {
  const asked = questionOf(command);
  if (!asked || !knows(world.gateway, 'lookingGlass')) return refuse('INVALID', { fields: ['args'] });
  const { config } = networkOf(world, nodeId);
  if (!isLinked(world, nodeId)) return refuse('ILLEGAL_STATE');
  const router = routerOf(world, nodeId, config);
  const answer = bgpAnswers[asked.question]?.(router, asked.values) ?? insideAnswers[asked.question]?.(router) ?? null;
  return answer === null ? '' : JSON.stringify(answer);
}

export const cmdInvocation = implement(cmdInvocations, {
  doInvoke: (input, { world }) => {
    const said =
      input.command === 'taskOutput' ? outputOf(world, input.taskId) : routerAnswer(world, input.nodeId, input);
    return { result: said === null ? [] : [{ result: { originalContent: said } }] };
  },
});
