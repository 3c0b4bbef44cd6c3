import { maskToPrefix, normalize, parseAddress, parseCidr, toCidr } from '@/lib/ip/address';
import { withChanges } from '../change-set';
import { changesTo } from '../changes-to';
import type { Change, ListEntries, Lists, NodeConfig } from '../node-config';
import { OSPF_INTERFACE_DEFAULTS, type Ospf, type OspfArea, type OspfInterface } from '../ospf/schema';
import { areaDotted, areaNumber } from '../ospf-area';
import { OSPF_SECTIONS, type OspfVersion } from '../ospf-config';
import { routeCidr } from '../routes/schema';
import { lineChanges } from './drift';
import { isWholeText } from './router-lines';
import type { LineChange } from './text-changes';

type Words = readonly string[];
type NewKey = () => string;

/** What a line makes of a configuration: where it runs (`on`), and where it is gone; null where there is no place for that. */
interface Reader {
  readonly block: RegExp;
  /** Its groups are the words that the readers get; those of the block come first. */
  readonly text: RegExp;
  readonly on?: (config: NodeConfig, words: Words, newKey: NewKey) => NodeConfig | null;
  readonly off?: (config: NodeConfig, words: Words) => NodeConfig | null;
}

const entriesIn = <S extends keyof Lists>(config: Lists, section: S): readonly ListEntries[S][] => config[section];

/** The configuration with the one entry of a list changed that is meant; null where there is none. */
function edited<S extends keyof Lists>(
  config: NodeConfig,
  section: S,
  isMeant: (entry: ListEntries[S]) => boolean,
  edit: Partial<ListEntries[S]>,
): NodeConfig | null {
  const entries = entriesIn(config, section);
  if (!entries.some(isMeant)) return null;
  return { ...config, [section]: entries.map((one) => (isMeant(one) ? Object.assign({}, one, edit) : one)) };
}

const isPort = (name: string | undefined) => (port: { readonly name: string }) => port.name === name;
const isPeer = (address: string | undefined) => (one: { readonly address: string }) =>
  normalize(one.address) === address;

const templateId = ({ bfdTemplates }: NodeConfig, profile: string | undefined) =>
  bfdTemplates.find(({ name }) => name === profile)?.id;

const cidrOf = (text: string): string | null => {
  const network = parseCidr(text);
  return network && toCidr(network);
};

const halves = (cidr: string) => {
  const [address = '', length = ''] = cidr.split('/');
  return { address, length };
};

const ROUTE = /^(?:ip|ipv6) route (\S+) (\S+)$/;

/** The network and next hop of a line; null for one that a static route of a node has no place for. */
function routeIn(text: string | null): { cidr: string; nextHop: string } | null {
  const [, network = '', nextHop = ''] = ROUTE.exec(text ?? '') ?? [];
  const cidr = cidrOf(network);
  return cidr === null || parseAddress(nextHop) === null ? null : { cidr, nextHop };
}

/** The routes with what lines say of them, all at once: a router that lost ten thousand is read as quickly as any other. */
function withRoutes(config: NodeConfig, lines: readonly LineChange[], newKey: NewKey): NodeConfig {
  const known = new Map(config.routes.map((one) => [routeCidr(one) ?? one.id, one]));
  for (const { before, after } of lines) {
    const [gone, come] = [routeIn(before), routeIn(after)];
    if (come) {
      const { address, length } = halves(come.cidr);
      const protocol = come.cidr.includes(':') ? ('ipv6' as const) : ('ipv4' as const);
      const added = { id: newKey(), protocol, destination: address, mask: length };
      known.set(come.cidr, { ...(known.get(come.cidr) ?? added), nextHop: come.nextHop });
    } else if (gone) known.delete(gone.cidr);
  }
  return { ...config, routes: [...known.values()] };
}

const gateway = (family: 'ipv4' | 'ipv6', text: RegExp): Reader => ({
  block: /^$/,
  text,
  on: (config, [hop = '']) =>
    parseAddress(hop) ? { ...config, gateways: { ...config.gateways, [family]: hop } } : null,
  off: (config) => ({ ...config, gateways: { ...config.gateways, [family]: '' } }),
});

const loopback = (family: 'ipv4' | 'ipv6', text: RegExp): Reader => ({
  block: /^interface lo$/,
  text,
  on: (config, [address = '']) => ({ ...config, loopback: { ...config.loopback, [family]: address } }),
  off: (config) => ({ ...config, loopback: { ...config.loopback, [family]: '' } }),
});

const address = (family: 'ipv4' | 'ipv6', text: RegExp): Reader => {
  const [field, maskField] = [family, `${family}Mask`] as const;
  const isOf = (port: ListEntries['interfaces'], cidr: string) => {
    const { address: own, length } = halves(cidr);
    const prefix = maskToPrefix(port[maskField], family === 'ipv4' ? 4 : 6);
    return normalize(port[field]) === own && String(prefix) === length;
  };
  return {
    block: /^interface (\S+)$/,
    text,
    // A second address of a port has no place.
    on: (config, [name, cidr = '']) => {
      const { address: own, length } = halves(cidr);
      const isFree = (port: ListEntries['interfaces']) => port.name === name && port[field] === '';
      return edited(config, 'interfaces', isFree, { [field]: own, [maskField]: length });
    },
    off: (config, [name, cidr = '']) =>
      edited(config, 'interfaces', (port) => port.name === name && isOf(port, cidr), { [field]: '', [maskField]: '' }),
  };
};

const bgp: readonly Reader[] = [
  {
    block: /^$/,
    text: /^router bgp (\d+)$/,
    on: (config, [number]) => ({ ...config, bgp: { ...config.bgp, isEnabled: true, asNumber: Number(number) } }),
    off: (config) => ({ ...config, bgp: { ...config.bgp, isEnabled: false } }),
  },
  {
    block: /^router bgp$/,
    text: /^timers bgp (\d+) (\d+)$/,
    on: (config, [keepalive, hold]) => ({
      ...config,
      bgp: { ...config.bgp, keepalive: Number(keepalive), hold: Number(hold) },
    }),
    off: (config) => ({ ...config, bgp: { ...config.bgp, keepalive: 60, hold: 180 } }),
  },
  {
    block: /^router bgp$/,
    text: /^neighbor (\S+) remote-as (\d+)$/,
    on: (config, [peer = '', number], newKey) => {
      if (normalize(peer) === null) return null;
      const asNumber = Number(number);
      const changed = edited(config, 'bgpNeighbors', isPeer(peer), { asNumber });
      const rest = { multiHop: null, isLoopback: false, hasPassword: false, bfd: '' };
      const added = { id: newKey(), address: peer, asNumber, ...rest };
      return changed ?? { ...config, bgpNeighbors: [...config.bgpNeighbors, added] };
    },
    off: (config, [peer]) => ({
      ...config,
      bgpNeighbors: config.bgpNeighbors.filter((one) => !isPeer(peer)(one)),
    }),
  },
  {
    block: /^router bgp$/,
    text: /^neighbor (\S+) description (.+)$/,
    on: (config, [peer, description]) => edited(config, 'bgpNeighbors', isPeer(peer), { description }),
    off: (config, [peer]) => edited(config, 'bgpNeighbors', isPeer(peer), { description: '' }),
  },
  {
    block: /^router bgp$/,
    text: /^neighbor (\S+) ebgp-multihop (\d+)$/,
    on: (config, [peer, hops]) => edited(config, 'bgpNeighbors', isPeer(peer), { multiHop: Number(hops) }),
    off: (config, [peer]) => edited(config, 'bgpNeighbors', isPeer(peer), { multiHop: null }),
  },
  {
    block: /^router bgp$/,
    text: /^neighbor (\S+) update-source lo$/,
    on: (config, [peer]) => edited(config, 'bgpNeighbors', isPeer(peer), { isLoopback: true }),
    off: (config, [peer]) => edited(config, 'bgpNeighbors', isPeer(peer), { isLoopback: false }),
  },
  {
    block: /^router bgp$/,
    text: /^neighbor (\S+) bfd profile (\S+)$/,
    on: (config, [peer, profile]) => {
      const bfd = templateId(config, profile);
      return bfd === undefined ? null : edited(config, 'bgpNeighbors', isPeer(peer), { bfd });
    },
    off: (config, [peer]) => edited(config, 'bgpNeighbors', isPeer(peer), { bfd: '' }),
  },
  {
    // Which one a router was given cannot be read.
    block: /^router bgp$/,
    text: /^neighbor (\S+) password \S+$/,
    off: (config, [peer]) => edited(config, 'bgpNeighbors', isPeer(peer), { hasPassword: false }),
  },
  {
    block: /^router bgp › address-family /,
    text: /^network (\S+)\/(?:32|128)$/,
    on: (config, [own = ''], newKey) =>
      edited(config, 'anycast', isPeer(own), { isAdvertised: true }) ?? {
        ...config,
        anycast: [...config.anycast, { id: newKey(), address: own, isAdvertised: true, remark: '' }],
      },
    // With the process every line of it goes: OSPF may go on to tell of the address.
    off: (config, [own]) =>
      config.bgp.isEnabled ? edited(config, 'anycast', isPeer(own), { isAdvertised: false }) : null,
  },
];

const figure = (word: string, field: 'multiplier' | 'minTx' | 'minRx', usual: number): Reader => ({
  block: /^bfd › profile (\S+)$/,
  text: new RegExp(`^${word} (\\d+)$`),
  on: (config, [name, value]) => edited(config, 'bfdTemplates', isPort(name), { [field]: Number(value) }),
  off: (config, [name]) => edited(config, 'bfdTemplates', isPort(name), { [field]: usual }),
});

const bfd: readonly Reader[] = [
  {
    block: /^bfd$/,
    text: /^profile (\S+)$/,
    on: (config, [name = ''], newKey) => ({
      ...config,
      bfdTemplates: [
        ...config.bfdTemplates,
        { id: newKey(), name, multiplier: 3, minTx: 300, minRx: 300, isPassive: false },
      ],
    }),
    off: (config, [name]) => ({ ...config, bfdTemplates: config.bfdTemplates.filter((one) => one.name !== name) }),
  },
  figure('detect-multiplier', 'multiplier', 3),
  figure('transmit-interval', 'minTx', 300),
  figure('receive-interval', 'minRx', 300),
  {
    block: /^bfd › profile (\S+)$/,
    text: /^passive-mode$/,
    on: (config, [name]) => edited(config, 'bfdTemplates', isPort(name), { isPassive: true }),
    off: (config, [name]) => edited(config, 'bfdTemplates', isPort(name), { isPassive: false }),
  },
];

type Figure = 'cost' | 'priority' | 'hello' | 'dead' | 'retransmit' | 'transmitDelay';

/** The figures of a port, and what each is where no line says it. */
const FIGURES: readonly (readonly [word: string, field: Figure])[] = [
  ['cost', 'cost'],
  ['priority', 'priority'],
  ['hello-interval', 'hello'],
  ['dead-interval', 'dead'],
  ['retransmit-interval', 'retransmit'],
  ['transmit-delay', 'transmitDelay'],
];

const NETWORKS: Readonly<Record<string, OspfInterface['networkType']>> = {
  broadcast: 'broadcast',
  'point-to-point': 'pointToPoint',
  'point-to-multipoint': 'pointToMultipoint',
};

const areaType = (words: string): OspfArea['type'] => (words === 'nssa' || words === 'stub' ? words : 'totallyStub');

/** What OSPF has in either version. */
function ospf(version: OspfVersion): readonly Reader[] {
  const { process, areas, interfaces } = OSPF_SECTIONS[version];
  const [word, router, id] =
    version === 'v4' ? ['ip ospf', 'router ospf', 'ospf router-id'] : ['ipv6 ospf6', 'router ospf6', 'ospf6 router-id'];
  const isOn = (port: string | undefined) => (one: OspfInterface) => one.port === port;
  const isArea = (text: string | undefined) => (one: OspfArea) => {
    const area = areaNumber(one.area);
    return area !== null && areaDotted(area) === text;
  };
  const settings = (config: NodeConfig, edit: Partial<Ospf>): NodeConfig => ({
    ...config,
    [process]: { ...config[process], ...edit },
  });
  const figures = FIGURES.map(
    ([name, field]): Reader => ({
      block: /^interface (?!lo$)(\S+)$/,
      text: new RegExp(`^${word} ${name} (\\d+)$`),
      on: (config, [port, value]) => edited(config, interfaces, isOn(port), { [field]: Number(value) }),
      off: (config, [port]) => edited(config, interfaces, isOn(port), { [field]: OSPF_INTERFACE_DEFAULTS[field] }),
    }),
  );
  return [
    ...figures,
    {
      block: /^interface (?!lo$)(\S+)$/,
      text: new RegExp(`^${word} network (\\S+)$`),
      on: (config, [port, text = '']) => {
        const networkType = NETWORKS[text];
        return networkType ? edited(config, interfaces, isOn(port), { networkType }) : null;
      },
      off: (config, [port]) => edited(config, interfaces, isOn(port), { networkType: 'broadcast' }),
    },
    {
      block: /^interface (?!lo$)(\S+)$/,
      text: new RegExp(`^${word} bfd profile (\\S+)$`),
      on: (config, [port, profile]) => {
        const bfd = templateId(config, profile);
        return bfd === undefined ? null : edited(config, interfaces, isOn(port), { bfd });
      },
      off: (config, [port]) => edited(config, interfaces, isOn(port), { bfd: '' }),
    },
    {
      block: /^interface (?!lo$)(\S+)$/,
      text: new RegExp(`^${word} area (\\S+)$`),
      on: (config, [port = '', text], newKey) => {
        // Written as the node's own areas are.
        const area = config[areas].find(isArea(text))?.area;
        if (area === undefined) return null;
        const added = { ...OSPF_INTERFACE_DEFAULTS, id: newKey(), port, area, hasAuthKey: false };
        return (
          edited(config, interfaces, isOn(port), { area }) ?? {
            ...config,
            [interfaces]: [...config[interfaces], added],
          }
        );
      },
      off: (config, [port]) => ({ ...config, [interfaces]: config[interfaces].filter((one) => !isOn(port)(one)) }),
    },
    {
      block: /^interface lo$/,
      text: new RegExp(`^${word} cost (\\d+)$`),
      on: (config, [cost]) => settings(config, { loopbackCost: Number(cost) }),
    },
    {
      block: /^$/,
      text: new RegExp(`^${router}$`),
      on: (config) => settings(config, { isEnabled: true }),
      off: (config) => settings(config, { isEnabled: false }),
    },
    {
      block: new RegExp(`^${router}$`),
      text: new RegExp(`^${id} (\\S+)$`),
      on: (config, [routerId = '']) => settings(config, { routerId }),
    },
    {
      block: new RegExp(`^${router}$`),
      text: /^redistribute connected metric (\d+) route-map \S+$/,
      on: (config, [metric]) => settings(config, { redistributionCost: Number(metric) }),
    },
    {
      block: new RegExp(`^${router}$`),
      text: /^area (\S+) (stub no-summary|stub|nssa)$/,
      on: (config, [text = '', words = ''], newKey) => {
        const type = areaType(words);
        const changed = edited(config, areas, isArea(text), { type });
        return changed ?? { ...config, [areas]: [...config[areas], { id: newKey(), area: text, type }] };
      },
      off: (config, [text]) => edited(config, areas, isArea(text), { type: 'normal' }),
    },
  ];
}

const READERS: readonly Reader[] = [
  gateway('ipv4', /^ip route 0\.0\.0\.0\/0 (\S+)$/),
  gateway('ipv6', /^ipv6 route ::\/0 (\S+)$/),
  loopback('ipv4', /^ip address (\S+)\/32$/),
  loopback('ipv6', /^ipv6 address (\S+)\/128$/),
  address('ipv4', /^ip address (\S+)$/),
  address('ipv6', /^ipv6 address (\S+)$/),
  {
    block: /^interface (?!lo$)(\S+)$/,
    text: /^shutdown$/,
    on: (config, [name]) => edited(config, 'interfaces', isPort(name), { status: 'disabled' }),
    off: (config, [name]) => edited(config, 'interfaces', isPort(name), { status: 'enabled' }),
  },
  ...bgp,
  ...bfd,
  ...ospf('v4'),
  ...ospf('v6'),
];

/** The reader of a line with the words that it takes from block and line. */
function readerOf(block: string, text: string): { reader: Reader; words: Words } | null {
  for (const reader of READERS) {
    const [at, line] = [reader.block.exec(block), reader.text.exec(text)];
    if (at && line) return { reader, words: [...at.slice(1), ...line.slice(1)] };
  }
  return null;
}

/** The configuration with what a line says, of which something else was said before, or nothing. */
function withLine(config: NodeConfig, { block, before, after }: LineChange, newKey: NewKey): NodeConfig {
  const gone = before === null ? null : readerOf(block, before);
  const come = after === null ? null : readerOf(block, after);
  const off = () => gone?.reader.off?.(config, gone.words) ?? config;
  if (!come) return off();
  const on = (from: NodeConfig) => come.reader.on?.(from, come.words, newKey);
  // What is replaced keeps whatever else is set with it, where that can be.
  return on(config) ?? on(off()) ?? config;
}

/** What runs, as edits, and what of it the sections have no place for. */
export interface TakenOver {
  readonly changes: readonly Change[];
  readonly left: readonly LineChange[];
}

/**
 * The edits that make what runs on a node what is wanted. Where a section has no field for a line, or takes no such value,
 * it is left as it is. `newKey` gives an entry its id, `isValid` says whether a section takes an edit. Null where the text is
 * not whole.
 */
export function takeOver(
  applied: NodeConfig,
  running: string,
  newKey: NewKey,
  isValid: (change: Change) => boolean = () => true,
): TakenOver | null {
  if (!isWholeText(running)) return null;
  const lines = lineChanges(applied, running);
  // What is gone makes room for what came.
  const gone = lines.filter(({ after }) => after === null);
  const others = lines.filter(({ after }) => after !== null);
  const inOrder = [...gone, ...others];
  const start = withRoutes(
    applied,
    inOrder.filter(({ section }) => section === 'routes'),
    newKey,
  );
  const wanted = inOrder
    .filter(({ section }) => section !== 'routes')
    .reduce((config, line) => withLine(config, line, newKey), start);
  const changes = changesTo(applied, wanted).filter(isValid);
  return { changes, left: lineChanges(withChanges(applied, changes), running) };
}
