import type zh from '../../zh-CN/components/alarm-engine';

export default {
  'alarmEngine.silent':
    'The alarm engine has not responded since {time} ({ago}). No alarm is raised until it does: silence does not mean that all is well.',
} satisfies Record<keyof typeof zh, string>;
