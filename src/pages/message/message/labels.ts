import type { MessageId } from '@/i18n/messages';

export const CATEGORIES = ['notice', 'product', 'todo'] as const;
export type MessageKind = 'all' | (typeof CATEGORIES)[number];

export const TITLES = {
  all: 'message.all',
  notice: 'message.notice',
  product: 'message.product',
  todo: 'message.todo',
} as const satisfies Record<MessageKind, MessageId>;

/** What a category is called beside a message; one that this console does not know is shown as it came. */
export const CATEGORY_NAMES: Readonly<Record<string, MessageId>> = {
  notice: 'message.categoryNotice',
  product: 'message.categoryProduct',
  todo: 'message.categoryTodo',
};
