import * as z from 'zod';
import { client } from '@/lib/contract/client';
import { bulkResult, byId, byIds, endpoint, page } from '@/lib/contract/endpoint';
import { instant } from '@/lib/contract/instant';

export const messageCategory = z.enum(['notice', 'product', 'todo']);

const message = z.object({
  id: z.string(),
  category: messageCategory.or(z.string()),
  title: z.string(),
  receivedAt: instant,
  isRead: z.boolean(),
});
export type Message = z.output<typeof message>;

/** What a message is about, as the log names it; a gateway that does not know leaves it out. */
const about = z.object({ kind: z.string(), id: z.string(), name: z.string() });
export type MessageObject = z.output<typeof about>;

export const messages = {
  list: page('/api/msg/message/list', {
    row: message,
    filters: { category: z.array(z.string()), isRead: z.array(z.enum(['true', 'false'])) },
  }),
  get: endpoint('/api/msg/message/get', {
    req: byId,
    res: message.extend({ content: z.string(), about: about.optional() }),
    codes: ['NOT_FOUND'],
  }),
  /** Reading one's own messages needs no action right. */
  markRead: endpoint('/api/msg/message/markRead', { req: byIds, res: bulkResult }),
  /** All of a category, or of every one. */
  markAllRead: endpoint('/api/msg/message/markAllRead', {
    req: z.object({ category: messageCategory.nullable() }),
    res: z.object({ count: z.int() }),
  }),
};

export const messageApi = client(messages);
