import type { ProductState } from '@/api/console/service';
import { useT } from '@/i18n/use-t';
import { dateText, daysUntil } from '@/lib/time';
import { Absent } from '@/ui/data/absent';
import { StatusTag } from '@/ui/data/status-tag';
import { isExpired, STATES } from './states';

/** How a service stands and how long it lasts, by the gateway's clock. */
export function ServiceStateLine({ state, now }: { state: ProductState | undefined; now: number }) {
  const t = useT();
  if (!state) return <Absent />;
  const { expiresAt } = state;
  return (
    <>
      <StatusTag value={state.state} map={STATES} />
      {expiresAt !== null && (
        <span className="tabular">
          {isExpired(state.state)
            ? t('service.expiredOn', { date: dateText(expiresAt) })
            : t('service.daysLeft', { days: daysUntil(expiresAt, now) })}
        </span>
      )}
    </>
  );
}
