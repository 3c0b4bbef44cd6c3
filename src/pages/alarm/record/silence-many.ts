import { type AlarmRecord, alarmRecordApi } from '@/api/alarm/record';
import { MOST_MATCHED } from '@/api/alarm/silence';
import { allPages } from '@/lib/contract/all-pages';
import { go } from '@/lib/navigation';
import { to } from '@/routes/href';
import type { Chosen } from '@/ui/list/use-selection';

type About = Pick<AlarmRecord, 'source' | 'taskId'>;

const listOf = (values: readonly string[]) => [...new Set(values)].sort();
/** Between the names in an address: none of them has more than one line. */
const written = (values: readonly string[]) => values.join('\n');

/**
 * What a silence of these alarms names: their sources and tasks. Of more sources than one can name it is about their tasks
 * alone, and about nothing where even those are too many.
 */
export function aboutOf(alarms: readonly About[]): { sources: string[]; taskIds: string[] } {
  const [sources, taskIds] = [listOf(alarms.map((one) => one.source)), listOf(alarms.map((one) => one.taskId))];
  return {
    sources: sources.length > MOST_MATCHED ? [] : sources,
    taskIds: taskIds.length > MOST_MATCHED ? [] : taskIds,
  };
}

/** Leads to a new silence about the chosen alarms; what it names stands in the address. */
export default async function silenceMany({ target, rows, count }: Chosen<AlarmRecord>): Promise<void> {
  const alarms = 'all' in target ? await allPages((page) => alarmRecordApi.list({ ...target.all, ...page })) : rows;
  const { sources, taskIds } = aboutOf(alarms);
  go(
    to('/alarm/monitoring_alarm/list/silences/create', {
      alarms: count,
      ...(sources.length > 0 && { sources: written(sources) }),
      ...(taskIds.length > 0 && { tasks: written(taskIds) }),
    }),
  );
}
