import type { StatusMap } from '@/ui/data/status-tag';

export const STATUS = {
  running: { label: 'pushTask.running', tone: 'good' },
  suspended: { label: 'pushTask.suspended', tone: 'neutral' },
} as const satisfies StatusMap;

/** With what the gateway itself does to a task that runs. */
export const STATE = {
  ...STATUS,
  autoSuspended: { label: 'delivery.suspended', tone: 'bad' },
} as const satisfies StatusMap;

export const MODULES = {
  operation: 'pushTask.operation',
  alarm: 'pushTask.alarm',
  authoritative: 'pushTask.authoritative',
  shield: 'pushTask.shield',
  recursive: 'pushTask.recursive',
  threat: 'pushTask.threat',
} as const;

export const isModule = (code: string): code is keyof typeof MODULES => Object.hasOwn(MODULES, code);

export const DELIVERY = {
  delivered: { label: 'pushTask.delivered', tone: 'good' },
  refused: { label: 'pushTask.refused', tone: 'bad' },
  sent: { label: 'pushTask.sent', tone: 'neutral' },
} as const satisfies StatusMap;

export const FORMATS = { rfc5424: 'RFC 5424', rfc3164: 'RFC 3164' } as const;
