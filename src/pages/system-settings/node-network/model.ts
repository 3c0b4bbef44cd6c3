import type { SectionKey } from '@/domain/net/node-config';
import { anycastFacts } from './anycast/facts';
import { templateFacts } from './bfd/facts';
import { bgpFacts, neighborFacts } from './bgp/facts';
import { bindingFacts } from './bindings/facts';
import { dnsFacts, gatewayFacts, interfaceFacts, loopbackFacts } from './interfaces/facts';
import { areaFacts, ospfFacts, ospfInterfaceFacts } from './ospf/facts';
import { routeFacts } from './routes/facts';
import type { AllFacts, Tab } from './section-facts';
import { snmpFacts } from './snmp/facts';
import { timeFacts } from './time/facts';

/** Every section, in the order in which the screen shows them. */
export const SECTION_FACTS: AllFacts = {
  interfaces: interfaceFacts,
  gateways: gatewayFacts,
  loopback: loopbackFacts,
  dns: dnsFacts,
  bindings: bindingFacts,
  routes: routeFacts,
  ospfV4: ospfFacts('v4'),
  ospfAreasV4: areaFacts('v4'),
  ospfInterfacesV4: ospfInterfaceFacts('v4'),
  ospfV6: ospfFacts('v6'),
  ospfAreasV6: areaFacts('v6'),
  ospfInterfacesV6: ospfInterfaceFacts('v6'),
  bgp: bgpFacts,
  bgpNeighbors: neighborFacts,
  anycast: anycastFacts,
  bfdTemplates: templateFacts,
  time: timeFacts,
  snmp: snmpFacts,
};

/** The names of the sections in that order. */
export const SECTION_NAMES = Object.keys(SECTION_FACTS).filter((name): name is SectionKey => name in SECTION_FACTS);

/** The tabs that hold them, each where its first section stands. */
export const TABS: readonly Tab[] = [...new Set(SECTION_NAMES.map((section) => SECTION_FACTS[section].tab))];
