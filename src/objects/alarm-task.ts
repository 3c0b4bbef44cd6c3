import { alarmTaskApi } from '@/api/alarm/task';
import { to } from '@/routes/href';
import { found, object, switched } from './object';

const TASKS = '/alarm/monitoring_alarm/task_management';
const address = ({ id }: { id: string }) => to(`${TASKS}/:id`, { id });

export const alarmTask = object({
  label: 'log.kindAlarmTask',
  address,
  fields: {
    channels: 'log.fieldChannels',
    dingtalk: 'log.fieldDingtalk',
    enterprise: 'log.fieldEnterprise',
    event: 'log.fieldEvent',
    filters: 'log.fieldFilters',
    inSite: 'log.fieldInSite',
    level: 'log.fieldLevel',
    match: 'log.fieldMatch',
    mode: 'log.fieldMode',
    notice: 'log.fieldNotice',
    restoreAfter: 'log.fieldRestoreAfter',
    sceneId: 'log.fieldSceneId',
    sceneName: 'log.fieldSceneName',
    sms: 'log.fieldSms',
    triggerAfter: 'log.fieldTriggerAfter',
    triggers: 'log.fieldTriggers',
    wechat: 'log.fieldWechat',
    wechatService: 'log.fieldWechatService',
    windows: 'log.fieldWindows',
  },
  create: { title: 'alarmTask.createTitle', call: alarmTaskApi.add, path: `${TASKS}/create` },
  find: found({
    screen: TASKS,
    group: 'alarms',
    call: alarmTaskApi.list,
    line: ({ id, name, sceneName }) => ({ address: address({ id }), words: [name, sceneName], further: [id] }),
  }),
  edit: { call: alarmTaskApi.update, address: (id, restore) => to(`${TASKS}/:id/edit`, { id }, { restore }) },
  flips: switched(alarmTaskApi),
});
