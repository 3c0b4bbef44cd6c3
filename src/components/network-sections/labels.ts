import type { Change, ChangeOf, NodeConfig, SectionKey } from '@/domain/net/node-config';
import { SECTION_KINDS } from '@/domain/net/sections';
import type { MessageId } from '@/i18n/messages';
import { anycastLabels } from './anycast';
import { templateLabels } from './bfd';
import { bgpLabels, neighborLabels } from './bgp';
import { bindingLabels } from './bindings';
import { dnsLabels, gatewayLabels, interfaceLabels, loopbackLabels } from './interfaces';
import { areaLabels, ospfInterfaceLabels, ospfLabels } from './ospf';
import { routeLabels } from './routes';
import type { AllLabels, FieldLabel } from './section-labels';
import { snmpLabels } from './snmp';
import { timeLabels } from './time';

/** How every section is called, on whatever screen. */
export const LABELS: AllLabels = {
  interfaces: interfaceLabels,
  gateways: gatewayLabels,
  loopback: loopbackLabels,
  dns: dnsLabels,
  bindings: bindingLabels,
  routes: routeLabels,
  ospfV4: ospfLabels('v4'),
  ospfAreasV4: areaLabels('v4'),
  ospfInterfacesV4: ospfInterfaceLabels('v4'),
  ospfV6: ospfLabels('v6'),
  ospfAreasV6: areaLabels('v6'),
  ospfInterfacesV6: ospfInterfaceLabels('v6'),
  bgp: bgpLabels,
  bgpNeighbors: neighborLabels,
  anycast: anycastLabels,
  bfdTemplates: templateLabels,
  time: timeLabels,
  snmp: snmpLabels,
};

export type EditKind = 'added' | 'removed' | 'changed' | 'again';

/** What an edit does to its entry. */
export const kindOf = ({ before, after, isAgain }: Change): EditKind =>
  isAgain ? 'again' : before === null ? 'added' : after === null ? 'removed' : 'changed';

/** What the entry of an edit is called: its name, its destination, or '' where the section is its only entry. */
export function entryName<S extends SectionKey>({ section, key, before, after }: ChangeOf<S>): string {
  const entry = after ?? before;
  return entry === null ? key : LABELS[section].nameOf(entry);
}

/** How a field of a section is called and what its codes mean. */
export function fieldLabel(section: SectionKey, field: string): FieldLabel | undefined {
  return Object.entries(LABELS[section].fields).find(([name]) => name === field)?.[1];
}

/** How a write-only field of a section is called. */
export const secretLabel = (section: SectionKey, field: string): MessageId | undefined =>
  LABELS[section].secrets?.[field];

const hasId = (entry: object, id: string) => 'id' in entry && entry.id === id;

/** What the entry of a section with an id is called in a configuration; '' if there is none. */
export function nameIn<S extends SectionKey>(config: NodeConfig, section: S, id: string): string {
  const entry = SECTION_KINDS[section].entries(config).find((one) => hasId(one, id));
  return entry ? LABELS[section].nameOf(entry) : '';
}
