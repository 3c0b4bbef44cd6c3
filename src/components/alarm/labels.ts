import type { NOTICES } from '@/domain/alarm/notice';
import type { ALARM_LEVELS, CYCLES, SCENE_TYPES } from '@/domain/alarm/scene';
import type { MessageId } from '@/i18n/messages';

/** How an alarm stands. */
export const ALARM_STATUS = {
  inAlarm: { label: 'alarm.status.inAlarm', tone: 'bad' },
  alarmed: { label: 'alarm.status.alarmed', tone: 'attention' },
  recovered: { label: 'alarm.status.recovered', tone: 'good' },
  interrupted: { label: 'alarm.status.interrupted', tone: 'neutral' },
} as const;

/** Eight levels by how much they hurt; `dynamic` is what a task says whose events bring their own. */
export const ALARM_LEVEL = {
  emergency: { label: 'alarm.level.emergency', tone: 'bad' },
  alert: { label: 'alarm.level.alert', tone: 'bad' },
  critical: { label: 'alarm.level.critical', tone: 'bad' },
  error: { label: 'alarm.level.error', tone: 'bad' },
  warning: { label: 'alarm.level.warning', tone: 'attention' },
  notice: { label: 'alarm.level.notice', tone: 'neutral' },
  informational: { label: 'alarm.level.informational', tone: 'neutral' },
  debug: { label: 'alarm.level.debug', tone: 'neutral' },
  dynamic: { label: 'alarm.level.dynamic', tone: 'neutral' },
} as const satisfies Record<(typeof ALARM_LEVELS)[number], unknown>;

export const ALARM_REPORT_STATUS = {
  generated: { label: 'alarm.report.generated', tone: 'good' },
  generating: { label: 'alarm.report.generating', tone: 'busy' },
  notEnabled: { label: 'alarm.report.notEnabled', tone: 'neutral' },
} as const;

export const TASK_STATUS = {
  enabled: { label: 'alarm.task.enabled', tone: 'good' },
  paused: { label: 'alarm.task.paused', tone: 'neutral' },
  deleted: { label: 'alarm.task.deleted', tone: 'neutral' },
} as const;

export const SCENE_TYPE = {
  realTime: 'alarm.type.realTime',
  cycle: 'alarm.type.cycle',
  metric: 'alarm.type.metric',
  businessThreshold: 'alarm.type.businessThreshold',
  businessEvent: 'alarm.type.businessEvent',
} as const satisfies Record<(typeof SCENE_TYPES)[number], MessageId>;

export const CYCLE = {
  realTime: 'alarm.cycle.realTime',
  fiveMinutes: 'alarm.cycle.fiveMinutes',
  oneHour: 'alarm.cycle.oneHour',
  oneDay: 'alarm.cycle.oneDay',
} as const satisfies Record<(typeof CYCLES)[number], MessageId>;

export const NOTICE_TYPE = {
  single: 'alarm.noticeType.single',
  continuous: 'alarm.noticeType.continuous',
  step: 'alarm.noticeType.step',
  firstAndLast: 'alarm.noticeType.firstAndLast',
} as const satisfies Record<(typeof NOTICES)[number], MessageId>;
