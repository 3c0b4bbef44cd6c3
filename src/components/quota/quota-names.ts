import type { MessageId } from '@/i18n/messages';

/** Names of the quotas that the specification knows; another one is shown as it came. */
export const QUOTAS: Readonly<Record<string, MessageId>> = {
  zones: 'quota.key.zones',
  privateZones: 'quota.key.privateZones',
  records: 'quota.key.records',
  weightedRecords: 'quota.key.weightedRecords',
  lines: 'quota.key.lines',
  acls: 'quota.key.acls',
  urlForwards: 'quota.key.urlForwards',
  minTtl: 'quota.key.minTtl',
  monitoringTasks: 'quota.key.monitoringTasks',
  probeNodes: 'quota.key.probeNodes',
  probeFrequency: 'quota.key.probeFrequency',
  logRetentionDays: 'quota.key.logRetentionDays',
  blacklist: 'quota.key.blacklist',
  whitelist: 'quota.key.whitelist',
  ipAssets: 'quota.key.ipAssets',
  customIndicators: 'quota.key.customIndicators',
  collectionQps: 'quota.key.collectionQps',
  monitoringDevices: 'quota.key.monitoringDevices',
  emergencyNodes: 'quota.key.emergencyNodes',
};
