import type { StatusMap } from '@/ui/data/status-tag';

/** What made a version. */
export const VERSION_KIND = {
  first: { label: 'versions.kindFirst', tone: 'neutral' },
  apply: { label: 'versions.kindApply', tone: 'good' },
  rollback: { label: 'versions.kindRollback', tone: 'attention' },
  autoRollback: { label: 'versions.kindAutoRollback', tone: 'bad' },
  recovery: { label: 'versions.kindRecovery', tone: 'attention' },
  software: { label: 'versions.kindSoftware', tone: 'neutral' },
} as const satisfies StatusMap;

/** The side of a comparison that is no version: what the router runs. */
export const RUNNING = 'running';

/** The newest version, whichever that is when the address is opened. */
export const CURRENT = 'current';
