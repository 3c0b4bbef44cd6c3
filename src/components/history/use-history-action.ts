import { useCallback } from 'react';
import { useT } from '@/i18n/use-t';
import type { OfferedCall } from '@/lib/contract/client';
import { useOffers } from '@/ui/data/use-offers';
import type { Action } from '@/ui/page/row-actions';

/** What the gateway must offer for it; the calls themselves come with the drawer. */
const HISTORY: OfferedCall = { capability: 'history' };

/** The action of a row that opens what was done to it; none where the gateway does not keep what a write changed. */
export function useHistoryAction(open: (panel: string, id: string) => void): (id: string) => readonly Action[] {
  const t = useT();
  const isOffered = useOffers()(HISTORY);
  return useCallback(
    (id) => (isOffered ? [{ key: 'history', label: t('detail.history'), run: () => open('history', id) }] : []),
    [t, isOffered, open],
  );
}
