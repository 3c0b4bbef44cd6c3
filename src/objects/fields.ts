import type { MessageId } from '@/i18n/messages';

/** What fields are called that many kinds of objects have; those of one kind stand with it. */
export const FIELDS: Readonly<Record<string, MessageId>> = {
  accountCount: 'log.fieldAccountCount',
  accountId: 'log.fieldAccountId',
  code: 'log.fieldCode',
  createdAt: 'log.fieldCreatedAt',
  description: 'log.fieldDescription',
  email: 'log.fieldEmail',
  id: 'log.fieldId',
  ip: 'log.fieldIp',
  isEnabled: 'log.fieldIsEnabled',
  kind: 'log.fieldKind',
  menus: 'log.fieldMenus',
  modules: 'log.fieldModules',
  name: 'log.fieldName',
  nodeId: 'log.fieldNodeId',
  organizationId: 'log.fieldOrganizationId',
  parentId: 'log.fieldParentId',
  password: 'log.fieldPassword',
  phone: 'log.fieldPhone',
  port: 'log.fieldPort',
  remark: 'log.fieldRemark',
  resources: 'log.fieldResources',
  secret: 'log.fieldSecret',
  softwareVersion: 'log.fieldSoftwareVersion',
  status: 'log.fieldStatus',
  ttl: 'log.fieldTtl',
  type: 'log.fieldType',
  url: 'log.fieldUrl',
  value: 'log.fieldValue',
  zone: 'log.fieldZone',
};

/** How an account signs in and from where: one's own has it as those of others have. */
export const LOGIN_FIELDS = {
  durationHours: 'log.fieldDurationHours',
  isOn: 'log.fieldIsOn',
  isScreenMode: 'log.fieldIsScreenMode',
  jumpPlatform: 'log.fieldJumpPlatform',
  maxForwarders: 'log.fieldMaxForwarders',
  notifiesLogin: 'log.fieldNotifiesLogin',
  passwordDays: 'log.fieldPasswordDays',
  passwordExpires: 'log.fieldPasswordExpires',
  policy: 'log.fieldLoginPolicy',
  protectsCriticalOperations: 'log.fieldProtectsCriticalOperations',
  rules: 'log.fieldRules',
} as const;

/** What the states are called that objects of many kinds have in their `status`; another one is shown as it came. */
export const STATES: Readonly<Record<string, MessageId>> = {
  disabled: 'log.valueDisabled',
  enabled: 'log.valueEnabled',
  locked: 'log.valueLocked',
  normal: 'log.valueNormal',
  paused: 'log.valuePaused',
  running: 'log.valueRunning',
  stopped: 'log.valueStopped',
  suspended: 'log.valuePaused',
};
