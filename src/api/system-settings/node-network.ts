import * as z from 'zod';
import { client } from '@/lib/contract/client';
import { byId, endpoint, nothing } from '@/lib/contract/endpoint';
import { OSPF_SECTIONS } from '@/lib/net/ospf-config';
import { crossField } from '@/lib/rules/cross-field';
import { secret } from '@/lib/rules/secret';
import { anycastAddress, duplicateAnycast } from './anycast';
import { bfdTemplate, clashingTemplates, missingTemplates } from './bfd-template';
import { bgp, bgpNeighbour, duplicateNeighbours } from './bgp';
import { binding, clashingGroups } from './binding-group';
import { dnsInput, gatewaysInput, loopbackInput, nodeInterface } from './node-interface';
import { snmpSettings } from './node-snmp';
import { timeSettings } from './node-time';
import { clashingOspf, ospfArea, ospfInput, ospfInterface, routerId } from './ospf';
import { duplicateRoutes, staticRoute } from './static-route';

/** All sections of a node, with what the specification refuses across their entries. */
export const nodeConfig = crossField(
  z.object({
    interfaces: z.array(nodeInterface),
    gateways: gatewaysInput,
    loopback: loopbackInput,
    dns: dnsInput,
    bindings: z.array(binding),
    routes: z.array(staticRoute),
    ospfV4: ospfInput,
    ospfAreasV4: z.array(ospfArea),
    ospfInterfacesV4: z.array(ospfInterface.v4),
    ospfV6: ospfInput,
    ospfAreasV6: z.array(ospfArea),
    ospfInterfacesV6: z.array(ospfInterface.v6),
    bgp,
    bgpNeighbours: z.array(bgpNeighbour),
    anycast: z.array(anycastAddress),
    bfdTemplates: z.array(bfdTemplate),
    time: timeSettings,
    snmp: snmpSettings,
  }),
  ({ interfaces = [], bindings = [], routes = [], bgpNeighbours = [], anycast = [], bfdTemplates = [], ...rest }) => [
    ...clashingGroups(bindings, interfaces),
    ...duplicateRoutes(routes),
    ...clashingOspf(OSPF_SECTIONS.v4, { areas: rest.ospfAreasV4 ?? [], interfaces: rest.ospfInterfacesV4 ?? [] }),
    ...clashingOspf(OSPF_SECTIONS.v6, { areas: rest.ospfAreasV6 ?? [], interfaces: rest.ospfInterfacesV6 ?? [] }),
    ...duplicateNeighbours(bgpNeighbours),
    ...duplicateAnycast(anycast),
    ...clashingTemplates(bfdTemplates),
    ...missingTemplates('ospfInterfacesV4', rest.ospfInterfacesV4 ?? [], bfdTemplates),
    ...missingTemplates('ospfInterfacesV6', rest.ospfInterfacesV6 ?? [], bfdTemplates),
    ...missingTemplates('bgpNeighbours', bgpNeighbours, bfdTemplates),
  ],
);

const change = <const S extends string, E extends z.ZodType>(section: S, entry: E) =>
  z.object({
    section: z.literal(section),
    key: z.string(),
    before: entry.nullable(),
    after: entry.nullable(),
    /** Write-only fields that get a new value; the values go beside the changes. */
    secrets: z.array(z.string()).readonly().optional(),
  });

/** The value of a write-only field of an entry; the gateway never gives it back. */
const secretValue = z.object({ section: z.string(), key: z.string(), field: z.string(), value: secret() });

/** One edit of the staged set: what the entry was when it was staged, and what it is to be. */
export const networkChange = z.discriminatedUnion('section', [
  change('interfaces', nodeInterface),
  change('gateways', gatewaysInput),
  change('loopback', loopbackInput),
  change('dns', dnsInput),
  change('bindings', binding),
  change('routes', staticRoute),
  change('ospfV4', ospfInput),
  change('ospfAreasV4', ospfArea),
  change('ospfInterfacesV4', ospfInterface.v4),
  change('ospfV6', ospfInput),
  change('ospfAreasV6', ospfArea),
  change('ospfInterfacesV6', ospfInterface.v6),
  change('bgp', bgp),
  change('bgpNeighbours', bgpNeighbour),
  change('anycast', anycastAddress),
  change('bfdTemplates', bfdTemplate),
  change('time', timeSettings),
  change('snmp', snmpSettings),
]);

/** A node applies in the background: it waits for "keep" until `rollbackAt`, or goes back by itself. */
const taskStatus = z.enum(['waiting', 'kept', 'rolledBack']);

const applyTask = z.object({
  taskId: z.string(),
  /** Epoch milliseconds by the gateway's clock, and the seconds left by it; null and 0 where nothing is waited for. */
  rollbackAt: z.number().nullable(),
  secondsLeft: z.number().min(0),
});

/** Who did something, and when: epoch milliseconds by the gateway's clock. */
const author = z.object({
  name: z.string(),
  /** Whether it is the account that asks: nobody is told of himself as of somebody else. */
  isOwn: z.boolean(),
  at: z.number(),
});

/** A routing session as it was before an apply and as it is now; null where the node had or has none with this peer. */
const comparedSession = z.object({
  protocol: z.enum(['bgp', 'ospf', 'bfd']).or(z.string()),
  peer: z.string(),
  before: z.string().nullable(),
  now: z.string().nullable(),
});
export type ComparedSession = z.output<typeof comparedSession>;

/** Minutes that a node waits for a decision. */
export const WAIT_MINUTES = { least: 1, most: 30, usual: 1 } as const;

/** What the operator staged on a version of the node; a newer one is refused, and the set is kept. */
const staged = byId.extend({ version: z.int(), changes: z.array(networkChange).min(1).max(10_000) });

const warning = z.object({
  level: z.enum(['warning', 'info']).or(z.string()),
  code: z.string(),
  /** Section, entry, field. */
  path: z.array(z.string()),
  values: z.record(z.string(), z.union([z.string(), z.number()])),
  message: z.string(),
});

const scalar = z.union([z.string(), z.number(), z.boolean(), z.null()]);
const fieldChange = z.object({ path: z.array(z.string()), before: scalar, after: scalar });

const byTask = z.object({ taskId: z.string().min(1) });

export const nodeNetworks = {
  get: endpoint('/api/dcomm/nodeNetwork/get', {
    req: byId,
    res: z.object({
      id: z.string(),
      name: z.string(),
      ip: z.string(),
      /** As the list of nodes tells it. */
      status: z.string(),
      version: z.int(),
      /** Who made this version; null where nobody changed anything yet. */
      changedBy: author.nullable(),
      config: nodeConfig,
      /** What the node's own clock says, epoch milliseconds. */
      clock: z.number(),
      /** Whether the gateway reaches the node now: if not, nothing can be applied. */
      isLinked: z.boolean(),
      /** The task whose countdown runs, whoever applied: the only way to it where the answer to `apply` was lost. */
      waitingTask: z.string().nullable(),
    }),
    codes: ['NOT_FOUND'],
  }),
  /** Whether no other node has a router id, in either version of OSPF. */
  checkUnique: endpoint('/api/dcomm/nodeNetwork/checkUnique', {
    req: byId.extend({ routerId }),
    res: z.object({ isUnique: z.boolean() }),
    codes: ['NOT_FOUND'],
  }),
  preview: endpoint('/api/dcomm/nodeNetwork/preview', {
    req: staged,
    res: z.object({ changes: z.array(fieldChange), warnings: z.array(warning) }),
    codes: ['NOT_FOUND', 'STALE_VERSION', 'INVALID', 'IN_USE', 'ROUTER_ID_TAKEN'],
  }),
  apply: endpoint('/api/dcomm/nodeNetwork/apply', {
    req: staged.extend({
      isGuarded: z.boolean(),
      /** How long the node waits for a decision before it goes back. */
      waitMinutes: z.int().min(WAIT_MINUTES.least).max(WAIT_MINUTES.most).default(WAIT_MINUTES.usual),
      /** Keeps by itself as soon as every session that was up before, and is still configured, is up again. */
      isKeptWhenBack: z.boolean().default(false),
      secrets: z.array(secretValue).max(10_000).default([]),
    }),
    res: applyTask,
    codes: ['NOT_FOUND', 'STALE_VERSION', 'INVALID', 'IN_USE', 'ROUTER_ID_TAKEN', 'ILLEGAL_STATE'],
    access: 'nodeNetwork.apply',
  }),
  getTask: endpoint('/api/dcomm/nodeNetwork/getTask', {
    req: byTask,
    res: applyTask.extend({
      status: taskStatus.or(z.string()),
      /** Whether the node has answered since: if not, it cannot be told to keep anything. */
      isReachable: z.boolean(),
      /** The version of the node that the task ended with; null while it waits. */
      version: z.int().nullable(),
      by: author,
      isKeptWhenBack: z.boolean(),
      /** Every routing session of the node before and now. */
      sessions: z.array(comparedSession),
    }),
    codes: ['NOT_FOUND'],
  }),
  /** What a task applied, and from which version of the node. */
  getApplied: endpoint('/api/dcomm/nodeNetwork/getApplied', {
    req: byTask,
    res: z.object({ version: z.int(), changes: z.array(networkChange) }),
    codes: ['NOT_FOUND'],
  }),
  /** The nodes that wait for a decision, whoever applied; the one that goes back first comes first. */
  getWaiting: endpoint('/api/dcomm/nodeNetwork/getWaiting', {
    req: nothing,
    res: z.object({
      list: z.array(
        z.object({
          taskId: z.string(),
          nodeId: z.string(),
          nodeName: z.string(),
          secondsLeft: z.number().min(0),
          isReachable: z.boolean(),
          by: author,
        }),
      ),
    }),
  }),
  confirm: endpoint('/api/dcomm/nodeNetwork/confirm', {
    req: byTask,
    res: nothing,
    codes: ['NOT_FOUND', 'ILLEGAL_STATE'],
    access: 'nodeNetwork.apply',
  }),
  rollback: endpoint('/api/dcomm/nodeNetwork/rollback', {
    req: byTask,
    res: nothing,
    codes: ['NOT_FOUND', 'ILLEGAL_STATE'],
    access: 'nodeNetwork.apply',
  }),
};

export const nodeNetworkApi = client(nodeNetworks);
