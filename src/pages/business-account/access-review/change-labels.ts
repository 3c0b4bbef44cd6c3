import type { RightChange } from '@/api/business-account/access-review';
import type { StatusMap } from '@/ui/data/status-tag';

/** What became of a line since the last sign-off. */
export const CHANGES = {
  added: { label: 'accessReview.added', tone: 'attention' },
  changed: { label: 'accessReview.changedLine', tone: 'attention' },
  removed: { label: 'accessReview.removed', tone: 'neutral' },
} as const satisfies StatusMap & Record<RightChange, unknown>;
