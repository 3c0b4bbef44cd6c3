import type * as z from 'zod';
import { cmdInvocations } from '@/api/system-settings/invocation';
import { type Command, questionOf } from '@/domain/net/looking-glass/command';
import { knows } from '../runtime/gateway-kind';
import { implement } from '../runtime/implement';
import { refuse } from '../runtime/refusal';
import type { World } from '../runtime/world';
import { askedAnswer } from './ask-nodes';
import { outputOf } from './command-task';
import { isLinked, networkOf } from './node-network';
import { bgpAnswers } from './router-bgp';
import { insideAnswers } from './router-inside';
import { routerOf } from './router-routes';
import { runningOf, runsOf } from './running';

/** What the router of a node answers; a question that is not on the list is refused, however it is written. */
function routerAnswer(world: World, nodeId: string, command: Command): string {
  const asked = questionOf(command);
  if (!asked || !knows(world.gateway, 'lookingGlass')) return refuse('INVALID', { fields: ['args'] });
  const { config, byHand } = networkOf(world, nodeId);
  if (!isLinked(world, nodeId)) return refuse('ILLEGAL_STATE');
  const router = routerOf(world, nodeId, runsOf(config, byHand));
  const answer = bgpAnswers[asked.question]?.(router, asked.values) ?? insideAnswers[asked.question]?.(router) ?? null;
  return answer === null ? '' : JSON.stringify(answer);
}

/** What the router of a node prints of what it runs. */
function running(world: World, nodeId: string): string {
  if (!knows(world.gateway, 'drift')) return refuse('INVALID', { fields: ['command'] });
  const { config, byHand } = networkOf(world, nodeId);
  if (!isLinked(world, nodeId)) return refuse('ILLEGAL_STATE');
  return JSON.stringify({ output: runningOf(config, byHand) });
}

type Asked = Exclude<z.output<typeof cmdInvocations.doInvoke.req>, { command: 'ask' }>;

function answerOf(world: World, asked: Asked): string | null {
  if (asked.command === 'taskOutput') return outputOf(world, asked.taskId);
  return asked.command === 'runningConfig' ? running(world, asked.nodeId) : routerAnswer(world, asked.nodeId, asked);
}

export const cmdInvocation = implement(cmdInvocations, {
  doInvoke: (input, context) => {
    const { world } = context;
    if (input.command === 'ask') {
      const answer = askedAnswer(context, input.nodeId, input);
      return { result: answer === null ? [] : [{ result: answer }] };
    }
    const said = answerOf(world, input);
    return { result: said === null ? [] : [{ result: { originalContent: said } }] };
  },
});
