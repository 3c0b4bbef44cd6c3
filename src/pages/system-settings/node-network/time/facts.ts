import type { TimeSettings } from '@/lib/net/node-config';
import type { SectionFacts } from '../section-facts';

export const timeFacts: SectionFacts<TimeSettings> = {
  label: 'time.title',
  tab: 'system',
  panel: 'time',
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
