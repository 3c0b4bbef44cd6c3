/**
 * Every action of the console that takes a right of its own, by the right that opens its screen. The gateway names the
 * actions of an account by these words; one that it knows and the console does not is shown as it came.
 */
export const CONSOLE_ACTIONS = {
  console: ['changeRequest.review', 'changeRequest.bypass', 'changeRequest.setRules'],
  alarm: [
    'alarmRecord.acknowledge',
    'alarmSilence.create',
    'alarmSilence.update',
    'alarmSilence.end',
    'alarmTask.create',
    'alarmTask.update',
    'alarmTask.enable',
    'alarmTask.disable',
    'alarmTask.test',
    'alarmTask.delete',
  ],
  report: [
    'reportSubscription.create',
    'reportSubscription.update',
    'reportSubscription.enable',
    'reportSubscription.disable',
    'reportSubscription.makeNow',
    'reportSubscription.delete',
    'reportInstance.retry',
    'reportShare.create',
    'reportShare.disable',
  ],
  logExport: [
    'cloudExport.create',
    'cloudExport.delete',
    'safeguardExport.create',
    'safeguardExport.delete',
    'sdnsExport.create',
    'sdnsExport.delete',
  ],
  accountSecurity: ['contactBinding.bind', 'contactBinding.unbind', 'loginSecurity.update', 'accessControl.update'],
  secretKey: ['secretKey.create', 'secretKey.update', 'secretKey.enable', 'secretKey.disable', 'secretKey.delete'],
  edgeNode: [
    'edgeNode.create',
    'edgeNode.update',
    'edgeNode.move',
    'edgeNode.delete',
    'edgeGroup.create',
    'edgeGroup.update',
    'edgeGroup.delete',
  ],
  subAccount: [
    'subAccount.create',
    'subAccount.update',
    'authorization.update',
    'subAccount.lock',
    'subAccount.unlock',
    'subAccount.resetPassword',
    'subAccount.delete',
    'subAccount.viewAs',
    'license.activate',
    'accessReview.sign',
    'accessReview.assign',
  ],
  role: ['role.create', 'role.update', 'role.delete'],
  sso: [
    'identityProvider.create',
    'identityProvider.update',
    'identityProvider.delete',
    'roleSso.create',
    'roleSso.update',
    'roleSso.delete',
  ],
  organization: ['organization.create', 'organization.update', 'organization.authorize', 'organization.delete'],
  policy: ['policy.create', 'policy.update', 'policy.delete'],
  contact: [
    'contact.create',
    'contact.update',
    'contact.verify',
    'contact.bind',
    'contact.delete',
    'robot.create',
    'robot.update',
    'robot.test',
    'robot.delete',
  ],
  pushTask: [
    'pushTask.create',
    'pushTask.update',
    'pushTask.enable',
    'pushTask.disable',
    'pushTask.test',
    'pushTask.delete',
  ],
  businessNode: [
    'businessNode.issueAuthKey',
    'businessNode.activate',
    'businessNode.upgrade',
    'businessNode.startService',
    'businessNode.stopService',
    'cmdInvocation.ask',
    'nodeNetwork.apply',
    'nodeNetwork.setRules',
    'nodeFreeze.create',
    'nodeFreeze.update',
    'nodeFreeze.end',
  ],
  host: ['host.create', 'host.update', 'host.delete'],
  nodeSoftware: ['nodeSoftware.create', 'nodeSoftware.update', 'nodeSoftware.delete', 'nodeSoftware.upgrade'],
  ddiNode: ['ddiNode.create', 'ddiNode.update', 'ddiNode.test', 'ddiNode.delete'],
  commandTask: ['commandTask.retry'],
  dataStorage: ['storage.update'],
  personalize: ['personalize.update'],
  serviceProvider: [
    'serviceProvider.create',
    'serviceProvider.update',
    'serviceProvider.enable',
    'serviceProvider.disable',
    'serviceProvider.test',
    'serviceProvider.delete',
  ],
  intelSource: [
    'intelSource.create',
    'intelSource.update',
    'intelSource.enable',
    'intelSource.disable',
    'intelSource.execute',
    'intelSource.import',
    'intelSource.export',
    'intelSource.delete',
  ],
  configBackup: ['configBackup.create', 'configBackup.recover'],
} as const satisfies Readonly<Record<string, readonly string[]>>;

export type ConsoleAction = (typeof CONSOLE_ACTIONS)[keyof typeof CONSOLE_ACTIONS][number];

const known: Readonly<Record<string, readonly ConsoleAction[]>> = CONSOLE_ACTIONS;

/** The actions of a screen, by the right that opens it; none where everybody who sees it may do all. */
export const actionsOn = (screen: string): readonly ConsoleAction[] => known[screen] ?? [];

/** The right that opens the screen of an action; null for an action that the console does not know. */
export const screenOfAction = (action: string): string | null =>
  Object.entries(known).find(([, actions]) => actions.some((one) => one === action))?.[0] ?? null;

/** Whether the console knows an action by its word. */
export const isConsoleAction = (action: string): action is ConsoleAction => screenOfAction(action) !== null;
