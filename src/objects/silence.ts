import { silenceApi } from '@/api/alarm/silence';
import { to } from '@/routes/href';
import { found, object } from './object';

const SILENCES = '/alarm/monitoring_alarm/list/silences';
const address = ({ id }: { id: string }) => to(`${SILENCES}/:id`, { id });

/** What keeps alarms quiet for a time, or every week. */
export const silence = object({
  label: 'log.kindSilence',
  address,
  fields: {
    days: 'log.fieldWeekdays',
    endAt: 'log.fieldEndAt',
    endedAt: 'log.fieldEndedAt',
    endedBy: 'log.fieldEndedBy',
    from: 'log.fieldFromTime',
    levels: 'log.fieldLevels',
    nodeIds: 'log.fieldNodes',
    products: 'log.fieldProducts',
    reason: 'log.fieldReason',
    repeat: 'log.fieldRepeat',
    sources: 'log.fieldSources',
    startAt: 'log.fieldStartAt',
    taskIds: 'log.fieldAlarmTasks',
    to: 'log.fieldToTime',
  },
  create: { title: 'silence.createTitle', call: silenceApi.add, path: `${SILENCES}/create` },
  find: found({
    screen: SILENCES,
    group: 'alarms',
    call: silenceApi.list,
    line: ({ id, name, reason, createdBy, tasks, nodes, matchers }) => ({
      address: address({ id }),
      words: [name, reason, id],
      further: [createdBy.name, ...[...tasks, ...nodes].map((one) => one.name), ...matchers.sources],
    }),
  }),
  edit: { call: silenceApi.update, address: (id, restore) => to(`${SILENCES}/:id/edit`, { id }, { restore }) },
});
