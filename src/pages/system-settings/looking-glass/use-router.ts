import { useCallback } from 'react';
import { askRouter, lookingGlassApi } from '@/api/system-settings/looking-glass';
import { nodeNetworkApi } from '@/api/system-settings/node-network';
import { type AnswerFault, UnreadableAnswer } from '@/domain/net/looking-glass/answer';
import type { QuestionWords, RouterQuestion } from '@/domain/net/looking-glass/command';
import type { MessageId } from '@/i18n/messages';
import { type T, useT } from '@/i18n/use-t';
import type { CallOptions } from '@/lib/contract/client';
import { ApiError, failure } from '@/lib/contract/failure';

const FAULTS: Readonly<Record<AnswerFault, MessageId>> = {
  tooLarge: 'glass.tooLarge',
  cut: 'glass.cut',
  words: 'glass.words',
  form: 'glass.form',
  said: 'glass.said',
  notKept: 'glass.notKept',
  notRunning: 'glass.notRunning',
  noNeighbor: 'glass.noNeighbor',
};

/** States of a router, and no errors: a protocol that is off, what is not kept or not there, a table that is large. */
const STATES: ReadonlySet<AnswerFault> = new Set(['notRunning', 'notKept', 'tooLarge', 'noNeighbor']);

/** What is wrong with an answer, in words of the operator; everything else as it was thrown. */
function told(t: T, thrown: unknown): unknown {
  if (!(thrown instanceof UnreadableAnswer)) return thrown;
  const { fault, words } = thrown;
  const showType = STATES.has(fault) ? 1 : 2;
  return new ApiError(failure('business', `router.${fault}`, { text: t(FAULTS[fault], { words }), showType }));
}

/** What a question asks, and how its answer is read. */
export type Ask = <Answer>(
  question: RouterQuestion,
  read: (value: unknown) => Answer,
  values?: QuestionWords,
  options?: CallOptions,
) => Promise<Answer>;

/** Asks the router of a node, and reads what it answers. */
export function useAsk(nodeId: string): Ask {
  const t = useT();
  return useCallback(
    (question, read, values, options) =>
      askRouter(nodeId, question, values, options)
        .then(read)
        .catch((thrown: unknown) => {
          throw told(t, thrown);
        }),
    [nodeId, t],
  );
}

/** What a router answers is the gateway's no longer once it changed the node. */
export const ROUTER_CHANGES = [lookingGlassApi.softRefresh, nodeNetworkApi.apply];

/** A call for what a router answers, in the place of one of the contract: it is of the looking glass, and named as its own. */
export const routerCall = <Input, Answer>(
  name: string,
  call: (input: Input, options?: CallOptions) => Promise<Answer>,
) =>
  Object.assign(call, { path: `/api/dcomm/lookingGlass/${name}`, capability: lookingGlassApi.softRefresh.capability });

/** Whether a failure is that of an answer with this fault. */
export const isFault = (thrown: unknown, fault: AnswerFault): boolean =>
  thrown instanceof ApiError && thrown.failure.code === `router.${fault}`;
