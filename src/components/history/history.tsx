import { Button, Skeleton } from 'antd';
import { useState } from 'react';
import { type LogDetail, type LogEntry, logApi } from '@/api/log/query';
import { EntryChanges } from '@/components/log/entry-changes';
import EntryDrawer from '@/components/log/entry-drawer';
import { LOG_RESULT, verbText } from '@/components/log/labels';
import { ScreenLink } from '@/components/screen-link/screen-link';
import { gapAfter } from '@/i18n/sentences';
import { useT } from '@/i18n/use-t';
import { DOT } from '@/lib/dot';
import { visibleText } from '@/lib/visible-text';
import type { Kind } from '@/objects';
import { to } from '@/routes/href';
import { StatusTag } from '@/ui/data/status-tag';
import { Time } from '@/ui/data/time';
import { useLoad } from '@/ui/data/use-load';
import { EmptyState, LoadFailure } from '@/ui/feedback/states';

const STEP = 10;
/** No gateway gives more at once. */
const MOST = 1000;

interface Props {
  kind: Kind;
  id: string;
}

/**
 * What was done to one object, newest first, with its fields before and after: the same entries as the log's. What the
 * gateway does not give at once is said to be missing here, with the way to the log of this object.
 */
export function History({ kind, id }: Props) {
  const t = useT();
  const [size, setSize] = useState(STEP);
  const [open, setOpen] = useState<string | null>(null);
  const filters = { kind: [kind], objectId: [id] };
  const { data, failure, isLoading, reload } = useLoad(logApi.listOperation, { current: 1, pageSize: size, filters });
  const ids = (data?.list ?? []).filter(({ changeCount }) => changeCount > 0).map((entry) => entry.id);
  const changed = useLoad(logApi.getMany, { ids }, { isReady: ids.length > 0 });
  const details = new Map(changed.data?.list.map((entry) => [entry.id, entry]));
  if (failure && !data) return <LoadFailure failure={failure} onRetry={reload} />;
  if (!data) return <Skeleton active />;
  if (data.total === 0) return <EmptyState title={t('log.historyEmpty')} text={t('log.historyEmptyText')} />;
  const shown = data.list.length;
  const next = Math.min(MOST, data.total, size * 5);
  // A gateway may also give fewer than it was asked for.
  const isCut = !isLoading && data.total > shown && (next <= size || shown < size);
  return (
    <>
      <ul className="history" aria-label={t('log.history')}>
        {data.list.map((entry) => (
          <HistoryLine key={entry.id} entry={entry} detail={details.get(entry.id)} onOpen={() => setOpen(entry.id)} />
        ))}
      </ul>
      {isCut && (
        <p className="screen-note">
          {t('log.historyCut', { shown, total: data.total })}
          {gapAfter(t('log.historyCut', { shown, total: data.total }))}
          <ScreenLink to={to('/log/query/operation', { kind, objectId: id })} isOptional>
            {t('log.historyAll')}
          </ScreenLink>
        </p>
      )}
      {data.total > shown && !isCut && (
        <Button onClick={() => setSize(next)}>{t('log.historyMore', { count: next - shown })}</Button>
      )}
      {open !== null && <EntryDrawer key={open} id={open} onClose={() => setOpen(null)} />}
    </>
  );
}

interface LineProps {
  entry: LogEntry;
  /** With what it changed, once that is known. */
  detail: LogDetail | undefined;
  onOpen: () => void;
}

function HistoryLine({ entry, detail, onOpen }: LineProps) {
  const t = useT();
  return (
    <li>
      <div className="history-line">
        <Time at={entry.at} />
        <span className="history-what">
          {verbText(t, entry.verb)}
          {DOT}
          <bdi>{visibleText(entry.account.name)}</bdi>
        </span>
        {entry.result !== 'success' && <StatusTag value={entry.result} map={LOG_RESULT} />}
        <Button size="small" type="link" onClick={onOpen}>
          {t('log.details')}
        </Button>
      </div>
      {entry.message && <p>{visibleText(entry.message)}</p>}
      {detail && <EntryChanges entry={detail} />}
    </li>
  );
}
