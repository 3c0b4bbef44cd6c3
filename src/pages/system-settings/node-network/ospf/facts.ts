import { areaLabels, ospfInterfaceLabels, ospfLabels } from '@/components/network-sections/ospf';
import type { Ospf, OspfArea, OspfInterface } from '@/domain/net/ospf/schema';
import type { OspfVersion } from '@/domain/net/ospf-config';
import type { SectionFacts, Tab } from '../section-facts';

const ospfTab: Tab = { key: 'ospf', title: 'ospf.title', load: () => import('./section') };

export const ospfFacts = (version: OspfVersion): SectionFacts<Ospf> => ({
  ...ospfLabels(version),
  tab: ospfTab,
  version,
  panel: 'ospf',
});

export const areaFacts = (version: OspfVersion): SectionFacts<OspfArea> => ({
  ...areaLabels(version),
  tab: ospfTab,
  version,
  panel: 'ospfArea',
});

export const ospfInterfaceFacts = (version: OspfVersion): SectionFacts<OspfInterface> => ({
  ...ospfInterfaceLabels(version),
  tab: ospfTab,
  version,
  panel: 'ospfInterface',
});
