import { toCidr, toNetwork } from '@/lib/ip/address';
import type { CrossIssue } from '@/lib/rules/cross-field';
import { list, listSection, type SectionKind, type SentConfig } from '../section';
import { lintRoutes } from './lint';
import { duplicateRoutes, type StaticRoute, staticRoute } from './schema';
import { routeLines } from './text';
import { movesTraffic } from './way';

const cidrOf = ({ destination, mask }: StaticRoute) => {
  const network = toNetwork(destination, mask);
  return network ? toCidr(network) : `${destination}/${mask}`;
};

const kind: SectionKind<StaticRoute> = list('routes', cidrOf, movesTraffic, (edit) => ({ section: 'routes', ...edit }));

function clashes({ routes: all = [] }: SentConfig): CrossIssue[] {
  return duplicateRoutes(all);
}

/** The static routes. */
export const routes = {
  ...listSection('routes', staticRoute),
  kind,
  codes: [
    'addressReserved',
    'defaultHalves',
    'defaultTwice',
    'hostBits',
    'linkLocal',
    'nextHopByRoute',
    'nextHopLearned',
    'nextHopOffLink',
    'nextHopOwn',
    'routeAnycast',
    'routeInConnected',
    'routeOverlap',
    'routeRedundant',
    'routeReserved',
    'routeShadowed',
  ],
  lint: lintRoutes,
  text: { routes: routeLines },
  owns: [[/^$/, /^(?:ip|ipv6) route (?!(?:0\.0\.0\.0|::)\/0 )/]],
  clashes,
} as const;
