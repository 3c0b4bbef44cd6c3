import * as z from 'zod';
import { maskToPrefix } from '@/lib/ip/address';
import { type CrossIssue, crossField } from '@/lib/rules/cross-field';
import { ipv4, ipv6Prefix, mask, maskIssues, routerIpv6 } from '@/lib/rules/ip';
import { orEmpty } from '@/lib/rules/optional';
import { LIMITS, text } from '@/lib/rules/text';
import { dnsServerLines } from './dns-servers';

export const interfaceStatus = z.enum(['enabled', 'disabled']);

/** An empty address means none of that family; masks are dotted or prefix lengths. */
const addresses = {
  ipv4: orEmpty(ipv4),
  ipv4Mask: orEmpty(mask),
  ipv6: orEmpty(routerIpv6),
  ipv6Mask: orEmpty(ipv6Prefix),
};

/** Address and mask come together, the mask fits the family, and not every address there is lies on the link. */
function pairIssues(address: string | undefined, maskText: string | undefined, field: 'ipv4' | 'ipv6'): CrossIssue[] {
  const path = `${field}Mask`;
  if (address && maskText === '') return [{ path: [path], rule: 'maskRequired' }];
  if (address === '' && maskText) return [{ path: [field], rule: 'addressRequired' }];
  if (maskText && maskToPrefix(maskText, field === 'ipv4' ? 4 : 6) === 0) return [{ path: [path], rule: 'maskZero' }];
  // An address of the other family is wrong itself; the prefix length says already that it is IPv6's.
  return field === 'ipv4' && ipv4.safeParse(address).success ? maskIssues(address, maskText, path) : [];
}

/** What can be changed of a port; its name is the hardware's. */
export const interfaceInput = crossField(
  z.object({
    ...addresses,
    /** Answers leave by the port that the question came in by. */
    isPolicyRouted: z.boolean().default(false),
    status: interfaceStatus,
  }),
  (port) => [...pairIssues(port.ipv4, port.ipv4Mask, 'ipv4'), ...pairIssues(port.ipv6, port.ipv6Mask, 'ipv6')],
);

/** A port of a node. */
export const nodeInterface = z.intersection(
  interfaceInput,
  z.object({
    id: z.string().min(1),
    name: text(LIMITS.name, 'none'),
    /** The port by which the gateway reaches the node. */
    isManagement: z.boolean(),
  }),
);

export type NodeInterface = Readonly<z.output<typeof nodeInterface>>;

/** The default gateway of each family; a node may have neither, which lint warns about. */
export const gatewaysInput = z.object({ ipv4: orEmpty(ipv4), ipv6: orEmpty(routerIpv6) });
export type Gateways = Readonly<z.output<typeof gatewaysInput>>;

/** The node's own address of each family, /32 or /128 that no port holds, for router ids and sessions that hang on no port. */
export const loopbackInput = z.object({ ipv4: orEmpty(ipv4), ipv6: orEmpty(routerIpv6) });
export type Loopback = Readonly<z.output<typeof loopbackInput>>;

/** Name servers, one address per line. */
export const dnsInput = z.object({ servers: dnsServerLines });
export type DnsServers = Readonly<z.output<typeof dnsInput>>;
