import type zh from '../../zh-CN/components/alarm-count';

export default {
  'alarmCount.going':
    '{count, plural, =0 {No alarms in progress} one {# alarm in progress} other {# alarms in progress}}',
  'alarmCount.some': 'Alarms in progress',
  'alarmCount.unknown': 'Alarms in progress: not counted yet',
} satisfies Record<keyof typeof zh, string>;
