import { reviewTaskApi } from '@/api/business-account/review-task';
import { useT } from '@/i18n/use-t';
import { gatewayNow } from '@/lib/gateway-clock';
import { Time } from '@/ui/data/time';
import { useLoad } from '@/ui/data/use-load';
import { DEPENDS_ON } from './depends-on';

/** Who is to sign the review and until when, said louder once that has passed; nothing while nobody is asked. */
export default function TaskNote() {
  const t = useT();
  const task = useLoad(reviewTaskApi.get, {}, { dependsOn: DEPENDS_ON }).data?.task;
  if (!task) return null;
  const isOverdue = task.dueAt < gatewayNow();
  return (
    <p className={isOverdue ? 'review-unseen' : 'screen-note'} role={isOverdue ? 'alert' : undefined}>
      {t(isOverdue ? 'accessReview.overdue' : 'accessReview.due', { account: task.reviewer.name })}{' '}
      <Time at={task.dueAt} /> {task.note !== '' && <bdi>{t('accessReview.taskNote', { note: task.note })}</bdi>}
    </p>
  );
}
