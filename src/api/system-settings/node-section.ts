import * as z from 'zod';
import type { SectionKey } from '@/domain/net/node-config';
import { SECTIONS } from '@/domain/net/sections';
import { client } from '@/lib/contract/client';
import { byId, endpoint, nothing } from '@/lib/contract/endpoint';
import { objectVersion } from '@/lib/contract/version';
import { applyReason } from './apply-reason';
import { entriesCame, type networkChange, secretValue } from './node-network';

type Edit = z.ZodType<z.output<typeof networkChange>, z.input<typeof networkChange>>;

/** The edits of one section, in effect by the answer: nothing goes back by itself. */
const sectionEdit = <Path extends `/${string}`>(path: Path, edit: Edit) => ({
  ...endpoint(path, {
    req: byId.extend({
      version: objectVersion,
      changes: z.array(edit).min(1).max(10_000),
      secrets: z.array(secretValue).max(10_000).default([]),
      /** Why in spite of a freeze that the node is in. */
      despite: applyReason.optional(),
    }),
    res: nothing,
    codes: [
      'NOT_FOUND',
      'STALE_VERSION',
      'INVALID',
      'IN_USE',
      'ROUTER_ID_TAKEN',
      'ILLEGAL_STATE',
      'FROZEN',
      'REVIEW_REQUIRED',
    ],
    access: 'nodeNetwork.apply',
  }),
  cameAs: entriesCame,
});

/** The sections of a node, each saved by itself. */
export const nodeSections = {
  interfaces: sectionEdit('/api/dcomm/nodeNetwork/updateInterfaces', SECTIONS.interfaces.change),
  gateways: sectionEdit('/api/dcomm/nodeNetwork/updateGateways', SECTIONS.gateways.change),
  loopback: sectionEdit('/api/dcomm/nodeNetwork/updateLoopback', SECTIONS.loopback.change),
  dns: sectionEdit('/api/dcomm/nodeNetwork/updateDns', SECTIONS.dns.change),
  bindings: sectionEdit('/api/dcomm/nodeNetwork/updateBindings', SECTIONS.bindings.change),
  routes: sectionEdit('/api/dcomm/nodeNetwork/updateRoutes', SECTIONS.routes.change),
  ospfV4: sectionEdit('/api/dcomm/nodeNetwork/updateOspfV4', SECTIONS.ospfV4.change),
  ospfAreasV4: sectionEdit('/api/dcomm/nodeNetwork/updateOspfAreasV4', SECTIONS.ospfAreasV4.change),
  ospfInterfacesV4: sectionEdit('/api/dcomm/nodeNetwork/updateOspfInterfacesV4', SECTIONS.ospfInterfacesV4.change),
  ospfV6: sectionEdit('/api/dcomm/nodeNetwork/updateOspfV6', SECTIONS.ospfV6.change),
  ospfAreasV6: sectionEdit('/api/dcomm/nodeNetwork/updateOspfAreasV6', SECTIONS.ospfAreasV6.change),
  ospfInterfacesV6: sectionEdit('/api/dcomm/nodeNetwork/updateOspfInterfacesV6', SECTIONS.ospfInterfacesV6.change),
  bgp: sectionEdit('/api/dcomm/nodeNetwork/updateBgp', SECTIONS.bgp.change),
  bgpNeighbors: sectionEdit('/api/dcomm/nodeNetwork/updateBgpNeighbors', SECTIONS.bgpNeighbors.change),
  anycast: sectionEdit('/api/dcomm/nodeNetwork/updateAnycast', SECTIONS.anycast.change),
  bfdTemplates: sectionEdit('/api/dcomm/nodeNetwork/updateBfdTemplates', SECTIONS.bfdTemplates.change),
  time: sectionEdit('/api/dcomm/nodeNetwork/updateTime', SECTIONS.time.change),
  snmp: sectionEdit('/api/dcomm/nodeNetwork/updateSnmp', SECTIONS.snmp.change),
} satisfies Record<SectionKey, unknown>;

export const nodeSectionApi = client(nodeSections);
