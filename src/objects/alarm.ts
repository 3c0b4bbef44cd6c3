import { alarmRecordApi } from '@/api/alarm/record';
import { to } from '@/routes/href';
import { found, object } from './object';

const ALARMS = '/alarm/monitoring_alarm/list';
const address = ({ id }: { id: string }) => to(`${ALARMS}/:id`, { id });

export const alarm = object({
  label: 'log.kindAlarm',
  address,
  fields: {
    at: 'log.fieldAt',
    by: 'log.fieldBy',
    isAcknowledged: 'log.fieldIsAcknowledged',
    note: 'log.fieldNote',
    owner: 'log.fieldOwner',
    until: 'log.fieldUntil',
  },
  find: found({
    screen: ALARMS,
    group: 'alarms',
    call: alarmRecordApi.list,
    line: ({ id, name, taskName, source }) => ({
      address: address({ id }),
      words: [name, taskName, id],
      further: [source],
    }),
  }),
});
