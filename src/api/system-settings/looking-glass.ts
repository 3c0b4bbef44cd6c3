import * as z from 'zod';
import { checkSize, notJson } from '@/domain/net/looking-glass/answer';
import { commandOf, type QuestionWords, type RouterQuestion } from '@/domain/net/looking-glass/command';
import { type CallOptions, client } from '@/lib/contract/client';
import { byId, endpoint, nothing } from '@/lib/contract/endpoint';
import { failureOf } from '@/lib/contract/failure';
import { readOriginalContent } from '@/lib/http/invoke';
import { routerIp } from '@/lib/rules/ip';
import { invocationApi } from './invocation';

const counts = z.object({
  received: z.int().min(0),
  accepted: z.int().min(0),
  advertised: z.int().min(0),
});

/** Of one neighbor, before; null where the gateway keeps no such figures. */
const earlier = z.object({
  address: z.string(),
  hourAgo: counts.nullable(),
  dayAgo: counts.nullable(),
});
export type Earlier = z.output<typeof earlier>;

/** What becomes of a session's routes by a soft refresh: those that came pass the filters again, or those that go are sent again. */
export const DIRECTIONS = ['in', 'out'] as const;
export type Direction = (typeof DIRECTIONS)[number];

export const lookingGlasses = {
  /** How many routes each neighbor had before, as far as the gateway keeps it. */
  getRouteCounts: endpoint('/api/dcomm/lookingGlass/getRouteCounts', {
    capability: 'lookingGlass',
    req: byId,
    res: z.object({ list: z.array(earlier) }),
    codes: ['NOT_FOUND'],
  }),
  /** Takes the routes of a session through its filters again, in one direction; the session stays up. */
  softRefresh: endpoint('/api/dcomm/lookingGlass/softRefresh', {
    capability: 'lookingGlass',
    req: byId.extend({ address: routerIp, direction: z.enum(DIRECTIONS) }),
    res: nothing,
    codes: ['NOT_FOUND', 'ILLEGAL_STATE'],
    access: 'nodeNetwork.apply',
  }),
};

export const lookingGlassApi = client(lookingGlasses);

/**
 * What a node's router answers to a question, as parsed JSON. Rejects with `UnreadableAnswer` where that is larger than is read
 * or no JSON, and with ApiError where the gateway refuses.
 */
export async function askRouter(
  nodeId: string,
  question: RouterQuestion,
  values: QuestionWords = {},
  options?: CallOptions,
): Promise<unknown> {
  const answer = await invocationApi.doInvoke({ nodeId, command: 'vtysh', ...commandOf(question, values) }, options);
  const content = answer.result[0]?.result.originalContent ?? '';
  checkSize(content);
  try {
    return readOriginalContent(answer);
  } catch (thrown) {
    // An error of the node is told as it is; what is no JSON is told by what it is.
    throw failureOf(thrown).kind === 'contract' ? notJson(content) : thrown;
  }
}
