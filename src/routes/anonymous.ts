import type { RouteRow } from './route';

export const anonymous = [
  {
    path: '/anonymous/trial_application',
    screen: 'anonymous/trial-application/create',
    texts: ['components/trial-application-form'],
    title: 'trial.title',
    permission: null,
  },
  { path: '/anonymous/verify', screen: 'anonymous/verify/detail', title: 'verify.title', permission: null },
  {
    path: '/anonymous/alarmReport',
    screen: 'anonymous/alarm-report/detail',
    texts: ['components/report-sheet', 'components/report'],
    title: 'sharedAlarmReport.title',
    permission: null,
  },
  {
    path: '/anonymous/businessReport',
    screen: 'anonymous/business-report/detail',
    texts: ['components/report-sheet', 'components/threat', 'components/report'],
    title: 'sharedBusinessReport.title',
    permission: null,
  },
  { path: '/anonymous/loginLock', screen: 'anonymous/login-lock/detail', title: 'loginLock.title', permission: null },
  {
    path: '/anonymous/help_doc',
    screen: 'anonymous/help-doc/list',
    texts: ['components/document-center'],
    title: 'document.title',
    permission: null,
  },
] as const satisfies readonly RouteRow[];
