import { Button } from 'antd';
import type { ExportArea, ExportBatch } from '@/api/log/export-task';
import { useT } from '@/i18n/use-t';
import { MAX_TRIES } from '@/lib/export-split';
import { Link, useLocation } from '@/lib/navigation';
import { spanText } from '@/lib/time';
import { LoadFailure } from '@/ui/feedback/states';
import { narrowingOf, typeText } from './columns';
import { useBatches } from './use-batches';

/** The batches of a place, each with one progress over all of its tasks. */
export function Batches({ area }: { area: ExportArea }) {
  const t = useT();
  const { list, failure, resume, again } = useBatches(area);
  if (list.length === 0) return null;
  return (
    <section aria-label={t('exportTask.batches')}>
      {failure && <LoadFailure failure={failure} onRetry={resume} />}
      <ul className="export-batches">
        {list.map((batch) => (
          <BatchLine key={batch.id} batch={batch} onAgain={() => again(batch.id)} />
        ))}
      </ul>
    </section>
  );
}

function BatchLine({ batch, onAgain }: { batch: ExportBatch; onAgain: () => void }) {
  const t = useT();
  const { pathname } = useLocation();
  const { id, domain, generated, generating, failedCount, partCount, waitingCount, failed } = batch;
  const isStuck =
    generating === 0 && waitingCount === 0 && failedCount > 0 && failed.every(({ tries }) => tries >= MAX_TRIES);
  const name = [typeText(t, batch.logType), domain, narrowingOf(t, batch)].filter(Boolean).join(' · ');
  return (
    <li className="export-batch">
      <span className="export-batch-name">
        <bdi>{name}</bdi>
      </span>
      <span className="tabular absent">{spanText(batch.from, batch.to)}</span>
      <progress aria-label={t('exportTask.progressOf', { name })} max={partCount} value={generated} />
      <span className="tabular" role="status">
        {generated === partCount
          ? t('exportTask.batchDone', { count: partCount })
          : t('exportTask.progress', { generated, partCount, generating, failed: failedCount })}
      </span>
      {isStuck && (
        <Button size="small" onClick={onAgain}>
          {t('exportTask.retryParts', { count: failedCount })}
        </Button>
      )}
      <Link to={`${pathname}?batchId=${id}`}>{t('exportTask.showTasks')}</Link>
    </li>
  );
}
