import { alarmTask } from './alarm-task';
import { object } from './object';

/** The rule by which a task tells that its source fell silent; it stands with the task. */
export const noData = object({
  label: 'log.kindNoData',
  address: alarmTask.address,
  fields: {
    cycles: 'log.fieldCycles',
    isEnabled: 'log.fieldIsEnabled',
    level: 'log.fieldLevel',
  },
});
