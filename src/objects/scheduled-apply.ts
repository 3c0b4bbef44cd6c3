import { scheduledApplyApi } from '@/api/system-settings/scheduled-apply';
import { to } from '@/routes/href';
import { found, object } from './object';

const SCHEDULED = '/system_settings/node_access_management/business_node_management/scheduled';
const address = ({ id }: { id: string }) => to(`${SCHEDULED}/:id`, { id });

/** A set of edits that the gateway applies to a node at a time. */
export const scheduledApply = object({
  label: 'log.kindScheduledApply',
  address,
  fields: {
    at: 'log.fieldApplyAt',
    changes: 'log.changes',
    changeCount: 'log.fieldChangeCount',
    despite: 'log.fieldDespite',
    down: 'log.fieldSessionsDown',
    endedAt: 'log.fieldEndedAt',
    endedBy: 'log.fieldEndedBy',
    freezeReason: 'log.fieldFreezeReason',
    isGuarded: 'log.fieldIsGuarded',
    moved: 'log.fieldMoved',
    nodeId: 'log.fieldFrozenNode',
    nodeVersion: 'log.fieldNodeVersion',
    problem: 'log.fieldProblem',
    reason: 'log.fieldReason',
    seconds: 'log.fieldSeconds',
    sections: 'log.fieldNetworkSections',
    sessionsBack: 'log.fieldSessionsBack',
    sessionsDown: 'log.fieldSessionsDown',
    state: 'log.fieldRolloutState',
    taskId: 'log.fieldApplyTask',
    waitMinutes: 'log.fieldWaitMinutes',
    zone: 'log.fieldZone',
  },
  find: found({
    screen: SCHEDULED,
    group: 'networkChanges',
    call: scheduledApplyApi.list,
    line: ({ id, name, reason, by }) => ({
      address: address({ id }),
      words: [name, reason, id],
      further: [by.name],
    }),
  }),
});
