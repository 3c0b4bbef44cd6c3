import type { MessageId } from '@/i18n/messages';
import type { Change, Section } from '@/lib/net/node-config';

/** The tab that holds a section. */
export const TAB_OF: Readonly<Record<Section, 'interfaces' | 'routes' | 'bfd'>> = {
  interfaces: 'interfaces',
  gateways: 'interfaces',
  dns: 'interfaces',
  bindings: 'interfaces',
  routes: 'routes',
  bfdTemplates: 'bfd',
};

/** The drawer in which an entry of a section is edited. */
export const PANEL_OF: Readonly<Record<Section, string>> = {
  interfaces: 'interface',
  gateways: 'gateways',
  dns: 'dns',
  bindings: 'binding',
  routes: 'route',
  bfdTemplates: 'template',
};

export const SECTION_LABEL = {
  interfaces: 'network.interfaces',
  gateways: 'network.gateways',
  dns: 'network.dns',
  bindings: 'network.bindings',
  routes: 'network.routes',
  bfdTemplates: 'network.bfdTemplates',
} as const satisfies Record<Section, MessageId>;

/** The names of fields; one that is not here is shown as it is. */
export const FIELD_LABEL: Readonly<Record<string, MessageId>> = {
  name: 'network.name',
  ipv4: 'network.ipv4',
  ipv4Mask: 'network.ipv4Mask',
  ipv6: 'network.ipv6',
  ipv6Mask: 'network.ipv6Mask',
  isPolicyRouted: 'network.policyRoute',
  status: 'network.status',
  servers: 'network.servers',
  protocol: 'network.protocol',
  destination: 'network.destination',
  mask: 'network.mask',
  nextHop: 'network.nextHop',
  multiplier: 'network.multiplier',
  minTx: 'network.minTx',
  minRx: 'network.minRx',
  isPassive: 'network.isPassive',
};

/** What an edit does to its entry. */
export const kindOf = ({ before, after }: Change): 'added' | 'removed' | 'changed' =>
  before === null ? 'added' : after === null ? 'removed' : 'changed';

/** What an entry is called: its name, its destination, or nothing where the section is its only entry. */
export function entryName(change: Change): string {
  const entry = change.after ?? change.before;
  if (entry === null) return change.key;
  if ('destination' in entry) return `${entry.destination}/${entry.mask}`;
  return 'name' in entry ? entry.name : '';
}
