import type { MessageId } from '@/i18n/messages';
import type { T } from '@/i18n/use-t';

/** A code by its name; one that is not known as it came. */
export const named = (t: T, labels: Readonly<Record<string, MessageId>>, code: string): string => {
  const label = labels[code];
  return label ? t(label) : code;
};
