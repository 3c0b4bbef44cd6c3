import { logApi } from '@/api/log/query';
import { useT } from '@/i18n/use-t';
import type { Kind } from '@/objects';
import { useOffers } from '@/ui/data/use-offers';
import { lazyComponent } from '@/ui/lazy/lazy-component';
import type { Tab } from '@/ui/page/tabs';

const History = lazyComponent(() => import('./history').then((module) => module.History), ['components/log']);

/** The tab of an object with what was done to it; none where the gateway does not keep what a write changed. */
export function useHistoryTab(kind: Kind, id: string): readonly Tab[] {
  const t = useT();
  const offers = useOffers();
  if (!offers(logApi.get)) return [];
  return [{ key: 'history', label: t('detail.history'), content: <History kind={kind} id={id} /> }];
}
