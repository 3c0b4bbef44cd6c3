import * as z from 'zod';
import { client } from '@/lib/contract/client';
import { byId, endpoint, page } from '@/lib/contract/endpoint';

/** How an address is configured on a node. */
const setting = z.enum(['advertised', 'withdrawn', 'drained']).or(z.string());

/**
 * What became of it: announced to somebody, by no other node that answers, announced while the services of the node are
 * stopped, to nobody, not known since the node does not answer, or set to be advertised while no node is known to announce it.
 */
const reach = z.enum(['announced', 'last', 'unanswered', 'silent', 'unknown', 'lost']).or(z.string());

const row = z.object({
  /** Of node and address together. */
  id: z.string(),
  address: z.string(),
  nodeId: z.string(),
  nodeName: z.string(),
  nodeStatus: z.string(),
  setting,
  reach,
  /** BGP neighbors of the family of the address, and how many of them are told of it now. */
  neighbors: z.int().min(0),
  told: z.int().min(0),
  /** OSPF neighbors that hear of it. */
  ospf: z.int().min(0),
});
export type Announcement = z.output<typeof row>;

const neighbor = z.object({
  address: z.string(),
  asNumber: z.number(),
  /** Of the session; '' where it is not known. */
  state: z.string(),
  isTold: z.boolean(),
});

/** Which node announces which anycast address, and to whom: from configuration and state of the whole fleet. */
export const announcements = {
  /** The rows of an address follow each other, those in trouble first: the addresses, and the nodes of each. */
  list: page('/api/dcomm/announcement/list', {
    capability: 'announcements',
    row,
    filters: { setting: z.array(z.string()), reach: z.array(z.string()), nodeId: z.array(z.string()) },
  }),
  get: endpoint('/api/dcomm/announcement/get', {
    capability: 'announcements',
    req: byId,
    res: row.extend({ list: z.array(neighbor) }),
    codes: ['NOT_FOUND'],
  }),
  /** For each address of a node: what became of it, and how many other nodes announce it now and answer. */
  getOthers: endpoint('/api/dcomm/announcement/getOthers', {
    capability: 'announcements',
    req: byId,
    res: z.object({ list: z.array(z.object({ address: z.string(), others: z.int().min(0), reach })) }),
    codes: ['NOT_FOUND'],
  }),
};

export const announcementApi = client(announcements);
