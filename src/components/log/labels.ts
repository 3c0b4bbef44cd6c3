import type { Operation } from '@/api/business-account/resource-row';
import type { NOTICES } from '@/domain/alarm/notice';
import type { AlarmLevel } from '@/domain/alarm/scene';
import type { MessageId } from '@/i18n/messages';
import type { T } from '@/i18n/use-t';
import { fieldOf, objectOf } from '@/objects';
import { STATES } from '@/objects/fields';
import type { StatusMap } from '@/ui/data/status-tag';

/** What is done to an object, by the last word of the call; another verb is shown raw. */
export const VERBS: Readonly<Record<string, MessageId>> = {
  add: 'log.verbAdd',
  update: 'log.verbUpdate',
  delete: 'log.verbDelete',
  enable: 'log.verbEnable',
  disable: 'log.verbDisable',
  lock: 'log.verbLock',
  unlock: 'log.verbUnlock',
  enableKeys: 'log.verbEnableKeys',
  disableKeys: 'log.verbDisableKeys',
  trigger: 'log.verbTrigger',
  restore: 'log.verbRestore',
  bulkEnable: 'log.verbEnable',
  bulkDisable: 'log.verbDisable',
  bulkDelete: 'log.verbDelete',
  bulkLock: 'log.verbLock',
  bulkUnlock: 'log.verbUnlock',
  resetPassword: 'log.verbResetPassword',
  authorize: 'log.verbAuthorize',
  updateBasic: 'log.verbUpdateBasic',
  updateResources: 'log.verbUpdateResources',
  move: 'log.verbMove',
  import: 'log.verbImport',
  apply: 'log.verbApply',
  setApplyRules: 'log.verbSetApplyRules',
  confirm: 'log.verbConfirm',
  rollback: 'log.verbRollback',
  autoConfirm: 'log.verbAutoConfirm',
  autoRollback: 'log.verbAutoRollback',
  autoSuspend: 'log.verbAutoSuspend',
  resume: 'log.verbResume',
  makeNow: 'log.verbMakeNow',
  retry: 'log.verbRetry',
  start: 'log.verbStart',
  stop: 'log.verbStop',
  activate: 'log.verbActivate',
  resumeUpgrade: 'log.verbResumeUpgrade',
  cancelUpgrade: 'log.verbCancelUpgrade',
  retryUpgrade: 'log.verbRetryUpgrade',
  rollBackUpgrade: 'log.verbRollBackUpgrade',
  issueAuthKey: 'log.verbIssueAuthKey',
  bind: 'log.verbBind',
  unbind: 'log.verbUnbind',
  changePassword: 'log.verbChangePassword',
  test: 'log.verbTest',
  sendTest: 'log.verbTest',
  startTest: 'log.verbStartTest',
  reorder: 'log.verbReorder',
  sign: 'log.verbSign',
  assign: 'log.verbAssign',
  bulkAssignRole: 'log.verbAssignRole',
  bulkAssignOrganization: 'log.verbAssignOrganization',
  recover: 'log.verbRecover',
  reset: 'log.verbReset',
  addBatch: 'log.verbAddBatch',
  stopBatch: 'log.verbStop',
  deleteBatch: 'log.verbDelete',
  doInvoke: 'log.verbDoInvoke',
  softRefresh: 'log.verbSoftRefresh',
  dismiss: 'log.verbDismiss',
  execute: 'log.verbExecute',
  export: 'log.verbExport',
  markRead: 'log.verbMarkRead',
  resend: 'log.verbResend',
  sendAgain: 'log.verbSendAgain',
  sendLink: 'log.verbSendLink',
  startBinding: 'log.verbStartBinding',
  startView: 'log.verbStartView',
  withdraw: 'log.verbWithdraw',
  markAllRead: 'log.verbMarkRead',
  addPart: 'log.verbAdd',
  acknowledge: 'log.verbAcknowledge',
  bulkAcknowledge: 'log.verbAcknowledge',
  release: 'log.verbRelease',
  addNote: 'log.verbAddNote',
  end: 'log.verbEnd',
  addForNode: 'log.verbAdd',
  addForRecovery: 'log.verbAdd',
  upgrade: 'log.verbUpgrade',
  autoPause: 'log.verbAutoPause',
  pause: 'log.verbPause',
  continue: 'log.verbContinue',
  cancel: 'log.verbCancel',
  rollBackFailed: 'log.verbRollBackFailed',
  retryNode: 'log.verbRetryNode',
  autoApply: 'log.verbAutoApply',
  notApplied: 'log.verbNotApplied',
  overrideFreeze: 'log.verbOverrideFreeze',
  freezePause: 'log.verbFreezePause',
  addNetwork: 'log.verbAskReview',
  addRecovery: 'log.verbAskReview',
  addRole: 'log.verbAskReview',
  addOrganization: 'log.verbAskReview',
  revise: 'log.verbRevise',
  approve: 'log.verbApprove',
  askChanges: 'log.verbAskChanges',
  addComment: 'log.verbAddComment',
  resolveComment: 'log.verbResolveComment',
  bypass: 'log.verbBypass',
  markReviewed: 'log.verbMarkReviewed',
  autoFall: 'log.verbAutoFall',
  setRules: 'log.verbSetReviewRules',
};

/** Verbs that a list can be narrowed by. */
export const VERB_FILTER = ['add', 'update', 'delete', 'enable', 'disable', 'lock', 'unlock', 'apply'] as const;

/** A part of an object that has a call of its own is edited like the whole. */
export function verbText(t: T, verb: string): string {
  const id = VERBS[verb] ?? VERBS[verb.replace(/^update[A-Z]\w*/, 'update')];
  return id ? t(id) : verb;
}

/** Who did it; what nobody did comes from the system. */
export const accountText = (t: T, { name }: { name: string }): string => name || t('log.system');

/** What a kind of object is called; one that this console does not know, by the gateway's word. */
export function kindText(t: T, kind: string): string {
  const type = objectOf(kind);
  return type ? t(type.label) : kind;
}

/** What a field of a kind is called, by the last word of its path; null for one that this console does not know. */
export function fieldText(t: T, kind: string, field: string): string | null {
  const id = fieldOf(kind, field.slice(field.lastIndexOf('.') + 1));
  return id ? t(id) : null;
}

export const LEVEL = {
  emergency: { label: 'log.levelEmergency', tone: 'bad' },
  alert: { label: 'log.levelAlert', tone: 'bad' },
  critical: { label: 'log.levelCritical', tone: 'bad' },
  error: { label: 'log.levelError', tone: 'bad' },
  warning: { label: 'log.levelWarning', tone: 'attention' },
  notice: { label: 'log.levelNotice', tone: 'neutral' },
  informational: { label: 'log.levelInformational', tone: 'neutral' },
  debug: { label: 'log.levelDebug', tone: 'neutral' },
} as const satisfies StatusMap;

const OPERATIONS = {
  readOnly: 'log.valueReadOnly',
  readWrite: 'log.valueReadWrite',
} as const satisfies Record<Operation, MessageId>;

/** What the codes of a field are called, by the last word of its path. */
const CODE_NAMES: Readonly<Record<string, Readonly<Record<string, MessageId>>>> = {
  dataAccess: OPERATIONS,
  level: {
    alert: LEVEL.alert.label,
    critical: LEVEL.critical.label,
    debug: LEVEL.debug.label,
    dynamic: 'log.valueDynamic',
    emergency: LEVEL.emergency.label,
    error: LEVEL.error.label,
    informational: LEVEL.informational.label,
    notice: LEVEL.notice.label,
    warning: LEVEL.warning.label,
  } satisfies Record<AlarmLevel, MessageId>,
  notice: {
    continuous: 'log.valueContinuous',
    firstAndLast: 'log.valueFirstAndLast',
    single: 'log.valueSingle',
    step: 'log.valueStep',
  } satisfies Record<(typeof NOTICES)[number], MessageId>,
  operation: OPERATIONS,
  status: STATES,
};

/** A value that is a word of the wire, such as a state, a level or yes; null for one that is shown as it came. */
export function valueText(t: T, field: string, value: unknown): string | null {
  if (typeof value === 'boolean') return t(value ? 'log.valueYes' : 'log.valueNo');
  const name = field.slice(field.lastIndexOf('.') + 1);
  const codes = Object.hasOwn(CODE_NAMES, name) ? CODE_NAMES[name] : undefined;
  const id = codes && typeof value === 'string' && Object.hasOwn(codes, value) ? codes[value] : undefined;
  return id ? t(id) : null;
}

export const LOG_RESULT = {
  success: { label: 'log.success', tone: 'good' },
  failure: { label: 'log.failure', tone: 'bad' },
} as const satisfies StatusMap;
