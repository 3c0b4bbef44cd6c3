import { expiryOf } from '@/api/business-account/identity-provider-state';
import { type T, useT } from '@/i18n/use-t';
import { gatewayNow } from '@/lib/gateway-clock';
import { dateText } from '@/lib/time';
import { StatusTag, statusText } from '@/ui/data/status-tag';
import { CellLines } from '@/ui/list/cell-lines';
import { EXPIRY } from './labels';
import './expiry.css';

/** Until when a certificate is good, or was. */
function untilText(t: T, expiresAt: number): string {
  const { state, days } = expiryOf(expiresAt, gatewayNow());
  const date = dateText(expiresAt);
  return state === 'expired' ? date : t('identityProvider.untilLeft', { date, days });
}

/** How a certificate stands, in one line for a file. */
export const expiryText = (t: T, expiresAt: number): string =>
  `${statusText(t, EXPIRY, expiryOf(expiresAt, gatewayNow()).state)} ${untilText(t, expiresAt)}`;

/** The same in a list, in whose rows on a phone its name stands between the two. */
export function expiryCell(t: T, expiresAt: number) {
  const { state } = expiryOf(expiresAt, gatewayNow());
  return (
    <CellLines more={<span className="tabular">{untilText(t, expiresAt)}</span>}>
      <StatusTag value={state} map={EXPIRY} />
    </CellLines>
  );
}

/** How a certificate stands by the gateway's clock, until when, and how long that is. */
export function ExpiryOf({ expiresAt }: { expiresAt: number }) {
  const t = useT();
  const { state } = expiryOf(expiresAt, gatewayNow());
  return (
    <span className="expiry">
      <StatusTag value={state} map={EXPIRY} />
      <span className="absent tabular">{untilText(t, expiresAt)}</span>
    </span>
  );
}
