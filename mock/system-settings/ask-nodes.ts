import { askNodes } from '@/api/system-settings/ask-nodes';
import { cmdInvocations } from '@/api/system-settings/invocation';
import { type AskCommand, nodeQuestionOf } from '@/domain/ask/question';
import { organizationRef } from '../business-account/organization-rows';
import { knows } from '../runtime/gateway-kind';
import { type Context, implement } from '../runtime/implement';
import { writeDown } from '../runtime/journal';
import { mayDo } from '../runtime/personas';
import { Refusal, refusalEnvelope, refuse } from '../runtime/refusal';
import type { World } from '../runtime/world';
import { ddiNodesOf } from './ddi-node';
import { nodeAnswer, type WorldNode, worldNodes } from './node-answers';

const MINUTE = 60_000;
/** So many questions of an account are answered in a minute: two runs of two hundred nodes. */
const MOST = 400;

const asked = new WeakMap<World, number[]>();

/** Counts a question, and refuses one too many. */
function count(world: World): void {
  const recent = (asked.get(world) ?? []).filter((at) => at > world.now() - MINUTE);
  if (recent.length >= MOST) refuse('TOO_OFTEN', { values: { most: MOST } });
  asked.set(world, [...recent, world.now()]);
}

function answered(world: World, node: WorldNode, command: AskCommand) {
  if (!mayDo(world.persona, askNodes.getNodes.access)) refuse('NO_RIGHT');
  const question = nodeQuestionOf(command) ?? refuse('INVALID', { fields: ['args'] });
  count(world);
  return nodeAnswer(world, node, question);
}

/**
 * What a node answers to a question by others; null where it is down. Written down with its command, whether it was answered
 * or refused: it sends packets to somebody.
 */
export function askedAnswer({ world, language }: Context, nodeId: string, command: AskCommand) {
  if (!knows(world.gateway, 'askNodes')) return refuse('INVALID', { fields: ['command'] });
  const node = worldNodes(world).find(({ id }) => id === nodeId) ?? refuse('NOT_FOUND');
  const after = [command.tool, ...command.args].join(' ');
  const changes = [{ field: 'command', before: null, after, isSecret: false }];
  const written = [{ object: { kind: node.kind, id: node.id, name: node.name }, changes }];
  try {
    const answer = answered(world, node, command);
    writeDown(world, cmdInvocations.doInvoke, written, { code: 20000, message: '' });
    return answer;
  } catch (error) {
    if (error instanceof Refusal) {
      writeDown(world, cmdInvocations.doInvoke, written, refusalEnvelope(error, language));
    }
    throw error;
  }
}

const BUSINESS = { 'zh-CN': '业务节点', 'en-US': 'Business nodes' } as const;
const DDI = { 'zh-CN': 'DDI 节点', 'en-US': 'DDI nodes' } as const;

export const nodesToAsk = implement(askNodes, {
  getNodes: (_, { world, language }) => {
    const organizations = new Map(ddiNodesOf(world).rows.map(({ id, organizationId }) => [id, organizationId]));
    const nodes = worldNodes(world).map(({ id, kind, name, ip }) => {
      const organization = organizations.get(id);
      const isBusiness = kind === 'businessNode';
      return {
        ...{ id, name, ip, kind: isBusiness ? 'business' : 'ddi' },
        groups: isBusiness ? ['business'] : ['ddi', ...(organization === undefined ? [] : [organization])],
      };
    });
    const ofThem = [...new Set(organizations.values())].toSorted();
    const groups = [
      { id: 'business', name: BUSINESS[language] },
      { id: 'ddi', name: DDI[language] },
      ...ofThem.map((id) => ({ id, name: organizationRef(world, id)?.name ?? id })),
    ];
    return { nodes, groups };
  },
});
