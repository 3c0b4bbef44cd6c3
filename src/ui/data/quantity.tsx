import { useLanguage } from '@/i18n/use-t';
import { isFigure, shownText } from '@/lib/shown';
import { Absent } from '@/ui/data/absent';

/** A number in tabular figures with the language's grouping; what is none is a dash. */
export function Quantity({ value }: { value: number | null }) {
  const language = useLanguage();
  if (!isFigure(value)) return <Absent />;
  return <span className="tabular">{value.toLocaleString(language)}</span>;
}

/**
 * Where amounts are written from: the yuan is `¥`, whatever the language of the screen, and no other currency's sign can
 * be taken for it or for another's (`US$`, `HK$`, `JP¥`).
 */
const HOME = 'zh-CN';

/** An amount of money in its ISO 4217 currency, with its own decimals; one piece, also in right-to-left text. */
export function Money({ amount, currency }: { amount: number; currency: string }) {
  const language = useLanguage();
  const isCurrency = typeof currency === 'string' && /^[A-Za-z]{3}$/.test(currency);
  const text = () => {
    if (!isFigure(amount)) return shownText(null);
    if (!isCurrency) return `${amount.toLocaleString(language)} ${shownText(currency)}`;
    return amount.toLocaleString(HOME, { style: 'currency', currency });
  };
  return (
    <bdi className="tabular" dir="ltr">
      {text()}
    </bdi>
  );
}
