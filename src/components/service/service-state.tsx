import type { ProductState } from '@/api/console/service';
import type { MessageId } from '@/i18n/messages';
import { useT } from '@/i18n/use-t';
import { dateText, daysUntil } from '@/lib/time';
import { Absent } from '@/ui/data/absent';
import { StatusTag } from '@/ui/data/status-tag';
import { isExpired, isToStart, STATES } from './states';

/** How a service stands and how long it lasts, by the gateway's clock. */
export function ServiceStateLine({ state, now }: { state: ProductState | undefined; now: number }) {
  const t = useT();
  if (!state) return <Absent />;
  const { expiresAt } = state;
  const left: MessageId = isToStart(state.state) ? 'service.daysOnceStarted' : 'service.daysLeft';
  return (
    <>
      <StatusTag value={state.state} map={STATES} />
      {expiresAt !== null && (
        <span className="tabular">
          {isExpired(state.state)
            ? t('service.expiredOn', { date: dateText(expiresAt) })
            : t(left, { days: daysUntil(expiresAt, now) })}
        </span>
      )}
    </>
  );
}
