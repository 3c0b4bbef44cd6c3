import type { StatusMap } from '@/ui/data/status-tag';

export const SWITCH = {
  on: { label: 'network.enabled', tone: 'good' },
  off: { label: 'network.disabled', tone: 'neutral' },
} as const satisfies StatusMap;
