import { Button } from 'antd';
import { useEffect, useRef, useState } from 'react';
import { type ExportArea, type ExportBatch, exportApi } from '@/api/log/export-task';
import { sentences } from '@/i18n/sentences';
import { useT } from '@/i18n/use-t';
import { DOT } from '@/lib/dot';
import { MAX_TRIES } from '@/lib/export-split';
import { Link, useLocation } from '@/lib/navigation';
import { spanText } from '@/lib/time';
import { useCan } from '@/session/session';
import { useOffers } from '@/ui/data/use-offers';
import { useReport } from '@/ui/feedback/report';
import { LoadFailure } from '@/ui/feedback/states';
import { useHeldWrite } from '@/ui/feedback/use-held-write';
import { ActionButton } from '@/ui/page/action-button';
import { useDeletion } from '@/ui/page/use-deletion';
import { narrowingOf, typeText } from './columns';
import { saveBatch } from './save-batch';
import { useBatches } from './use-batches';

/** Its next tasks are asked for by this page. */
const isRunning = ({ waitingCount, isStopped }: ExportBatch) => waitingCount > 0 && !isStopped;

/** The batches of a place, each with one progress over all of its tasks. */
export function Batches({ area }: { area: ExportArea }) {
  const t = useT();
  const { list, failure, resume, again } = useBatches(area);
  if (list.length === 0) return null;
  return (
    <section aria-label={t('exportTask.batches')}>
      {failure && <LoadFailure failure={failure} onRetry={resume} />}
      {list.some(isRunning) && <p className="absent">{t('exportTask.keepOpen')}</p>}
      <ul className="export-batches">
        {list.map((batch) => (
          <BatchLine key={batch.id} area={area} batch={batch} onAgain={() => again(batch.id)} />
        ))}
      </ul>
    </section>
  );
}

interface LineProps {
  area: ExportArea;
  batch: ExportBatch;
  onAgain: () => void;
}

function BatchLine({ area, batch, onAgain }: LineProps) {
  const t = useT();
  const can = useCan();
  const report = useReport();
  const deletion = useDeletion();
  const api = exportApi[area];
  const isControlled = useOffers()(api.stopBatch);
  const { pathname } = useLocation();
  const { id, domain, generated, generating, failedCount, partCount, waitingCount, failed, isStopped } = batch;
  const isDone = generated === partCount;
  const isStuck =
    generating === 0 && waitingCount === 0 && failedCount > 0 && failed.every(({ tries }) => tries >= MAX_TRIES);
  const name = [typeText(t, batch.logType), domain, narrowingOf(t, batch)].filter(Boolean).join(' · ');
  const held = useHeldWrite();
  const stop = () =>
    held.run(name, () => api.stopBatch({ id }), {
      onDone: (_, goOn) => {
        report.success(t('exportTask.batchStopped', { name }));
        goOn?.();
      },
      onFailed: (thrown) => report.error(thrown),
    });
  const remove = deletion({
    permit: can(api.deleteBatch),
    verb: t('exportTask.delete'),
    title: t('exportTask.deleteBatchTitle', { name }),
    content: sentences(t('exportTask.deleteBatchText', { count: generated }), t('confirm.irreversible')),
    run: () => api.deleteBatch({ id }),
    success: t('exportTask.batchDeleted', { name }),
  });
  return (
    <li className="export-batch">
      <span className="export-batch-name">
        <bdi>{name}</bdi>
      </span>
      <span className="tabular absent">{spanText(batch.from, batch.to)}</span>
      <progress aria-label={t('exportTask.progressOf', { name })} max={partCount} value={generated} />
      <span className="tabular" role="status">
        {isDone
          ? t('exportTask.batchDone', { count: partCount })
          : t('exportTask.progress', { generated, partCount, generating, failed: failedCount })}
        {isStopped && !isDone && `${DOT}${t('exportTask.isStopped')}`}
        {batch.expiredCount > 0 && `${DOT}${t('exportTask.expiredFiles', { count: batch.expiredCount })}`}
      </span>
      {isStuck && (
        <Button size="small" onClick={onAgain}>
          {t('exportTask.retryParts', { count: failedCount })}
        </Button>
      )}
      {generated > batch.expiredCount && <SaveAll area={area} batch={batch} />}
      {isControlled && waitingCount > 0 && (
        <ActionButton size="small" permit={can(api.stopBatch)} loading={held.isBusy} onClick={() => void stop()}>
          {t('exportTask.stop')}
        </ActionButton>
      )}
      {isControlled && (
        <ActionButton size="small" permit={can(api.deleteBatch)} onClick={remove.run}>
          {remove.label}
        </ActionButton>
      )}
      <Link to={`${pathname}?batchId=${id}`}>{t('exportTask.showTasks')}</Link>
    </li>
  );
}

/** All files of a batch as one; it can be given up meanwhile, and is when the screen is left. */
function SaveAll({ area, batch }: Omit<LineProps, 'onAgain'>) {
  const t = useT();
  const report = useReport();
  const [done, setDone] = useState<number | null>(null);
  const running = useRef<AbortController>(null);
  useEffect(() => () => running.current?.abort(), []);
  const count = batch.generated - batch.expiredCount;
  const save = () => {
    const controller = new AbortController();
    running.current = controller;
    setDone(0);
    saveBatch(area, batch, controller.signal, setDone)
      .then((isSaved) => isSaved && report.success(t('exportTask.savedAll', { count })))
      .catch((thrown: unknown) => report.error(thrown))
      .finally(() => setDone(null));
  };
  return done === null ? (
    <Button size="small" onClick={save}>
      {t('exportTask.saveAll')}
    </Button>
  ) : (
    <Button size="small" onClick={() => running.current?.abort()}>
      {t('exportTask.cancelSave', { done, count })}
    </Button>
  );
}
