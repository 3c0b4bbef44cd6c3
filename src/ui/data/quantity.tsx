import { useLanguage, useT } from '@/i18n/use-t';

/** A number in tabular figures with the language's grouping; none is a dash (KIT-12). */
export function Quantity({ value }: { value: number | null }) {
  const t = useT();
  const language = useLanguage();
  if (value === null) return <span className="absent">{t('common.none')}</span>;
  return <span className="tabular">{value.toLocaleString(language)}</span>;
}

/** An amount of money in its ISO 4217 currency, with its own decimals; one piece, also in right-to-left text. */
export function Money({ amount, currency }: { amount: number; currency: string }) {
  const language = useLanguage();
  return (
    <bdi className="tabular" dir="ltr">
      {amount.toLocaleString(language, { style: 'currency', currency })}
    </bdi>
  );
}
