import { useId } from 'react';
import { type LogStorage, storageApi } from '@/api/system-settings/data-storage';
import { useT } from '@/i18n/use-t';
import { bytesText } from '@/lib/bytes';
import { dateText } from '@/lib/time';
import { useCan } from '@/session/session';
import { Chart } from '@/ui/chart/chart';
import { Facts } from '@/ui/data/facts';
import { StatusTag } from '@/ui/data/status-tag';
import { EmptyState } from '@/ui/feedback/states';
import { ActionButton } from '@/ui/page/action-button';
import { STATES, typeName } from './labels';
import { gigabytes, shareOf, stateOf } from './model';

/** Month and day: the year goes without saying within a month. */
const dayText = (at: number) => dateText(at).slice(5);

/** One type of log: what it takes of its capacity, its settings, and its last thirty days. */
export function LogCard({ log, onEdit }: { log: LogStorage; onEdit: () => void }) {
  const t = useT();
  const can = useCan();
  const id = useId();
  const name = typeName(t, log.type);
  const { used, capacity, retentionDays, threshold, oldestAt, history } = log;
  const share = shareOf(log);
  const state = stateOf(log);
  return (
    <section className="storage-card" aria-labelledby={id}>
      <header>
        <h2 id={id}>{name}</h2>
        <StatusTag value={state} map={STATES} />
        <ActionButton
          size="small"
          permit={can(storageApi.update)}
          aria-label={t('storage.editOf', { name })}
          onClick={onEdit}
        >
          {t('storage.edit')}
        </ActionButton>
      </header>
      <p className="storage-used tabular">
        <strong>{bytesText(used)}</strong>{' '}
        <span className="absent">{t('storage.of', { size: bytesText(capacity) })}</span>
        <span className="storage-share">{share}%</span>
      </p>
      <div className={`storage-meter storage-${state}`} aria-hidden>
        <span style={{ inlineSize: `${Math.min(100, share)}%` }} />
        <i style={{ insetInlineStart: `${threshold}%` }} />
      </div>
      <Facts
        items={[
          { label: t('storage.retentionDays'), value: t('storage.days', { count: retentionDays }) },
          { label: t('storage.threshold'), value: <span className="tabular">{threshold}%</span> },
          {
            label: t('storage.oldest'),
            value: oldestAt === null ? <span className="absent">{t('storage.none')}</span> : dateText(oldestAt),
          },
        ]}
      />
      {history.some(({ value }) => value > 0) ? (
        <Chart
          title={t('storage.chart')}
          kind="column"
          series={[
            {
              key: log.type,
              name: t('storage.size'),
              points: history.map(({ at, value }) => ({ at, value: gigabytes(value) })),
            },
          ]}
          labelOf={dayText}
        />
      ) : (
        <EmptyState title={t('storage.none')} />
      )}
    </section>
  );
}
