import * as z from 'zod';
import { client } from '@/lib/contract/client';
import { byId, endpoint } from '@/lib/contract/endpoint';
import { instant } from '@/lib/contract/instant';

/** Since when something is as it is: epoch milliseconds by the gateway's clock. */
const since = instant;

/** Since when a session is not up, however often it was tried meanwhile; left out while it is up, and where the gateway does not know. */
const downSince = instant.optional();

/** A BGP session (RFC 4271 section 8.2.2). */
const bgpSession = z.object({
  address: z.string(),
  state: z.enum(['idle', 'connect', 'active', 'openSent', 'openConfirm', 'established']).or(z.string()),
  since,
  downSince,
  /** Prefixes that were taken from and given to the neighbor. */
  received: z.int().min(0),
  sent: z.int().min(0),
  /** Why it was lost the last time, as a code; '' for never. */
  lastError: z.string(),
});

/** What OSPF knows of a neighbor on a port (RFC 2328 section 10.1). */
const ospfNeighbor = z.object({
  routerId: z.string(),
  state: z.enum(['down', 'attempt', 'init', 'twoWay', 'exStart', 'exchange', 'loading', 'full']).or(z.string()),
  role: z.enum(['dr', 'bdr', 'other', 'none']).or(z.string()),
  since,
  downSince,
});

/** A BFD session with a peer by a template, named by its id (RFC 5880 section 4.1). */
const bfdSession = z.object({
  peer: z.string(),
  template: z.string(),
  state: z.enum(['adminDown', 'down', 'init', 'up']).or(z.string()),
  since,
  downSince,
});

const routingState = z.object({
  /** The gateway's clock, which ages count from. */
  now: instant,
  bgp: z.array(bgpSession),
  ospf: z.array(z.object({ version: z.enum(['v4', 'v6']), port: z.string(), neighbors: z.array(ospfNeighbor) })),
  bfd: z.array(bfdSession),
});

export type RoutingState = z.output<typeof routingState>;
export type BgpSession = z.output<typeof bgpSession>;
export type OspfNeighbor = z.output<typeof ospfNeighbor>;
export type BfdSession = z.output<typeof bfdSession>;

/** What the routing protocols of a node have come to: of what was applied, never of what is staged. */
export const routingStates = {
  getRoutingState: endpoint('/api/dcomm/nodeNetwork/getRoutingState', {
    capability: 'routingState',
    req: byId,
    res: routingState,
    codes: ['NOT_FOUND', 'ILLEGAL_STATE'],
  }),
};

export const routingStateApi = client(routingStates);
