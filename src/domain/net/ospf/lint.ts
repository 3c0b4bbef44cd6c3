import { normalize } from '@/lib/ip/address';
import { type Connected, ownerOf } from '../connected';
import type { Finding } from '../lint';
import type { NodeConfig } from '../node-config';
import { areaNumber } from '../ospf-area';
import { OSPF_SECTIONS, type OspfVersion } from '../ospf-config';
import { advertisedRoutes } from '../router-anycast';
import { isAnycast } from '../router-id';
import type { OspfInterface } from './schema';

const HELLOS = 4;

/** A dead interval below four hellos drops neighbors over a lost packet (RFC 2328 appendix C.3). Seconds. */
function lintDead(path: Finding['path'], { hello, dead }: OspfInterface): Finding[] {
  if (dead >= HELLOS * hello) return [];
  return [{ level: 'warning', code: 'ospfDead', path, values: { dead, hello, least: HELLOS * hello } }];
}

/** Whether OSPF can speak on the port at all; version 3 needs no address of its own, it has the link-local one. */
export function portFault(version: OspfVersion, { id, port }: OspfInterface, config: NodeConfig): Finding[] {
  const path = [OSPF_SECTIONS[version].interfaces, id, 'port'] as const;
  const bond = config.bindings.find((one) => one.first === port || one.second === port);
  if (bond) return [{ level: 'warning', code: 'ospfPortBound', path, values: { port, name: bond.name } }];
  if (config.bindings.some(({ name }) => name === port)) return [];
  const held = config.interfaces.find(({ name }) => name === port);
  if (held?.status !== 'enabled') return [{ level: 'warning', code: 'ospfPortDown', path, values: { port } }];
  if (version === 'v6' || held.ipv4 !== '') return [];
  return [{ level: 'warning', code: 'ospfNoAddress', path, values: { port } }];
}

function lintInterfaces(version: OspfVersion, config: NodeConfig): Finding[] {
  const section = OSPF_SECTIONS[version].interfaces;
  return config[section].flatMap((one): Finding[] => {
    const path = [section, one.id, 'authType'] as const;
    return [
      ...portFault(version, one, config),
      ...lintDead([section, one.id, 'dead'], one),
      ...(one.authType === 'simple'
        ? [{ level: 'info', code: 'ospfClearText', path, values: { port: one.port } } as const]
        : []),
    ];
  });
}

function lintAreas(version: OspfVersion, config: NodeConfig): Finding[] {
  const { areas: section, interfaces } = OSPF_SECTIONS[version];
  const areas = config[section];
  const used = new Set(config[interfaces].map(({ area }) => areaNumber(area)));
  const isJoined = areas.length < 2 || areas.some(({ area }) => areaNumber(area) === 0);
  const values = { count: areas.length };
  return [
    // Of no area in particular: what is missing is one more.
    ...(isJoined ? [] : [{ level: 'warning', code: 'ospfNoBackbone', path: [section, '', 'area'], values } as const]),
    ...areas.flatMap(({ id, area }): Finding[] =>
      used.has(areaNumber(area))
        ? []
        : [{ level: 'info', code: 'ospfAreaUnused', path: [section, id, 'area'], values: { area } }],
    ),
  ];
}

/** Stub areas carry no external routes (RFC 2328 3.6), so that anycast addresses would stay unknown. */
function lintRedistribution(version: OspfVersion, config: NodeConfig): Finding[] {
  const { process, areas } = OSPF_SECTIONS[version];
  const types = config[areas].map(({ type }) => type);
  const isCarried = types.length === 0 || types.some((type) => type === 'normal' || type === 'nssa');
  const count = advertisedRoutes(config.anycast, version === 'v4' ? 4 : 6).length;
  if (isCarried || count === 0) return [];
  return [{ level: 'warning', code: 'ospfStubOnly', path: [process, '', 'redistributionCost'], values: { count } }];
}

/** What is doubtful in a version of OSPF that runs: the process, its areas, its ports. One that is off is not judged. */
export function lintOspf(version: OspfVersion, config: NodeConfig, connected: readonly Connected[]): Finding[] {
  const { process, interfaces } = OSPF_SECTIONS[version];
  const { isEnabled, routerId } = config[process];
  if (!isEnabled) return [];
  const found: Finding[] = [];
  const path = [process, '', 'routerId'] as const;
  const isOwn = ownerOf(connected, routerId) || normalize(routerId) === normalize(config.loopback.ipv4);
  if (isAnycast(config, routerId))
    found.push({ level: 'warning', code: 'routerIdAnycast', path, values: { routerId } });
  else if (!isOwn) found.push({ level: 'info', code: 'ospfRouterId', path, values: { routerId } });
  if (config[interfaces].length === 0)
    found.push({ level: 'warning', code: 'ospfIdle', path: [process, '', 'isEnabled'], values: {} });
  return [
    ...found,
    ...lintRedistribution(version, config),
    ...lintAreas(version, config),
    ...lintInterfaces(version, config),
  ];
}
