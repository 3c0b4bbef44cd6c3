import { codeText } from '@/i18n/code-text';
import { listed } from '@/i18n/isolated';
import type { MessageId } from '@/i18n/messages';
import { useT } from '@/i18n/use-t';
import { Absent } from '@/ui/data/absent';

/** A text, or a dash where the gateway has none. */
export function Plain({ text }: { text: string | null }) {
  return text ?? <Absent />;
}

/** So many fit a column. */
const FEW = 4;

/** Names in a row; a code without a label is shown as it came. */
export function NameList({ values, labels = {} }: { values: readonly string[]; labels?: Record<string, MessageId> }) {
  const t = useT();
  const names = values.map((value) => {
    return codeText(t, labels, value);
  });
  const all = names.length > 0 ? listed(names, t('common.separator')) : null;
  return names.length > FEW ? (
    <span className="fact-long">
      <Plain text={all} />
    </span>
  ) : (
    <Plain text={all} />
  );
}
