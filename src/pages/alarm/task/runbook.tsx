import { Skeleton } from 'antd';
import { type Runbook, runbookApi } from '@/api/alarm/runbook';
import { RunbookText } from '@/components/alarm/runbook';
import { useT } from '@/i18n/use-t';
import { timeText } from '@/lib/time';
import { useCan } from '@/session/session';
import { useLoad } from '@/ui/data/use-load';
import { LoadFailure } from '@/ui/feedback/states';
import { ActionButton } from '@/ui/page/action-button';
import { Section } from '@/ui/page/detail-page';

/** What to do when an alarm of a task comes, and the way to write it. */
export function TaskRunbook({ id, onEdit }: { id: string; onEdit: () => void }) {
  const t = useT();
  const can = useCan();
  const { data, failure, reload, isUnoffered } = useLoad(runbookApi.get, { id });
  if (isUnoffered) return null;
  return (
    <Section
      title={t('alarm.runbook')}
      actions={
        <ActionButton size="small" permit={can(runbookApi.update)} onClick={onEdit}>
          {t('alarmTask.runbookEdit')}
        </ActionButton>
      }
    >
      {failure && <LoadFailure failure={failure} onRetry={reload} />}
      {data ? <Said runbook={data} /> : failure === null && <Skeleton active paragraph={{ rows: 2 }} />}
    </Section>
  );
}

function Said({ runbook: { text, address, updatedAt, updatedBy } }: { runbook: Runbook }) {
  const t = useT();
  const said = text ?? address;
  if (!said) return <p className="absent">{t('alarmTask.runbookNone')}</p>;
  return (
    <>
      <RunbookText>{said}</RunbookText>
      {updatedAt && updatedBy && (
        <p className="absent">{t('alarmTask.runbookBy', { name: updatedBy, time: timeText(updatedAt) })}</p>
      )}
    </>
  );
}
