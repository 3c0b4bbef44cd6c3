import { noDataApi } from '@/api/alarm/no-data';
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
  if (!scene || isEventCycle(scene.cycle) || !offers(noDataApi.update)) return null;
  if (!saved) return <p className="absent">{t('alarmTask.afterCreate')}</p>;
  return (
    <p>
      <Link to={to('/alarm/monitoring_alarm/task_management/:id', { id: saved.id })}>{t('alarmTask.onDetails')}</Link>
    </p>
  );
}
