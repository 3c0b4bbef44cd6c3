import { subscriptionApi } from '@/api/report/subscription';
import { to } from '@/routes/href';
import { object, switched } from './object';

const SUBSCRIPTIONS = '/alarm/business_report/subscription_task';

export const reportSubscription = object({
  label: 'log.kindReportSubscription',
  address: ({ id }) => to(`${SUBSCRIPTIONS}/:id`, { id }),
  fields: {
    channels: 'log.fieldChannels',
    everyDays: 'log.fieldEveryDays',
    firstDay: 'log.fieldFirstDay',
    fromDay: 'log.fieldFromDay',
    monthDay: 'log.fieldMonthDay',
    receiverIds: 'log.fieldReceiverIds',
    receivers: 'log.fieldReceivers',
    taskType: 'log.fieldTaskType',
    templateId: 'log.fieldTemplateId',
    templateName: 'log.fieldTemplateName',
    time: 'log.fieldTime',
    toDay: 'log.fieldToDay',
    weekday: 'log.fieldWeekday',
  },
  create: { title: 'subscription.createTitle', call: subscriptionApi.add, path: `${SUBSCRIPTIONS}/create` },
  edit: {
    call: subscriptionApi.update,
    address: (id, restore) => to(`${SUBSCRIPTIONS}/:id/edit`, { id }, { restore }),
  },
  flips: switched(subscriptionApi),
});
