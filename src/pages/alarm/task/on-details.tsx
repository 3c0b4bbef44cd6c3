import { noDataApi } from '@/api/alarm/no-data';
import { runbookApi } from '@/api/alarm/runbook';
import type { Scene } from '@/api/alarm/scene';
import { type AlarmTask, alarmTaskInput } from '@/api/alarm/task';
import { isEventCycle } from '@/domain/alarm/scene';
import { useT } from '@/i18n/use-t';
import { Link } from '@/lib/navigation';
import { to } from '@/routes/href';
import { useOffers } from '@/ui/data/use-offers';
import { formOf } from '@/ui/form/form-of';

const { useValue } = formOf(alarmTaskInput);

interface Props {
  scenes: readonly Scene[];
  saved: Pick<AlarmTask, 'id'> | null;
}

/** What is written on the screen of a task and not in its form; events have no time in which none comes. */
export function OnDetails({ scenes, saved }: Props) {
  const t = useT();
  const offers = useOffers();
  const sceneId = useValue('sceneId');
  const scene = scenes.find(({ id }) => id === sceneId);
  if (!scene || !offers(runbookApi.update)) return null;
  const hasNoData = offers(noDataApi.update) && !isEventCycle(scene.cycle);
  if (!saved) return <p className="absent">{t(hasNoData ? 'alarmTask.afterCreate' : 'alarmTask.afterCreateEvent')}</p>;
  return (
    <p>
      <Link to={to('/alarm/monitoring_alarm/task_management/:id', { id: saved.id })}>
        {t(hasNoData ? 'alarmTask.onDetails' : 'alarmTask.onDetailsEvent')}
      </Link>
    </p>
  );
}
