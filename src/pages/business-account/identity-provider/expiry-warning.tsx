import { Alert } from 'antd';
import { expiryOf } from '@/api/business-account/identity-provider-state';
import { readCertificate } from '@/domain/saml/certificate';
import { useT } from '@/i18n/use-t';
import { gatewayNow } from '@/lib/gateway-clock';
import { dateText } from '@/lib/time';

/** Says what an end of certificates means for sign-in, while there is something to do about it. */
export default function ExpiryWarning({ certificates }: { certificates: readonly string[] }) {
  const t = useT();
  const now = gatewayNow();
  const facts = certificates.flatMap((one) => readCertificate(one) ?? []);
  const ends = facts.filter(({ validFrom }) => validFrom <= now).map(({ expiresAt }) => expiresAt);
  const good = ends.filter((end) => end > now).sort((a, b) => a - b);
  const first = good[0];
  if (facts.length === 0) return null;
  if (first === undefined) return <Alert type="error" showIcon title={t('identityProvider.endedAll')} />;
  const { state, days } = expiryOf(first, now);
  if (state === 'valid') return null;
  // One that takes over counts also while it is not good yet, if it is by then.
  const next = facts.filter((one) => one.expiresAt > first && one.validFrom <= first).map((one) => one.expiresAt);
  if (next.length > 0) {
    const date = dateText(Math.max(...next));
    return <Alert type="info" showIcon title={t('identityProvider.endsReplaced', { days, date })} />;
  }
  const type = state === 'ending' ? 'error' : 'warning';
  return <Alert type={type} showIcon title={t('identityProvider.endsAlone', { days })} />;
}
