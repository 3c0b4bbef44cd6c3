import { Button, Skeleton } from 'antd';
import { useState } from 'react';
import { type LogEntry, logApi } from '@/api/log/query';
import { EntryChanges } from '@/components/log/entry-changes';
import EntryDrawer from '@/components/log/entry-drawer';
import { RESULT, verbText } from '@/components/log/labels';
import { useT } from '@/i18n/use-t';
import { visibleText } from '@/lib/visible-text';
import { StatusTag } from '@/ui/data/status-tag';
import { Time } from '@/ui/data/time';
import { useLoad } from '@/ui/data/use-load';
import { EmptyState, LoadFailure } from '@/ui/feedback/states';

const STEP = 10;

interface Props {
  /** The gateway's word for the object, such as `role`. */
  kind: string;
  id: string;
}

/** What was done to one object, newest first, with its fields before and after: the same entries as the log's. */
export function History({ kind, id }: Props) {
  const t = useT();
  const [size, setSize] = useState(STEP);
  const [open, setOpen] = useState<string | null>(null);
  const filters = { kind: [kind], objectId: [id] };
  const { data, failure, reload } = useLoad(logApi.listOperation, { current: 1, pageSize: size, filters });
  if (failure && !data) return <LoadFailure failure={failure} onRetry={reload} />;
  if (!data) return <Skeleton active />;
  if (data.total === 0) return <EmptyState title={t('log.historyEmpty')} text={t('log.historyEmptyText')} />;
  return (
    <>
      <ul className="history" aria-label={t('log.history')}>
        {data.list.map((entry) => (
          <HistoryLine key={entry.id} entry={entry} onOpen={() => setOpen(entry.id)} />
        ))}
      </ul>
      {data.total > data.list.length && (
        <Button onClick={() => setSize(Math.min(1000, size * 5))}>
          {t('log.historyMore', { count: data.total - data.list.length })}
        </Button>
      )}
      {open !== null && <EntryDrawer key={open} id={open} onClose={() => setOpen(null)} />}
    </>
  );
}

function HistoryLine({ entry, onOpen }: { entry: LogEntry; onOpen: () => void }) {
  const t = useT();
  const hasChanges = entry.changeCount > 0;
  const { data } = useLoad(logApi.get, { id: entry.id }, { isReady: hasChanges });
  return (
    <li>
      <div className="history-line">
        <Time at={entry.at} />
        <span className="history-what">
          {verbText(t, entry.verb)} · <bdi>{visibleText(entry.account.name)}</bdi>
        </span>
        {entry.result !== 'success' && <StatusTag value={entry.result} map={RESULT} />}
        <Button size="small" type="link" onClick={onOpen}>
          {t('log.details')}
        </Button>
      </div>
      {entry.message && <p>{visibleText(entry.message)}</p>}
      {data && <EntryChanges entry={data} />}
    </li>
  );
}
