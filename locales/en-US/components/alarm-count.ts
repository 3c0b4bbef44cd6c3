import type zh from '../../zh-CN/components/alarm-count';

export default {
  'alarmCount.going': '{count, plural, one {# alarm in progress} other {# alarms in progress}}',
} satisfies Record<keyof typeof zh, string>;
