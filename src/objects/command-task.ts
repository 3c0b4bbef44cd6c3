import { to } from '@/routes/href';
import { object } from './object';

export const commandTask = object({
  label: 'log.kindCommandTask',
  fields: {
    endedAt: 'log.fieldEndedAt',
    startedAt: 'log.fieldStartedAt',
  },
  address: ({ id }) => to('/system_settings/node_access_management/node_command_task_management', { q: id }),
});
