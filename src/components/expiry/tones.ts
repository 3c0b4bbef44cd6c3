import type { Tone } from '@/ui/data/status-tag';

/** How near an end is, in one tone wherever it is told: over, within a month, later. */
export const EXPIRY_TONES = {
  ended: 'bad',
  days7: 'attention',
  days30: 'attention',
  later: 'neutral',
} as const satisfies Record<string, Tone>;
