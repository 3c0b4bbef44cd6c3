import type { MessageId } from '@/i18n/messages';
import { accessReview } from './access-review';
import { alarm } from './alarm';
import { alarmTask } from './alarm-task';
import { businessNode } from './business-node';
import { changeRequest } from './change-request';
import { commandTask } from './command-task';
import { configBackup } from './config-backup';
import { contact } from './contact';
import { dataStorage } from './data-storage';
import { ddiNode } from './ddi-node';
import { edgeGroup } from './edge-group';
import { edgeNode } from './edge-node';
import { expiryCalendar } from './expiry-calendar';
import { exportTask } from './export-task';
import { FIELDS } from './fields';
import { host } from './host';
import { identityProvider } from './identity-provider';
import { intelSource } from './intel-source';
import { message } from './message';
import { noData } from './no-data';
import { nodeFreeze } from './node-freeze';
import { nodeSoftware } from './node-software';
import type { ObjectType } from './object';
import { order } from './order';
import { organization } from './organization';
import { ownAccount } from './own-account';
import { personalize } from './personalize';
import { policy } from './policy';
import { line, monitorTask, record, threatPolicy, zone } from './products';
import { pushTask } from './push-task';
import { reportInstance, reportShare } from './report-instance';
import { reportSubscription } from './report-subscription';
import { robot } from './robot';
import { role } from './role';
import { roleSso } from './role-sso';
import { rollout } from './rollout';
import { runbook } from './runbook';
import { scheduledApply } from './scheduled-apply';
import { secretKey } from './secret-key';
import { serviceProvider } from './service-provider';
import { silence } from './silence';
import { subAccount } from './sub-account';

/** Every kind of object that this console knows, by the gateway's word; what can be created is offered in this order. */
export const OBJECTS = {
  secretKey,
  subAccount,
  role,
  policy,
  organization,
  edgeNode,
  alarmTask,
  silence,
  reportSubscription,
  contact,
  pushTask,
  identityProvider,
  ddiNode,
  host,
  nodeSoftware,
  rollout,
  nodeFreeze,
  scheduledApply,
  changeRequest,
  serviceProvider,
  intelSource,
  configBackup,
  businessNode,
  order,
  alarm,
  ownAccount,
  roleSso,
  accessReview,
  edgeGroup,
  robot,
  message,
  reportInstance,
  reportShare,
  runbook,
  noData,
  expiryCalendar,
  exportTask,
  commandTask,
  dataStorage,
  personalize,
  zone,
  line,
  record,
  monitorTask,
  threatPolicy,
};

export type Kind = keyof typeof OBJECTS;

/** Kinds that have a form which takes old values. */
export type EditedKind = { [K in Kind]: (typeof OBJECTS)[K] extends { edit: object } ? K : never }[Kind];

/** The same one by one, as any of them may be. */
export const objectTypes: readonly ObjectType[] = Object.values(OBJECTS);

const byKind: ReadonlyMap<string, ObjectType> = new Map(Object.entries(OBJECTS));

/** What is known of a kind by the gateway's word, which may be one that this console has never heard of. */
export const objectOf = (kind: string): ObjectType | undefined => byKind.get(kind);

/** What a field of a kind is called, by its own name without those of what it stands in. */
export function fieldOf(kind: string, name: string): MessageId | undefined {
  const words = { ...FIELDS, ...objectOf(kind)?.fields };
  return Object.hasOwn(words, name) ? words[name] : undefined;
}
