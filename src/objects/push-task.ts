import { pushTaskApi } from '@/api/log/push-task';
import { to } from '@/routes/href';
import { DELIVERY_FIELDS } from './delivery-fields';
import { object, switched } from './object';

const TASKS = '/log/push_management';

export const pushTask = object({
  label: 'log.kindPushTask',
  address: ({ id }) => to(`${TASKS}/:id`, { id }),
  fields: {
    ...DELIVERY_FIELDS,
    format: 'log.fieldFormat',
    hasToken: 'log.fieldHasToken',
    isTokenRemoved: 'log.fieldToken',
    method: 'log.fieldMethod',
    protocol: 'log.fieldProtocol',
    serverIp: 'log.fieldServerIp',
    tag: 'log.fieldTag',
    tags: 'log.fieldTags',
    token: 'log.fieldToken',
  },
  create: { title: 'pushTask.createTitle', call: pushTaskApi.add, path: `${TASKS}/create` },
  edit: { call: pushTaskApi.update, address: (id, restore) => to(`${TASKS}/:id/edit`, { id }, { restore }) },
  flips: switched(pushTaskApi),
});
