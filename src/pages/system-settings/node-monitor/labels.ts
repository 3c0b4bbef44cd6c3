import type { MonitorRange } from '@/api/system-settings/node-monitor';
import type { MessageId } from '@/i18n/messages';

export const RANGE_NAMES: Readonly<Record<MonitorRange, MessageId>> = {
  hour: 'nodeMonitor.hour',
  sixHours: 'nodeMonitor.sixHours',
  day: 'nodeMonitor.day',
  week: 'nodeMonitor.week',
};

/** What is measured, with its unit. */
export const MEASURES: Readonly<Record<string, MessageId>> = {
  cpu: 'nodeMonitor.cpu',
  memory: 'nodeMonitor.memory',
  disk: 'nodeMonitor.disk',
  inbound: 'nodeMonitor.inbound',
  outbound: 'nodeMonitor.outbound',
  detection: 'nodeMonitor.detection',
  escape: 'nodeMonitor.escape',
  collection: 'nodeMonitor.collection',
  successRate: 'nodeMonitor.successRate',
  latency: 'nodeMonitor.latency',
};
