import { freezeApi } from '@/api/system-settings/node-freeze';
import { to } from '@/routes/href';
import { found, object } from './object';

const FREEZES = '/system_settings/node_access_management/business_node_management/freezes';
const address = ({ id }: { id: string }) => to(`${FREEZES}/:id`, { id });

/** A span in which nothing is applied to nodes. */
export const nodeFreeze = object({
  label: 'log.kindFreeze',
  address,
  fields: {
    accountIds: 'log.fieldOverrideAccounts',
    despite: 'log.fieldDespite',
    endAt: 'log.fieldEndAt',
    endedAt: 'log.fieldEndedAt',
    endedBy: 'log.fieldEndedBy',
    groupIds: 'log.fieldFreezeGroups',
    kind: 'log.fieldFreezeScope',
    node: 'log.fieldFrozenNode',
    nodeIds: 'log.fieldNodes',
    overrides: 'log.fieldOverrides',
    reason: 'log.fieldReason',
    roleIds: 'log.fieldOverrideRoles',
    startAt: 'log.fieldStartAt',
    state: 'log.fieldRolloutState',
    zone: 'log.fieldZone',
  },
  create: { title: 'freeze.createTitle', call: freezeApi.add, path: `${FREEZES}/create` },
  find: found({
    screen: FREEZES,
    group: 'networkChanges',
    call: freezeApi.list,
    line: ({ id, name, reason, groups, nodes }) => ({
      address: address({ id }),
      words: [name, reason, id],
      further: [...groups, ...nodes].map((one) => one.name),
    }),
  }),
  edit: { call: freezeApi.update, address: (id, restore) => to(`${FREEZES}/:id/edit`, { id }, { restore }) },
});
