import { listed } from '@/i18n/isolated';
import type { MessageId } from '@/i18n/messages';
import { useT } from '@/i18n/use-t';
import { useQuery } from '@/ui/page/use-query';

interface Props {
  /** The filter that names what is asked about, as it stands in the address. */
  filter: string;
  options: readonly { value: string; label: string }[];
  /** What a missing account means, with the names of what was asked about. */
  told: MessageId;
  /** While nothing is asked about. */
  otherwise?: MessageId;
}

/**
 * Whoever asks what gives an account a right finds no row where nothing does: the sentence is the answer, above however
 * many rows there are.
 */
export function NotListed({ filter, options, told, otherwise }: Props) {
  const t = useT();
  const [query] = useQuery();
  const asked = (query.get(filter) ?? '').split(',');
  const names = options
    .filter(({ value }) => asked.includes(value))
    .map(({ label }) => t('accessReview.quoted', { label }));
  if (names.length === 0) return otherwise ? <p className="screen-note">{t(otherwise)}</p> : null;
  return <p className="screen-note">{t(told, { names: listed(names, t('common.separator')) })}</p>;
}
