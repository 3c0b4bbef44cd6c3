import type { MessageId } from '@/i18n/messages';
import type { T } from '@/i18n/use-t';

/** The options of an enumeration for a filter or a select, from its labels (a `StatusMap`, or code → message id). */
export const optionsOf = (t: T, labels: Readonly<Record<string, MessageId | { readonly label: MessageId }>>) =>
  Object.entries(labels).map(([value, one]) => ({ value, label: t(typeof one === 'string' ? one : one.label) }));
