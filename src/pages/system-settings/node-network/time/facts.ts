import { timeLabels } from '@/components/network-sections/time';
import type { TimeSettings } from '@/domain/net/time/schema';
import type { SectionFacts } from '../section-facts';
import { systemTab } from '../system/tab';

export const timeFacts: SectionFacts<TimeSettings> = {
  ...timeLabels,
  tab: systemTab,
  load: () => import('./section'),
  panel: 'time',
};
