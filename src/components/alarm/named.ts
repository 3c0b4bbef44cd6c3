import type { MessageId } from '@/i18n/messages';
import type { T } from '@/i18n/use-t';

/** The label of a code; the code itself if the console does not know it. */
export function labelOf(t: T, labels: Readonly<Record<string, MessageId>>, code: string): string {
  const known = labels[code];
  return known === undefined ? code : t(known);
}
