import * as z from 'zod';
import { normalize, parseAddress, toCidr, toNetwork } from '@/lib/ip/address';
import { oncePer } from '@/lib/once-per';
import { type CrossIssue, crossField } from '@/lib/rules/cross-field';
import { mask, maskIssues, routerIp } from '@/lib/rules/ip';

export const routeProtocol = z.enum(['ipv4', 'ipv6']);

const fields = z.object({ protocol: routeProtocol, destination: routerIp, mask, nextHop: routerIp });

type Typed = { readonly [K in keyof z.output<typeof fields>]?: string | undefined };

const FAMILY = { 4: 'ipv4', 6: 'ipv6' } as const;
const familyOf = (text: string | undefined) => {
  const address = text === undefined ? null : parseAddress(text);
  return address && FAMILY[address.family];
};

/** The destination with the bits behind its mask cleared, the one form in which two routes are compared; else null. */
export function routeCidr({ destination, mask: length }: Pick<Typed, 'destination' | 'mask'>): string | null {
  const network = destination === undefined || length === undefined ? null : toNetwork(destination, length);
  return network && toCidr(network);
}

/** What a route is refused for by itself: families that differ, and a next hop that is the destination. */
function ownIssues(route: Typed): CrossIssue[] {
  const { protocol, destination, nextHop } = route;
  const found = maskIssues(destination, route.mask, 'mask');
  const [to, by] = [familyOf(destination), familyOf(nextHop)];
  if (to && protocol && to !== protocol) found.push({ path: ['destination'], rule: 'routeFamily' });
  if (to && by && to !== by) found.push({ path: ['nextHop'], rule: 'hopFamily' });
  const hop = nextHop === undefined ? null : normalize(nextHop);
  const ends = [normalize(destination ?? ''), routeCidr(route)?.split('/')[0]];
  if (hop !== null && ends.includes(hop)) found.push({ path: ['nextHop'], rule: 'hopSame' });
  return found;
}

/** The destination of a staged route, which never changes. */
const destinationOf = oncePer((route: StaticRoute) => routeCidr(route));

/** A route as it is entered. The other routes of the node say which destinations are taken. */
export function routeInput(others: readonly StaticRoute[]) {
  const taken = new Set(others.map(destinationOf));
  return crossField(fields, (route) => {
    const cidr = routeCidr(route);
    const isTaken = cidr !== null && taken.has(cidr);
    return [...ownIssues(route), ...(isTaken ? [takenIssue(['destination'], cidr)] : [])];
  });
}

const takenIssue = (path: PropertyKey[], cidr: string): CrossIssue => ({ path, rule: 'routeTaken', values: { cidr } });

export const staticRoute = crossField(fields.extend({ id: z.string().min(1) }), ownIssues);
export type StaticRoute = Readonly<z.output<typeof staticRoute>>;

/** The second and every later route to one network, after normalization: 10.0.0.1/8 is 10.0.0.0/8. */
export function duplicateRoutes(routes: readonly (Typed | undefined)[]): CrossIssue[] {
  const seen = new Set<string>();
  return routes.flatMap((route, index) => {
    const cidr = route && routeCidr(route);
    if (!cidr) return [];
    if (seen.has(cidr)) return [takenIssue(['routes', index, 'destination'], cidr)];
    seen.add(cidr);
    return [];
  });
}
