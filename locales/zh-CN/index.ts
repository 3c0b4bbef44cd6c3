import type accountInfo from './account-center/account-info';
import type accountSecurity from './account-center/account-security';
import type edgeNode from './account-center/edge-node';
import type secretKey from './account-center/secret-key';
import type acknowledgment from './alarm/acknowledgment';
import type alarmMetric from './alarm/metric';
import type alarmRecord from './alarm/record';
import type silence from './alarm/silence';
import type alarmTask from './alarm/task';
import type loginLock from './anonymous/login-lock';
import type verify from './anonymous/verify';
import type access from './business-account/access';
import type accessReview from './business-account/access-review';
import type accountKey from './business-account/account-key';
import type accountSummary from './business-account/account-summary';
import type consoleAction from './business-account/console-action';
import type identityProvider from './business-account/identity-provider';
import type organization from './business-account/organization';
import type policy from './business-account/policy';
import type role from './business-account/role';
import type roleSso from './business-account/role-sso';
import type ssoSetup from './business-account/sso-setup';
import type subAccount from './business-account/sub-account';
import type accessChange from './components/access-change';
import type accessControl from './components/access-control';
import type account from './components/account';
import type alarmParts from './components/alarm';
import type alarmCount from './components/alarm-count';
import type alarmEngine from './components/alarm-engine';
import type businessNodeParts from './components/business-node';
import type changeRequestParts from './components/change-request';
import type connectivity from './components/connectivity';
import type counter from './components/counter';
import type csvImport from './components/csv-import';
import type deliveries from './components/deliveries';
import type delivery from './components/delivery';
import type documentCenter from './components/document-center';
import type download from './components/download';
import type formComparison from './components/form-comparison';
import type freezeParts from './components/freeze';
import type listParts from './components/list-parts';
import type log from './components/log';
import type loginSecurity from './components/login-security';
import type menuTree from './components/menu-tree';
import type messageChannel from './components/message-channel';
import type networkLint from './components/network-lint';
import type networkWait from './components/network-wait';
import type nodeSilence from './components/node-silence';
import type nodeUpgrade from './components/node-upgrade';
import type onDemand from './components/on-demand';
import type orderParts from './components/order';
import type palette from './components/palette';
import type problem from './components/problem';
import type product from './components/product';
import type report from './components/report';
import type reportShare from './components/report-share';
import type reportSheet from './components/report-sheet';
import type resourceRows from './components/resource-rows';
import type roleEffect from './components/role-effect';
import type rowByRow from './components/row-by-row';
import type scheduledApplyParts from './components/scheduled-apply';
import type scrollList from './components/scroll-list';
import type serviceParts from './components/service';
import type stepSummary from './components/step-summary';
import type stillAnnounced from './components/still-announced';
import type textDiff from './components/text-diff';
import type threat from './components/threat';
import type tree from './components/tree';
import type trialApplicationForm from './components/trial-application-form';
import type upload from './components/upload';
import type wall from './components/wall';
import type changeRequest from './console/change-request';
import type expiry from './console/expiry';
import type consoleHome from './console/home';
import type costOrder from './cost-center/order';
import type quota from './cost-center/quota';
import type faq from './help/faq';
import type landingBrandBlock from './landing/brand-block';
import type landingBrandProtection from './landing/brand-protection';
import type landingCloud from './landing/cloud';
import type landingCloudSg from './landing/cloud-sg';
import type landingDnp from './landing/dnp';
import type landingDnr from './landing/dnr';
import type landingDns from './landing/dns';
import type landingDppCloud from './landing/dpp-cloud';
import type landingIpal from './landing/ipal';
import type landingIpv6Sa from './landing/ipv6-sa';
import type landingMonitor from './landing/monitor';
import type landingProduct from './landing/product';
import type landingSdns from './landing/sdns';
import type landingSslCert from './landing/ssl-cert';
import type landingTld from './landing/tld';
import type landingWaf from './landing/waf';
import type exportTask from './log/export-task';
import type pushTask from './log/push-task';
import type logQuery from './log/query';
import type contactParts from './message/contact';
import type messageCenter from './message/message';
import type reportInstance from './report/instance';
import type subscription from './report/subscription';
import type start from './start';
import type announcement from './system-settings/announcement';
import type askNodes from './system-settings/ask-nodes';
import type businessNode from './system-settings/business-node';
import type commandTask from './system-settings/command-task';
import type configBackup from './system-settings/config-backup';
import type dataStorage from './system-settings/data-storage';
import type ddiNode from './system-settings/ddi-node';
import type freeze from './system-settings/freeze';
import type host from './system-settings/host';
import type intelSource from './system-settings/intelligence-source';
import type linkState from './system-settings/link-state';
import type lookingGlass from './system-settings/looking-glass';
import type nodeAnycast from './system-settings/node-anycast';
import type nodeApply from './system-settings/node-apply';
import type nodeBgp from './system-settings/node-bgp';
import type nodeBinding from './system-settings/node-binding';
import type nodeMonitor from './system-settings/node-monitor';
import type nodeNetwork from './system-settings/node-network';
import type nodeOspf from './system-settings/node-ospf';
import type nodeService from './system-settings/node-service';
import type nodeSnmp from './system-settings/node-snmp';
import type nodeSoftware from './system-settings/node-software';
import type nodeTime from './system-settings/node-time';
import type nodeVersion from './system-settings/node-version';
import type personalize from './system-settings/personalize';
import type rollout from './system-settings/rollout';
import type routingState from './system-settings/routing-state';
import type scheduledApply from './system-settings/scheduled-apply';
import type serviceProvider from './system-settings/service-provider';

/** Every message id, for types only; the texts are loaded file by file. */
export type Messages = typeof start &
  typeof accessChange &
  typeof accessControl &
  typeof account &
  typeof accountInfo &
  typeof accountSecurity &
  typeof announcement &
  typeof askNodes &
  typeof lookingGlass &
  typeof businessNode &
  typeof businessNodeParts &
  typeof nodeBinding &
  typeof nodeMonitor &
  typeof nodeService &
  typeof nodeSnmp &
  typeof nodeTime &
  typeof nodeVersion &
  typeof nodeSoftware &
  typeof nodeUpgrade &
  typeof rollout &
  typeof scheduledApply &
  typeof scheduledApplyParts &
  typeof freezeParts &
  typeof freeze &
  typeof changeRequest &
  typeof changeRequestParts &
  typeof expiry &
  typeof consoleHome &
  typeof commandTask &
  typeof configBackup &
  typeof connectivity &
  typeof dataStorage &
  typeof ddiNode &
  typeof documentCenter &
  typeof formComparison &
  typeof download &
  typeof edgeNode &
  typeof faq &
  typeof host &
  typeof intelSource &
  typeof textDiff &
  typeof threat &
  typeof access &
  typeof accessReview &
  typeof accountSummary &
  typeof consoleAction &
  typeof listParts &
  typeof scrollList &
  typeof exportTask &
  typeof log &
  typeof logQuery &
  typeof loginLock &
  typeof loginSecurity &
  typeof menuTree &
  typeof policy &
  typeof problem &
  typeof product &
  typeof report &
  typeof reportInstance &
  typeof reportShare &
  typeof acknowledgment &
  typeof alarmMetric &
  typeof alarmRecord &
  typeof silence &
  typeof nodeSilence &
  typeof alarmTask &
  typeof alarmParts &
  typeof alarmCount &
  typeof messageChannel &
  typeof alarmEngine &
  typeof reportSheet &
  typeof subscription &
  typeof resourceRows &
  typeof roleEffect &
  typeof rowByRow &
  typeof role &
  typeof identityProvider &
  typeof roleSso &
  typeof organization &
  typeof costOrder &
  typeof networkLint &
  typeof networkWait &
  typeof nodeAnycast &
  typeof nodeApply &
  typeof nodeBgp &
  typeof nodeOspf &
  typeof personalize &
  typeof linkState &
  typeof routingState &
  typeof nodeNetwork &
  typeof onDemand &
  typeof orderParts &
  typeof palette &
  typeof quota &
  typeof secretKey &
  typeof subAccount &
  typeof accountKey &
  typeof tree &
  typeof trialApplicationForm &
  typeof csvImport &
  typeof upload &
  typeof landingBrandBlock &
  typeof landingBrandProtection &
  typeof landingCloud &
  typeof landingCloudSg &
  typeof landingDnp &
  typeof landingDnr &
  typeof landingDns &
  typeof landingDppCloud &
  typeof landingIpal &
  typeof landingIpv6Sa &
  typeof landingMonitor &
  typeof landingProduct &
  typeof landingSdns &
  typeof landingSslCert &
  typeof landingTld &
  typeof landingWaf &
  typeof counter &
  typeof serviceParts &
  typeof stepSummary &
  typeof stillAnnounced &
  typeof contactParts &
  typeof deliveries &
  typeof delivery &
  typeof serviceProvider &
  typeof ssoSetup &
  typeof messageCenter &
  typeof pushTask &
  typeof verify &
  typeof wall;
