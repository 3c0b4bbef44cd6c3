import { notJson, type UnreadableAnswer } from '@/domain/net/looking-glass/answer';
import { type Failure, failureOf } from '@/lib/contract/failure';
import { INVOKE_ERROR_CODE } from '@/lib/http/envelope';
import { readOriginalContent } from '@/lib/http/invoke';
import { answerOf, type NodeAnswer } from './answer';
import type { NodeQuestion } from './question';
import { readPing, readPort, readTrace } from './reached';
import { readResolved } from './resolved';

/** So many characters of an answer are read: a message of the DNS has 65,535 bytes at most. */
export const MOST_REPLY_CHARS = 1_000_000;

/** So much of what a node says in the place of an answer is repeated. */
const MOST_WORDS = 500;

/** What is wrong with an answer: larger than is read, cut off, words in the place of JSON, JSON of another form. */
export type ReplyFault = 'tooLarge' | 'cut' | 'words' | 'form';

/** What came of asking a node: an answer, nothing, a refusal, what cannot be read, or it was stopped before. */
export type NodeReply =
  | { readonly state: 'answered'; readonly answer: NodeAnswer }
  | { readonly state: 'silent'; readonly words: string }
  | { readonly state: 'said'; readonly words: string }
  | { readonly state: 'refused'; readonly failure: Failure }
  | { readonly state: 'unreadable'; readonly fault: ReplyFault; readonly words: string }
  | { readonly state: 'stopped' };

const NO_ANSWER = /time[d]?[ -]?out|failed to query|unreachable|no route to host/i;
const NO_ADDRESS = /resolve host|name or service not known/i;

const READERS = { resolve: readResolved, ping: readPing, trace: readTrace, port: readPort } as const;

/** What the node says went wrong, in its own words: nobody answered it, it found no address, or anything else. */
function saidOf(said: string): NodeReply {
  const words = said.slice(0, MOST_WORDS);
  if (NO_ADDRESS.test(words)) return { state: 'answered', answer: answerOf('unresolved', { reason: words }) };
  return { state: NO_ANSWER.test(words) ? 'silent' : 'said', words };
}

const isEmpty = (value: unknown) => typeof value === 'object' && value !== null && Object.keys(value).length === 0;

const unreadable = ({ fault, words }: UnreadableAnswer): NodeReply => ({
  state: 'unreadable',
  fault: fault === 'cut' ? 'cut' : 'words',
  words,
});

/** What a node answered to a question: the answer of an invocation, read; `elapsedMs` where the node says how long it took. */
export function readReply({ ask }: NodeQuestion, content: string, elapsedMs: number | null = null): NodeReply {
  if (content.length > MOST_REPLY_CHARS) return { state: 'unreadable', fault: 'tooLarge', words: '' };
  if (content.trim() === '') return { state: 'silent', words: '' };
  let value: unknown;
  try {
    value = readOriginalContent({ result: [{ result: { originalContent: content } }] });
  } catch (thrown) {
    const { kind, text } = failureOf(thrown);
    return kind === 'contract' ? unreadable(notJson(content)) : saidOf(String(text));
  }
  // A program that got no answer writes an empty object.
  if (isEmpty(value)) return { state: 'silent', words: '' };
  const answer = READERS[ask](value);
  if (!answer) return { state: 'unreadable', fault: 'form', words: '' };
  return { state: 'answered', answer: { ...answer, ms: answer.ms ?? elapsedMs } };
}

/** What came of a call that failed. */
export function replyOf(failure: Failure): NodeReply {
  if (failure.kind === 'abort') return { state: 'stopped' };
  if (failure.kind === 'timeout') return { state: 'silent', words: '' };
  // Some gateways tell by the code of the envelope what a node said.
  if (failure.code === INVOKE_ERROR_CODE && failure.text !== null) return saidOf(failure.text);
  return { state: 'refused', failure };
}
