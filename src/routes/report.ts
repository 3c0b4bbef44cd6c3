import type { RouteRow } from './route';

const LIST = '/alarm/business_report/list';
const SUBSCRIPTIONS = '/alarm/business_report/subscription_task';
const subscriptionTexts = ['report/subscription', 'components/report', 'components/message-channel'] as const;
const viewerTexts = [
  'components/report-sheet',
  'components/threat',
  'components/report-share',
  'components/report',
] as const;

export const report = [
  {
    path: LIST,
    screen: 'report/instance/list',
    texts: ['report/instance', 'components/report'],
    title: 'reportInstance.title',
    permission: 'report',
    menu: 'alarm',
    help: ['guide-reports'],
  },
  {
    path: SUBSCRIPTIONS,
    screen: 'report/subscription/list',
    texts: subscriptionTexts,
    title: 'subscription.title',
    permission: 'report',
    menu: 'alarm',
    help: ['guide-reports'],
  },
  {
    path: `${SUBSCRIPTIONS}/create`,
    screen: 'report/subscription/create',
    texts: subscriptionTexts,
    title: 'subscription.createTitle',
    permission: 'report',
    parent: SUBSCRIPTIONS,
  },
  {
    path: `${SUBSCRIPTIONS}/:id`,
    screen: 'report/subscription/detail',
    texts: subscriptionTexts,
    title: 'subscription.detailTitle',
    permission: 'report',
    parent: SUBSCRIPTIONS,
  },
  {
    path: `${SUBSCRIPTIONS}/:id/edit`,
    screen: 'report/subscription/edit',
    texts: subscriptionTexts,
    title: 'subscription.editTitle',
    permission: 'report',
    parent: `${SUBSCRIPTIONS}/:id`,
  },
  {
    path: '/report/monitoring_alarm',
    screen: 'report/monitoring-alarm/detail',
    texts: viewerTexts,
    title: 'alarmReport.title',
    permission: 'report',
    parent: LIST,
  },
  {
    path: '/report/business_report',
    screen: 'report/business-report/detail',
    texts: viewerTexts,
    title: 'businessReport.title',
    permission: 'report',
    parent: LIST,
  },
] as const satisfies readonly RouteRow[];
