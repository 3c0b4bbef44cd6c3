import { alarmTask } from './alarm-task';
import { object } from './object';

/** What to do when a task's alarms come; it stands with its task. */
export const runbook = object({
  label: 'log.kindRunbook',
  address: alarmTask.address,
  fields: { address: 'log.fieldAddress', text: 'log.fieldText', updatedBy: 'log.fieldUpdatedBy' },
});
