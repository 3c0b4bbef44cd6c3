import type { ProductState } from '@/api/console/service';
import { type T, useT } from '@/i18n/use-t';
import { dateText, daysUntil } from '@/lib/time';
import { Absent } from '@/ui/data/absent';
import { StatusTag } from '@/ui/data/status-tag';
import { isExpired, isToStart, STATES } from './states';

/** How long a service lasts. What has not started counts no days yet. */
function termText(t: T, state: string, expiresAt: number, now: number): string {
  const date = dateText(expiresAt);
  if (isExpired(state)) return t('service.expiredOn', { date });
  return isToStart(state)
    ? t('service.validUntil', { date })
    : t('service.daysLeft', { days: daysUntil(expiresAt, now) });
}

/** How a service stands and how long it lasts, by the gateway's clock. */
export function ServiceStateLine({ state, now }: { state: ProductState | undefined; now: number }) {
  const t = useT();
  if (!state) return <Absent />;
  const { expiresAt } = state;
  return (
    <>
      <StatusTag value={state.state} map={STATES} />
      {expiresAt !== null && <span className="tabular">{termText(t, state.state, expiresAt, now)}</span>}
    </>
  );
}
