import { useCallback, useMemo, useState } from 'react';
import { type AlarmFilterName, type AlarmRecord, alarmRecordApi } from '@/api/alarm/record';
import { silenceApi } from '@/api/alarm/silence';
import { alarmTaskApi } from '@/api/alarm/task';
import { useLanguage, useT } from '@/i18n/use-t';
import { useCan } from '@/session/session';
import { useOffers } from '@/ui/data/use-offers';
import { Overlays } from '@/ui/feedback/overlays';
import { useReport } from '@/ui/feedback/report';
import { EmptyState } from '@/ui/feedback/states';
import { late } from '@/ui/lazy/late';
import { lazyComponent } from '@/ui/lazy/lazy-component';
import type { Filter } from '@/ui/list/filter-bar';
import { ResourceTable } from '@/ui/list/resource-table';
import type { BulkAction, Chosen } from '@/ui/list/use-selection';
import { useSnapshot } from '@/ui/list/use-snapshot';
import type { Action } from '@/ui/page/row-actions';
import { usePanel } from '@/ui/page/use-panel';
import { ALARMS_AS_OF, listAlarms } from './as-of';
import { useAcknowledgeAction } from './care-actions';
import { alarmColumns } from './columns';
import { AlarmNews } from './news';
import { SILENCES } from './quiet';
import { useSilenceAction } from './silence-action';
import './table.css';

/** Pausing a task interrupts its alarms, a silence keeps them quiet. */
const DEPENDS_ON = [alarmTaskApi.list, silenceApi.list];

const CARE_TEXTS = ['alarm/acknowledgment'] as const;
const Acknowledge = lazyComponent(() => import('./acknowledge').then(({ Acknowledge }) => Acknowledge), CARE_TEXTS);
const AcknowledgeMany = lazyComponent(
  () => import('./acknowledge').then(({ AcknowledgeMany }) => AcknowledgeMany),
  CARE_TEXTS,
);

const silenceMany = late(() => import('./silence-many'));

const nameOf = ({ name }: AlarmRecord) => name;

/** The alarms themselves; what became otherwise meanwhile waits in a bar below them. */
export function AlarmTable({ filters }: { filters: readonly Filter<AlarmFilterName>[] }) {
  const t = useT();
  const language = useLanguage();
  const { asOf, news, renew } = useSnapshot(listAlarms, ALARMS_AS_OF);
  const panel = usePanel();
  const actionOf = useAcknowledgeAction(panel.open);
  const offers = useOffers();
  const isOffered = offers(alarmRecordApi.acknowledge);
  const isQuietKnown = offers(SILENCES);
  const silenceOf = useSilenceAction();
  const actionsOf = useCallback(
    (alarm: AlarmRecord): readonly Action[] => {
      const care = isOffered ? actionOf(alarm) : undefined;
      return [...(care ? [care] : []), ...(alarm.endedAt === null ? silenceOf(alarm) : [])];
    },
    [isOffered, actionOf, silenceOf],
  );
  const columns = useMemo(
    () => alarmColumns(t, language, isOffered ? actionOf : null, isQuietKnown, actionsOf),
    [t, language, isOffered, actionOf, isQuietKnown, actionsOf],
  );
  // Counted: one that is opened while the one before is about to go is another one.
  const [many, setMany] = useState<{ chosen: Chosen<AlarmRecord> | null; serial: number }>({ chosen: null, serial: 0 });
  const choose = useCallback(
    (chosen: Chosen<AlarmRecord> | null) => setMany(({ serial }) => ({ chosen, serial: serial + 1 })),
    [],
  );
  const close = useCallback(() => setMany((now) => ({ ...now, chosen: null })), []);
  const can = useCan();
  const report = useReport();
  const acknowledge: BulkAction<AlarmRecord> = {
    key: 'acknowledge',
    label: t('alarmRecord.acknowledge'),
    permit: can(alarmRecordApi.bulkAcknowledge),
    hotkey: 'a',
    run: choose,
  };
  const silence: BulkAction<AlarmRecord> = {
    key: 'silence',
    label: t('alarmRecord.silence'),
    permit: can(silenceApi.add),
    hotkey: 's',
    run: (chosen) =>
      void silenceMany
        .load()
        .then((run) => run(chosen))
        .catch(report.error),
  };
  const bulk = [...(isOffered ? [acknowledge] : []), ...(isQuietKnown ? [silence] : [])];
  return (
    <div className="alarm-table">
      <ResourceTable
        load={listAlarms}
        dependsOn={DEPENDS_ON}
        asOf={asOf}
        columns={columns}
        bulk={bulk}
        nameOf={nameOf}
        filters={filters}
        keyword={t('alarmRecord.search')}
        time={t('alarmRecord.firstAt')}
        empty={<EmptyState title={t('alarmRecord.emptyTitle')} text={t('alarmRecord.emptyText')} />}
      />
      <AlarmNews of="alarms" news={news} renew={renew} />
      <Overlays onLost={panel.close} onRetry={panel.reopen}>
        {panel.name === 'acknowledge' && <Acknowledge id={panel.id} onClose={panel.close} />}
      </Overlays>
      <Overlays onLost={close} onRetry={() => choose(many.chosen)}>
        {many.chosen && <AcknowledgeMany key={many.serial} chosen={many.chosen} onClose={close} />}
      </Overlays>
    </div>
  );
}
