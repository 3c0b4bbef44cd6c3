import type { MessageId } from '@/i18n/messages';
import type { Change, ChangeOf, NodeConfig, Section } from '@/lib/net/node-config';
import { KINDS } from '@/lib/net/sections';
import { anycastFacts } from './anycast/facts';
import { templateFacts } from './bfd/facts';
import { bgpFacts, neighborFacts } from './bgp/facts';
import { bindingFacts } from './bindings/facts';
import { dnsFacts, gatewayFacts, interfaceFacts, loopbackFacts } from './interfaces/facts';
import { areaFacts, ospfFacts, ospfInterfaceFacts } from './ospf/facts';
import { routeFacts } from './routes/facts';
import type { AllFacts, FieldFacts, Tab } from './section-facts';
import { snmpFacts } from './snmp/facts';
import { timeFacts } from './time/facts';

/** Every section, in the order in which the screen shows them. */
export const SECTIONS: AllFacts = {
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
export const SECTION_NAMES = Object.keys(SECTIONS).filter((name): name is Section => name in SECTIONS);

/** The tabs that hold them, each where its first section stands. */
export const TABS: readonly Tab[] = [...new Set(SECTION_NAMES.map((section) => SECTIONS[section].tab))];

export type ChangeKind = 'added' | 'removed' | 'changed';

/** What an edit does to its entry. */
export const kindOf = ({ before, after }: Change): ChangeKind =>
  before === null ? 'added' : after === null ? 'removed' : 'changed';

/** What the entry of an edit is called: its name, its destination, or '' where the section is its only entry. */
export function entryName<S extends Section>({ section, key, before, after }: ChangeOf<S>): string {
  const entry = after ?? before;
  return entry === null ? key : SECTIONS[section].nameOf(entry);
}

const hasId = (entry: object, id: string) => 'id' in entry && entry.id === id;

/** What the entry of a section with an id is called in a configuration; '' if there is none. */
export function nameIn<S extends Section>(config: NodeConfig, section: S, id: string): string {
  const entry = KINDS[section].entries(config).find((one) => hasId(one, id));
  return entry ? SECTIONS[section].nameOf(entry) : '';
}

/** How a field of a section is called and what its codes mean. */
export function fieldFacts(section: Section, field: string): FieldFacts | undefined {
  return Object.entries(SECTIONS[section].fields).find(([name]) => name === field)?.[1];
}

/** How a write-only field of a section is called. */
export const secretLabel = (section: Section, field: string): MessageId | undefined =>
  SECTIONS[section].secrets?.[field];
