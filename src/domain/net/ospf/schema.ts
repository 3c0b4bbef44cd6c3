import * as z from 'zod';
import { parseAddress } from '@/lib/ip/address';
import { type CrossIssue, crossField } from '@/lib/rules/cross-field';
import { integer, integerOrNull } from '@/lib/rules/integer';
import { orEmpty } from '@/lib/rules/optional';
import { rule } from '@/lib/rules/rule';
import { secret } from '@/lib/rules/secret';
import { areaNumber } from '../ospf-area';
import type { OspfVersion } from '../ospf-config';

const filled = z.string().min(1);
const isRouterId = (text: string) => parseAddress(text)?.family === 4 && areaNumber(text) !== 0;

/** A router id in both versions: four decimal parts (RFC 2328 appendix C.1, RFC 5340 2.11). */
export const routerId = rule(filled, 'routerIdFormat', isRouterId);

/** The largest metric of an external route; the next one means unreachable (RFC 2328 appendix B). */
const MAX_METRIC = 16_777_214;
const MAX_COST = 65_535;

/** The process of one version. Only one that runs needs its router id. */
export const ospfInput = crossField(
  z.object({
    isEnabled: z.boolean().default(false),
    routerId: orEmpty(routerId),
    /** Cost of the loopback addresses, in the area of `loopbackArea`. */
    loopbackCost: integer(1, MAX_COST),
    /** Metric with which the anycast addresses are redistributed. */
    redistributionCost: integer(0, MAX_METRIC),
  }),
  ({ isEnabled, routerId: id }) => (isEnabled && id === '' ? [{ path: ['routerId'], rule: 'routerIdRequired' }] : []),
);

/** The process of either version: both are told in the same fields, as areas and ports are. */
export type Ospf = Readonly<z.output<typeof ospfInput>>;

export const areaTypes = ['normal', 'stub', 'totallyStub', 'nssa'] as const;

/** An area as it was typed, a number or four decimal parts; `areaNumber` tells which one it is. */
const areaFields = z.object({
  area: rule(filled, 'areaFormat', (text) => areaNumber(text) !== null),
  type: z.enum(areaTypes),
});

type TypedArea = { readonly [K in keyof z.output<typeof areaFields>]?: string | undefined };

const numberOf = (area: TypedArea | undefined) => (area?.area === undefined ? null : areaNumber(area.area));

/** Every area is joined by the backbone, which carries all routes (RFC 2328 3.1). */
const backboneIssues = (area: TypedArea): CrossIssue[] =>
  numberOf(area) === 0 && area.type !== undefined && area.type !== 'normal'
    ? [{ path: ['type'], rule: 'areaBackbone' }]
    : [];

export const ospfArea = crossField(areaFields.extend({ id: filled }), backboneIssues);
export type OspfArea = Readonly<z.output<typeof ospfArea>>;

/** An area as it is entered, beside the other areas of the version; 0.0.0.1 is 1. */
export function areaInput(others: readonly OspfArea[]) {
  const taken = new Set(others.map(numberOf));
  return crossField(areaFields, (area) => {
    const number = numberOf(area);
    const isTaken = number !== null && taken.has(number);
    return [...backboneIssues(area), ...(isTaken ? [takenArea(['area'], area.area)] : [])];
  });
}

const takenArea = (path: PropertyKey[], area = ''): CrossIssue => ({ path, rule: 'areaTaken', values: { area } });

const networkTypes = ['broadcast', 'pointToPoint', 'pointToMultipoint', 'nonBroadcast'] as const;
export type OspfNetwork = (typeof networkTypes)[number];
/** What the router of a node takes: non-broadcast asks for neighbors by hand, for which a node has no place. */
export const ospfNetworks: Readonly<Record<OspfVersion, readonly OspfNetwork[]>> = {
  v4: ['broadcast', 'pointToPoint', 'pointToMultipoint'],
  v6: ['broadcast', 'pointToPoint'],
};
const authTypes = ['none', 'simple', 'md5', 'hmacSha1', 'hmacSha256', 'hmacSha384', 'hmacSha512'] as const;
export type OspfAuth = (typeof authTypes)[number];
/** Statically every value of both versions; a schema accepts only those of its version. */
export const ospfAuths: Readonly<Record<OspfVersion, readonly OspfAuth[]>> = {
  v4: ['none', 'simple', 'md5'],
  v6: ['none', 'hmacSha1', 'hmacSha256', 'hmacSha384', 'hmacSha512'],
};

/** Largest number of a key: 8 bits (RFC 2328 appendix D.3), 16 bits (RFC 7166 2.1). */
export const KEY_NUMBERS = { v4: 255, v6: 65_535 } as const;

/** Longest key by type (RFC 2328 appendix D; the block of the hashes); 0 where there is none. */
export const KEY_LENGTHS: Readonly<Record<OspfAuth, number>> = {
  none: 0,
  simple: 8,
  md5: 16,
  hmacSha1: 64,
  hmacSha256: 64,
  hmacSha384: 64,
  hmacSha512: 64,
};

/** Whether neighbors tell the keys of a type apart by number. */
export const isNumbered = (type: OspfAuth): boolean => type !== 'none' && type !== 'simple';

/** Longest interval, in seconds. */
export const MAX_INTERVAL = 65_535;
const interval = integer(1, MAX_INTERVAL);

/** Longest transmit delay that the router of a node takes, in seconds. */
export const TRANSMIT_DELAYS = { v4: MAX_INTERVAL, v6: 3600 } as const;

const networkIssues = (version: OspfVersion, networkType: OspfNetwork | undefined): CrossIssue[] =>
  networkType === undefined || ospfNetworks[version].includes(networkType)
    ? []
    : [{ path: ['networkType'], rule: version === 'v6' ? 'ospfNetworkV6' : 'ospfNonBroadcast' }];

/** Timers in seconds. */
const fieldsOf = (version: OspfVersion) =>
  z.object({
    /** The port by name, or a binding group. */
    port: filled,
    /** One of the areas of the version, as that one is written. */
    area: filled,
    networkType: z.enum(networkTypes),
    /** null: computed from the bandwidth of the port. */
    cost: integerOrNull(1, MAX_COST),
    priority: integer(0, 255),
    hello: interval,
    dead: interval,
    retransmit: interval,
    transmitDelay: integer(1, TRANSMIT_DELAYS[version]),
    authType: z.enum(ospfAuths[version]),
    /** Which key it is, to neighbors; null where the type has none. */
    authNumber: integerOrNull(1, KEY_NUMBERS[version]),
    /** The BFD template that watches the neighbors, by id; '' for none. */
    bfd: z.string().default(''),
  });

type Fields = z.output<ReturnType<typeof fieldsOf>>;
type Typed = { readonly [K in keyof Fields]?: Fields[K] | undefined };

function ownIssues(version: OspfVersion, { hello, dead, networkType, authType, authNumber }: Typed): CrossIssue[] {
  const found = networkIssues(version, networkType);
  if (hello !== undefined && dead !== undefined && dead <= hello)
    found.push({ path: ['dead'], rule: 'deadHello', values: { hello } });
  if (authType && isNumbered(authType) && authNumber === null)
    found.push({ path: ['authNumber'], rule: 'keyNumberRequired' });
  return found;
}

/** A key is there exactly where the type asks for one. */
const flagIssues = ({ authType, hasAuthKey }: Typed & { readonly hasAuthKey?: boolean | undefined }): CrossIssue[] =>
  authType !== undefined && hasAuthKey !== (authType !== 'none') ? [{ path: ['hasAuthKey'], rule: 'keyRequired' }] : [];

const entryOf = (version: OspfVersion) =>
  crossField(
    fieldsOf(version).extend({
      id: filled,
      /** Whether a key is set; it is never given back. */ hasAuthKey: z.boolean(),
    }),
    (entry) => [...ownIssues(version, entry), ...flagIssues(entry)],
  );

/** A port on which a version speaks, as the gateway holds it. */
export const ospfInterface = { v4: entryOf('v4'), v6: entryOf('v6') } as const;
export type OspfInterface = Readonly<z.output<typeof ospfInterface.v4>>;

/** What is wrong with a key for its type; null if nothing is. */
export function keyIssue(type: OspfAuth, key: string): Pick<CrossIssue, 'rule' | 'values'> | null {
  const max = KEY_LENGTHS[type];
  return max === 0 || (key.length <= max && /^[!-~]+$/.test(key)) ? null : { rule: 'keyFormat', values: { max } };
}

interface Beside {
  /** The other ports of the version. */
  readonly others: readonly OspfInterface[];
  /** The type whose key the gateway, or the staged edit, already has: an empty field keeps it. */
  readonly kept: OspfAuth;
}

/** A port as it is entered; the key is asked for where the type needs one and none of this type is there. */
export function ospfInterfaceInput(version: OspfVersion, { others, kept }: Beside) {
  const taken = new Set(others.map(({ port }) => port));
  const form = fieldsOf(version).extend({ authKey: orEmpty(secret()) });
  return crossField(form, (entry) => {
    const { port, authType = 'none', authKey } = entry;
    const found = ownIssues(version, entry);
    if (port !== undefined && taken.has(port)) found.push({ path: ['port'], rule: 'ospfPortTaken', values: { port } });
    if (authKey === '' && authType !== 'none' && authType !== kept)
      found.push({ path: ['authKey'], rule: 'keyRequired' });
    const wrong = authKey ? keyIssue(authType, authKey) : null;
    return wrong ? [...found, { path: ['authKey'], ...wrong }] : found;
  });
}

/** What a new process, and a new port, start with. */
export const OSPF_DEFAULTS = { isEnabled: false, routerId: '', loopbackCost: 1, redistributionCost: 20 } as const;
export const OSPF_INTERFACE_DEFAULTS = {
  networkType: 'broadcast',
  cost: null,
  priority: 1,
  hello: 10,
  dead: 40,
  retransmit: 5,
  transmitDelay: 1,
  authType: 'none',
  authNumber: null,
  bfd: '',
} as const;

interface Sections {
  readonly areas: readonly (TypedArea | undefined)[];
  readonly interfaces: readonly (
    | { readonly port?: string | undefined; readonly area?: string | undefined }
    | undefined
  )[];
}

/** Areas named twice, ports named twice, and ports in an area that is not in the list; at the paths of the sections. */
export function clashingOspf(names: { areas: string; interfaces: string }, { areas, interfaces }: Sections) {
  const known = new Set<number>();
  const ports = new Set<string>();
  const issues: CrossIssue[] = [];
  areas.forEach((area, index) => {
    const number = numberOf(area);
    if (number === null) return;
    if (known.has(number)) issues.push(takenArea([names.areas, index, 'area'], area?.area));
    known.add(number);
  });
  interfaces.forEach((one, index) => {
    const { port, area } = one ?? {};
    const at = (field: string) => [names.interfaces, index, field];
    if (port !== undefined && ports.has(port))
      issues.push({ path: at('port'), rule: 'ospfPortTaken', values: { port } });
    if (port !== undefined) ports.add(port);
    const number = numberOf({ area });
    if (area !== undefined && (number === null || !known.has(number)))
      issues.push({ path: at('area'), rule: 'areaMissing', values: { area } });
  });
  return issues;
}
