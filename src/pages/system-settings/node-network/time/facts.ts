import type { TimeSettings } from '@/lib/net/time/schema';
import type { SectionFacts } from '../section-facts';
import { systemTab } from '../system/tab';

export const timeFacts: SectionFacts<TimeSettings> = {
  label: 'time.title',
  tab: systemTab,
  load: () => import('./section'),
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
