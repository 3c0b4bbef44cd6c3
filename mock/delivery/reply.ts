import type { TestReply } from '@/api/message/robot';
import type { Answer } from './line';

/** What the receiver of a test answered, as whoever sent it hears it; how long it took where an answer came. */
export function replyOf({ isDelivered, status, reply, durationMs, reason }: Answer): TestReply {
  const isAnswered = isDelivered !== null && (status !== null || reason === null);
  return { isDelivered, status, reply, latencyMs: isAnswered ? durationMs : null };
}
