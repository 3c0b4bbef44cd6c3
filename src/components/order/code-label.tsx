import type { MessageId } from '@/i18n/messages';
import { useT } from '@/i18n/use-t';

/** The name of a code; one that is not known here as it came. */
export function CodeLabel({ code, labels }: { code: string; labels: Readonly<Record<string, MessageId>> }) {
  const t = useT();
  const label = labels[code];
  return label ? t(label) : <bdi className="code">{code}</bdi>;
}
