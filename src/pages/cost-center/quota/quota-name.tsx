import { useT } from '@/i18n/use-t';
import { QUOTAS } from './labels';

/** The name of a quota. */
export function QuotaName({ of }: { of: string }) {
  const t = useT();
  const label = QUOTAS[of];
  return label ? t(label) : <bdi>{of}</bdi>;
}
