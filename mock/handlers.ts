import type { RequestHandler } from 'msw';
import type { Endpoint } from '@/lib/contract/endpoint';
import { accessControl } from './account-center/access-control';
import { accountInfo } from './account-center/account-info';
import { contactBinding } from './account-center/contact-binding';
import { edgeGroup } from './account-center/edge-group';
import { edgeNode } from './account-center/edge-node';
import { loginSecurity } from './account-center/login-security';
import { password } from './account-center/password';
import { secretKey } from './account-center/secret-key';
import { alarmMetric } from './alarm/metric';
import { noData } from './alarm/no-data';
import { alarmRecord } from './alarm/record';
import { runbook } from './alarm/runbook';
import { alarmScene } from './alarm/scene';
import { silence } from './alarm/silence';
import { alarmTask } from './alarm/task';
import { trial } from './anonymous/trial';
import { verify } from './anonymous/verify';
import { access } from './business-account/access';
import { accessChange } from './business-account/access-change';
import { accessReview } from './business-account/access-review';
import { accountKey } from './business-account/account-key';
import { authorization } from './business-account/authorization';
import { identityProvider } from './business-account/identity-provider';
import { license } from './business-account/license';
import { organization } from './business-account/organization';
import { policy } from './business-account/policy';
import { resourceRow } from './business-account/resource-row';
import { reviewTask } from './business-account/review-task';
import { role } from './business-account/role';
import { roleSso } from './business-account/role-sso';
import { ssoSetup } from './business-account/sso-setup';
import { subAccount } from './business-account/sub-account';
import { changeRequest } from './console/change-request';
import { detection } from './console/detection';
import { expiry, expiryCalendar } from './console/expiry';
import { firstStep } from './console/first-step';
import { overview } from './console/home';
import { service } from './console/service';
import { threat } from './console/threat';
import { order } from './cost-center/order';
import { quotaUsage } from './cost-center/quota';
import { providerDelivery, pushDelivery, robotDelivery } from './delivery/deliveries';
import { fileServer } from './fs/upload';
import { doc } from './help/doc';
import { cloudExport, safeguardExport, sdnsExport } from './log/export-task';
import { pushTask } from './log/push-task';
import { query } from './log/query';
import { contact } from './message/contact';
import { message } from './message/message';
import { robot } from './message/robot';
import { reportInstance } from './report/instance';
import { sharedReport, shareLink } from './report/share';
import { subscription } from './report/subscription';
import { template } from './report/template';
import type { Implementation } from './runtime/implement';
import type { Worlds } from './runtime/world';
import { frontInit, sensitive, session } from './session/session';
import { announcement } from './system-settings/announcement';
import { nodesToAsk } from './system-settings/ask-nodes';
import { businessNode } from './system-settings/business-node';
import { commandTask } from './system-settings/command-task';
import { configBackup } from './system-settings/config-backup';
import { dataStorage } from './system-settings/data-storage';
import { ddiNode } from './system-settings/ddi-node';
import { host } from './system-settings/host';
import { intelLookup, intelPreview } from './system-settings/intel-lookup';
import { intelUpdateLog } from './system-settings/intel-update-log';
import { intelSource } from './system-settings/intelligence-source';
import { cmdInvocation } from './system-settings/invocation';
import { linkState } from './system-settings/link-state';
import { lookingGlass } from './system-settings/looking-glass';
import { nodeDrift } from './system-settings/node-drift';
import { nodeFreeze } from './system-settings/node-freeze';
import { nodeMonitor } from './system-settings/node-monitor';
import { nodeNetwork } from './system-settings/node-network';
import { nodeService } from './system-settings/node-service';
import { nodeSoftware } from './system-settings/node-software';
import { nodeVersion } from './system-settings/node-version';
import { personalize } from './system-settings/personalize';
import { rollout } from './system-settings/rollout';
import { routingState } from './system-settings/routing-state';
import { scheduledApply } from './system-settings/scheduled-apply';
import { serviceProvider } from './system-settings/service-provider';

/** Every feature of the mock gateway, one line each. */
const features = (): Implementation[] => [
  session,
  frontInit,
  sensitive,
  fileServer,
  secretKey,
  accountInfo,
  contactBinding,
  password,
  loginSecurity,
  accessControl,
  organization,
  edgeGroup,
  edgeNode,
  overview,
  service,
  threat,
  changeRequest,
  detection,
  message,
  query,
  contact,
  robot,
  serviceProvider,
  pushDelivery,
  robotDelivery,
  providerDelivery,
  cloudExport,
  safeguardExport,
  sdnsExport,
  pushTask,
  trial,
  verify,
  sharedReport,
  shareLink,
  template,
  subscription,
  reportInstance,
  doc,
  role,
  policy,
  resourceRow,
  subAccount,
  identityProvider,
  roleSso,
  ssoSetup,
  order,
  quotaUsage,
  authorization,
  access,
  accessChange,
  accessReview,
  accountKey,
  reviewTask,
  license,
  host,
  intelSource,
  intelUpdateLog,
  intelLookup,
  intelPreview,
  configBackup,
  businessNode,
  announcement,
  nodeDrift,
  nodeNetwork,
  nodeVersion,
  scheduledApply,
  nodeFreeze,
  linkState,
  routingState,
  nodesToAsk,
  lookingGlass,
  ddiNode,
  nodeMonitor,
  nodeService,
  nodeSoftware,
  rollout,
  commandTask,
  cmdInvocation,
  alarmRecord,
  alarmMetric,
  noData,
  runbook,
  alarmScene,
  silence,
  alarmTask,
  firstStep,
  expiry,
  expiryCalendar,
  dataStorage,
  personalize,
];

export const endpoints = (): Endpoint[] => features().flatMap((feature) => feature.endpoints);

/** The MSW handlers of all features over a set of worlds. */
export const handlersOf = (worlds: Worlds): RequestHandler[] =>
  features().flatMap((feature) => feature.handlers(worlds));
