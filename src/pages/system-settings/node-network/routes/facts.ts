import { routeLabels } from '@/components/network-sections/routes';
import type { StaticRoute } from '@/domain/net/routes/schema';
import type { SectionFacts, Tab } from '../section-facts';

const routesTab: Tab = { key: 'routes', title: 'network.routes', load: () => import('./section') };

export const routeFacts: SectionFacts<StaticRoute> = {
  ...routeLabels,
  tab: routesTab,
  panel: 'route',
};
