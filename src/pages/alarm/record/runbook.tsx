import { runbookApi } from '@/api/alarm/runbook';
import { RunbookText } from '@/components/alarm/runbook';
import { useT } from '@/i18n/use-t';
import { useLoad } from '@/ui/data/use-load';
import { LoadFailure } from '@/ui/feedback/states';
import { Section } from '@/ui/page/detail-page';

/** What to do about an alarm, as its task says; nothing where nobody wrote it. */
export function AlarmRunbook({ taskId }: { taskId: string }) {
  const t = useT();
  const { data, failure, reload, isUnoffered } = useLoad(runbookApi.get, { id: taskId });
  const said = data?.text ?? data?.address;
  if (isUnoffered || (!said && !failure)) return null;
  return (
    <Section title={t('alarm.runbook')}>
      {said ? <RunbookText>{said}</RunbookText> : failure && <LoadFailure failure={failure} onRetry={reload} />}
    </Section>
  );
}
