import type { Tab } from '../section-facts';

/** What a node is besides its network; every section that says so stands here. */
export const systemTab: Tab = { key: 'system', title: 'network.systemTab', load: () => import('./section') };
