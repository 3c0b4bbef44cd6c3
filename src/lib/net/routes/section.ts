import type { CrossIssue } from '../../rules/cross-field';
import { contains, coversAll, parseAddress, toCidr, toNetwork } from '../address';
import { connectedOf } from '../connected';
import { type Kind, list, listOf, ofEither, type Risk, type SentConfig } from '../section';
import { lintRoutes } from './lint';
import { duplicateRoutes, type StaticRoute, staticRoute } from './schema';
import { routeLines } from './text';

const cidrOf = ({ destination, mask }: StaticRoute) => {
  const network = toNetwork(destination, mask);
  return network ? toCidr(network) : `${destination}/${mask}`;
};

/** A route to everywhere is a default gateway by another name. */
const isDefault = ({ mask }: StaticRoute) => coversAll(mask);

/** The gateway may be behind a route over the link by which the node is managed: no address of it is known here. */
const mayLeadBack: Risk<StaticRoute> = ({ before }, config) => {
  const hop = before && parseAddress(before.nextHop);
  const links = connectedOf(config).filter(({ port }) => port.isManagement);
  return hop !== null && links.some(({ network }) => contains(network, hop));
};

const isRisky: Risk<StaticRoute> = (edit, config) => ofEither(isDefault)(edit, config) || mayLeadBack(edit, config);

const kind: Kind<StaticRoute> = list('routes', cidrOf, isRisky, (edit) => ({ section: 'routes', ...edit }));

function clashes({ routes: all = [] }: SentConfig): CrossIssue[] {
  return duplicateRoutes(all);
}

/** The static routes. */
export const routes = {
  ...listOf('routes', staticRoute),
  kind,
  codes: [
    'addressReserved',
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
  clashes,
} as const;
