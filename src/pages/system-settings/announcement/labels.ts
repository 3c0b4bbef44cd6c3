import type { StatusMap } from '@/ui/data/status-tag';

export const SETTINGS = {
  advertised: { label: 'announcement.advertised', tone: 'good' },
  withdrawn: { label: 'announcement.withdrawn', tone: 'neutral' },
  drained: { label: 'announcement.drained', tone: 'attention' },
} as const satisfies StatusMap;

export const REACH = {
  announced: { label: 'announcement.announced', tone: 'good' },
  last: { label: 'announcement.last', tone: 'attention' },
  unanswered: { label: 'announcement.unanswered', tone: 'bad' },
  lost: { label: 'announcement.lost', tone: 'bad' },
  silent: { label: 'announcement.silent', tone: 'neutral' },
  unknown: { label: 'announcement.unknown', tone: 'neutral' },
} as const satisfies StatusMap;
