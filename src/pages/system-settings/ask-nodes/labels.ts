import type { AnswerOutcome, NodeAnswer } from '@/domain/ask/answer';
import type { AnswerStanding } from '@/domain/ask/compare';
import type { NodeQuestion } from '@/domain/ask/question';
import type { NodeReply, ReplyFault } from '@/domain/ask/reply';
import type { MessageId } from '@/i18n/messages';
import type { T } from '@/i18n/use-t';
import { parseAddress } from '@/lib/ip/address';
import type { StatusMap } from '@/ui/data/status-tag';
import { failureText } from '@/ui/feedback/failure-text';

/** How a node stands among the others; `asking` while its answer is awaited. */
export const STANDING = {
  most: { label: 'ask.most', tone: 'good' },
  odd: { label: 'ask.odd', tone: 'attention' },
  part: { label: 'ask.part', tone: 'neutral' },
  silent: { label: 'ask.silent', tone: 'bad' },
  failed: { label: 'ask.failed', tone: 'bad' },
  stopped: { label: 'ask.stopped', tone: 'neutral' },
  waiting: { label: 'ask.waiting', tone: 'neutral' },
  asking: { label: 'ask.asking', tone: 'busy' },
} as const satisfies Record<AnswerStanding | 'asking', StatusMap[string]>;

export const KIND_LABELS = {
  resolve: 'ask.resolve',
  ping: 'ask.ping',
  trace: 'ask.trace',
  port: 'ask.port',
} as const satisfies Record<string, MessageId>;

/** What was asked about: a name with its type and who is asked, a host with its port. */
export function aboutText(question: NodeQuestion): string {
  const { ask, name } = question;
  if (ask === 'port') return `${name} ${question.port}`;
  if (ask !== 'resolve') return name;
  const type = parseAddress(name) ? 'PTR' : question.type;
  return question.server === '' ? `${name} ${type}` : `${name} ${type} @${question.server}`;
}

export const FLAG_LABELS = {
  dnssec: 'ask.dnssec',
  unchecked: 'ask.unchecked',
  ownOnly: 'ask.ownOnly',
} as const satisfies Record<string, MessageId>;

/** What is said of an outcome; null where its lines say it. */
const OUTCOMES: Readonly<Record<Exclude<AnswerOutcome, 'blocked'>, MessageId | null>> = {
  records: null,
  code: null,
  noData: 'ask.noData',
  reached: 'ask.reached',
  partly: 'ask.reached',
  lost: 'ask.lost',
  open: 'ask.open',
  closed: 'ask.closed',
  filtered: 'ask.filtered',
  unresolved: 'ask.unresolved',
};

/** So many records stand in one line. */
const IN_A_LINE = 4;

/** An answer in one line, by which it is compared. */
export function answerText(t: T, { outcome, lines, reason, hops, sent, back }: NodeAnswer): string {
  if (outcome === 'blocked') return reason === '' ? t('ask.blockedUnnamed') : t('ask.blocked', { list: reason });
  if (outcome === 'lost' && hops.length > 0) return t('ask.notReached');
  if (outcome === 'partly') return t('ask.back', { sent, back });
  const said = OUTCOMES[outcome];
  if (said) return t(said);
  const more = lines.length - IN_A_LINE;
  return [...lines.slice(0, IN_A_LINE), ...(more > 0 ? [t('ask.more', { count: more })] : [])].join(', ');
}

const FAULTS: Readonly<Record<Exclude<ReplyFault, 'words'>, MessageId>> = {
  tooLarge: 'ask.tooLarge',
  cut: 'ask.cut',
  form: 'ask.form',
};

/** Why there is no answer, in words; '' where the state says all. */
export function replyText(t: T, reply: Exclude<NodeReply, { state: 'answered' }>): string {
  switch (reply.state) {
    case 'silent':
      return reply.words || t('ask.nodeSilent');
    case 'said':
      return reply.words;
    case 'refused':
      return failureText(t, reply.failure);
    case 'unreadable':
      return reply.fault === 'words' ? t('ask.words', { words: reply.words }) : t(FAULTS[reply.fault]);
    case 'stopped':
      return '';
  }
}

/** Milliseconds with as many digits as say something. */
export const msText = (ms: number): string => (ms < 10 ? ms.toFixed(1) : ms.toFixed(0));
