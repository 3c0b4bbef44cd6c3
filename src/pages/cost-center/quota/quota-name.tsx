import { QUOTAS } from '@/components/quota/quota-names';
import { useT } from '@/i18n/use-t';

/** The name of a quota; one that is not known here as the code that it came as. */
export function QuotaName({ of }: { of: string }) {
  const t = useT();
  const label = QUOTAS[of];
  return label ? t(label) : <bdi className="code">{of}</bdi>;
}
