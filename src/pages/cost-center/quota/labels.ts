import type { StatusMap } from '@/ui/data/status-tag';

export const STATES = {
  ok: { label: 'quota.ok', tone: 'good' },
  near: { label: 'quota.near', tone: 'attention' },
  reached: { label: 'quota.reached', tone: 'bad' },
  exceeded: { label: 'quota.exceeded', tone: 'bad' },
  unknown: { label: 'quota.notProvided', tone: 'neutral' },
} as const satisfies StatusMap;
