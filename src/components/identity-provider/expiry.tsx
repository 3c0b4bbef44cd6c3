import { expiryOf } from '@/api/business-account/identity-provider-state';
import { type T, useT } from '@/i18n/use-t';
import { gatewayNow } from '@/lib/gateway-clock';
import { StatusTag, statusText } from '@/ui/data/status-tag';
import { EXPIRY } from './labels';
import './expiry.css';

/** How a certificate stands, in one line for a file. */
export function expiryText(t: T, expiresAt: number): string {
  const { state, days } = expiryOf(expiresAt, gatewayNow());
  const isClose = state === 'expiring' || state === 'ending';
  return `${statusText(t, EXPIRY, state)}${isClose ? ` ${t('identityProvider.daysLeft', { days })}` : ''}`;
}

/** How a certificate stands by the gateway's clock, and how long it still does when that is not long. */
export function ExpiryOf({ expiresAt }: { expiresAt: number }) {
  const t = useT();
  const { state, days } = expiryOf(expiresAt, gatewayNow());
  return (
    <span className="expiry">
      <StatusTag value={state} map={EXPIRY} />
      {(state === 'expiring' || state === 'ending') && (
        <span className="absent">{t('identityProvider.daysLeft', { days })}</span>
      )}
    </span>
  );
}
