import { useT } from '@/i18n/use-t';
import { Quantity } from '@/ui/data/quantity';

/** A figure of the gateway, or that it gives none. */
export function Provided({ value }: { value: number | null }) {
  const t = useT();
  return value === null ? <span className="absent">{t('quota.notProvided')}</span> : <Quantity value={value} />;
}
