import type { TimeSettings } from '@/domain/net/time/schema';
import type { SectionLabels } from './section-labels';

export const timeLabels: SectionLabels<TimeSettings> = {
  label: 'time.title',
  nameOf: () => '',
  fields: {
    mode: { label: 'time.mode', values: { manual: 'time.manual', auto: 'time.auto' } },
    zone: { label: 'time.zone' },
    date: { label: 'time.date' },
    time: { label: 'time.time' },
    servers: { label: 'time.servers' },
    interval: { label: 'time.interval', numberOf: (t, minutes) => t('time.intervalShown', { minutes }) },
  },
};
