import { alarmTask } from './alarm-task';
import { object } from './object';

/** The rule by which a task tells that its source fell silent; it stands with the task. */
export const noData = object({
  label: 'log.kindNoData',
  address: alarmTask.address,
  fields: {
    after: 'log.fieldCycles',
    channels: 'log.fieldChannels',
    level: 'log.fieldLevel',
    told: 'log.fieldTold',
  },
});
