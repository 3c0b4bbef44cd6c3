import { normalize } from '@/lib/ip/address';
import { HIDDEN_KEY } from '../hidden-key';
import type { NodeConfig } from '../node-config';
import { areaDotted, areaNumber, loopbackArea } from '../ospf-area';
import { OSPF_SECTIONS, type OspfVersion } from '../ospf-config';
import { advertisedRoutes } from '../router-anycast';
import { POLICY } from '../router-policy';
import type { Ospf, OspfArea, OspfInterface } from './schema';

/** How FRR spells each version. */
const WORDS = {
  v4: { router: 'router ospf', id: 'ospf router-id', port: 'ip ospf', family: 4 },
  v6: { router: 'router ospf6', id: 'ospf6 router-id', port: 'ipv6 ospf6', family: 6 },
} as const;

const NETWORKS = {
  broadcast: 'broadcast',
  pointToPoint: 'point-to-point',
  pointToMultipoint: 'point-to-multipoint',
  nonBroadcast: 'non-broadcast',
} as const;

const HASHES = {
  hmacSha1: 'hmac-sha-1',
  hmacSha256: 'hmac-sha-256',
  hmacSha384: 'hmac-sha-384',
  hmacSha512: 'hmac-sha-512',
} as const;

function authLines(word: string, { authType, authNumber }: OspfInterface): string[] {
  if (authType === 'none') return [];
  if (authType === 'simple') return [`${word} authentication`, `${word} authentication-key ${HIDDEN_KEY}`];
  if (authType === 'md5')
    return [`${word} authentication message-digest`, `${word} message-digest-key ${authNumber} md5 ${HIDDEN_KEY}`];
  return [`${word} authentication key-id ${authNumber} hash-algo ${HASHES[authType]} key ${HIDDEN_KEY}`];
}

function portBlock(word: string, one: OspfInterface, profiles: ReadonlyMap<string, string>): string[] {
  const area = areaNumber(one.area);
  if (area === null) return [];
  const profile = profiles.get(one.bfd);
  return [
    `interface ${one.port}`,
    ...[
      `${word} area ${areaDotted(area)}`,
      ...(one.cost === null ? [] : [`${word} cost ${one.cost}`]),
      `${word} network ${NETWORKS[one.networkType]}`,
      `${word} priority ${one.priority}`,
      `${word} hello-interval ${one.hello}`,
      `${word} dead-interval ${one.dead}`,
      `${word} retransmit-interval ${one.retransmit}`,
      `${word} transmit-delay ${one.transmitDelay}`,
      ...authLines(word, one),
      ...(profile === undefined ? [] : [`${word} bfd`, `${word} bfd profile ${profile}`]),
    ].map((line) => ` ${line}`),
    'exit',
    '!',
  ];
}

const TYPES = { normal: null, stub: 'stub', totallyStub: 'stub no-summary', nssa: 'nssa' } as const;

const areaLines = (areas: readonly OspfArea[]): string[] =>
  areas
    .flatMap(({ area, type }) => {
      const number = areaNumber(area);
      const word = TYPES[type];
      return number === null || word === null ? [] : [{ number, text: ` area ${areaDotted(number)} ${word}` }];
    })
    .sort((a, b) => a.number - b.number)
    .map(({ text }) => text);

function loopbackBlock(word: string, { loopbackCost }: Ospf, areas: readonly OspfArea[]): string[] {
  const area = loopbackArea(areas);
  if (area === null) return [];
  return ['interface lo', ` ${word} area ${areaDotted(area)}`, ` ${word} cost ${loopbackCost}`, 'exit', '!'];
}

const collator = new Intl.Collator('en', { numeric: true });

/** A version as FRR lines: the same sections give the same lines in whatever order their entries stand. */
export function ospfLines(version: OspfVersion, config: NodeConfig): string[] {
  const { process, areas, interfaces } = OSPF_SECTIONS[version];
  const ospf = config[process];
  const routerId = normalize(ospf.routerId);
  if (!ospf.isEnabled || routerId === null) return [];
  const { router, id, port, family } = WORDS[version];
  const routes = advertisedRoutes(config.anycast, family);
  const profiles = new Map(config.bfdTemplates.map((one) => [one.id, one.name]));
  return [
    ...loopbackBlock(port, ospf, config[areas]),
    ...[...config[interfaces]]
      .sort((a, b) => collator.compare(a.port, b.port))
      .flatMap((one) => portBlock(port, one, profiles)),
    router,
    ` ${id} ${routerId}`,
    ...(routes.length > 0
      ? [` redistribute connected metric ${ospf.redistributionCost} route-map ${POLICY[family].out}`]
      : []),
    ...areaLines(config[areas]),
    'exit',
    '!',
  ];
}
