import { normalise, toCidr, toNetwork } from './address';
import type { Change, EntryOf, NodeConfig, Section } from './node-config';
import { areaNumber } from './ospf-area';

/** What is the same for the entries of every section, whichever node they are of. */
interface Kind<S extends Section> {
  /** The entries; a section that is no list has one. */
  readonly entries: (config: NodeConfig) => readonly EntryOf<S>[];
  /** Entries of two nodes with the same name are the same entry; ids differ from node to node. */
  readonly nameOf: (entry: EntryOf<S>) => string;
  readonly change: (edit: Edit<EntryOf<S>>) => Change;
}

interface Edit<E> {
  readonly key: string;
  readonly before: E | null;
  readonly after: E | null;
  readonly secrets?: readonly string[];
}

const only = () => '';
const cidrOf = (destination: string, mask: string) => {
  const network = toNetwork(destination, mask);
  return network ? toCidr(network) : `${destination}/${mask}`;
};
const byName = ({ name }: { readonly name: string }) => name;
const byArea = ({ area }: { readonly area: string }) => String(areaNumber(area) ?? area);

export const KINDS: { readonly [S in Section]: Kind<S> } = {
  interfaces: {
    entries: ({ interfaces }) => interfaces,
    nameOf: byName,
    change: (edit) => ({ section: 'interfaces', ...edit }),
  },
  gateways: {
    entries: ({ gateways }) => [gateways],
    nameOf: only,
    change: (edit) => ({ section: 'gateways', ...edit }),
  },
  loopback: {
    entries: ({ loopback }) => [loopback],
    nameOf: only,
    change: (edit) => ({ section: 'loopback', ...edit }),
  },
  dns: { entries: ({ dns }) => [dns], nameOf: only, change: (edit) => ({ section: 'dns', ...edit }) },
  bindings: {
    entries: ({ bindings }) => bindings,
    nameOf: byName,
    change: (edit) => ({ section: 'bindings', ...edit }),
  },
  routes: {
    entries: ({ routes }) => routes,
    nameOf: ({ destination, mask }) => cidrOf(destination, mask),
    change: (edit) => ({ section: 'routes', ...edit }),
  },
  ospfV4: { entries: ({ ospfV4 }) => [ospfV4], nameOf: only, change: (edit) => ({ section: 'ospfV4', ...edit }) },
  ospfAreasV4: {
    entries: ({ ospfAreasV4 }) => ospfAreasV4,
    nameOf: byArea,
    change: (edit) => ({ section: 'ospfAreasV4', ...edit }),
  },
  ospfInterfacesV4: {
    entries: ({ ospfInterfacesV4 }) => ospfInterfacesV4,
    nameOf: ({ port }) => port,
    change: (edit) => ({ section: 'ospfInterfacesV4', ...edit }),
  },
  ospfV6: { entries: ({ ospfV6 }) => [ospfV6], nameOf: only, change: (edit) => ({ section: 'ospfV6', ...edit }) },
  ospfAreasV6: {
    entries: ({ ospfAreasV6 }) => ospfAreasV6,
    nameOf: byArea,
    change: (edit) => ({ section: 'ospfAreasV6', ...edit }),
  },
  ospfInterfacesV6: {
    entries: ({ ospfInterfacesV6 }) => ospfInterfacesV6,
    nameOf: ({ port }) => port,
    change: (edit) => ({ section: 'ospfInterfacesV6', ...edit }),
  },
  bgp: { entries: ({ bgp }) => [bgp], nameOf: only, change: (edit) => ({ section: 'bgp', ...edit }) },
  bgpNeighbours: {
    entries: ({ bgpNeighbours }) => bgpNeighbours,
    nameOf: ({ address }) => normalise(address) ?? address,
    change: (edit) => ({ section: 'bgpNeighbours', ...edit }),
  },
  anycast: {
    entries: ({ anycast }) => anycast,
    nameOf: ({ address }) => normalise(address) ?? address,
    change: (edit) => ({ section: 'anycast', ...edit }),
  },
  time: { entries: ({ time }) => [time], nameOf: only, change: (edit) => ({ section: 'time', ...edit }) },
  snmp: {
    entries: ({ snmp }) => [snmp],
    nameOf: only,
    change: (edit) => ({ section: 'snmp', ...edit }),
  },
  bfdTemplates: {
    entries: ({ bfdTemplates }) => bfdTemplates,
    nameOf: byName,
    change: (edit) => ({ section: 'bfdTemplates', ...edit }),
  },
};
