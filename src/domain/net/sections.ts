import type * as z from 'zod';
import { anycast } from './anycast/section';
import { bfdTemplates } from './bfd/section';
import { bgp, bgpNeighbors } from './bgp/section';
import { bindings } from './bindings/section';
import { dns, gateways, interfaces, loopback } from './interfaces/section';
import type { EntryOf, SectionKey } from './node-config';
import { ospfAreasV4, ospfAreasV6, ospfInterfacesV4, ospfInterfacesV6, ospfV4, ospfV6 } from './ospf/section';
import { routes } from './routes/section';
import type { SectionKind, SectionParts } from './section';
import { snmp } from './snmp/section';
import { time } from './time/section';

/**
 * Every section of a node's network, once. The contract and its edits, the types, what may be said about a section and
 * its lines in the text of a router follow from here.
 */
export const SECTIONS = {
  interfaces,
  gateways,
  loopback,
  dns,
  bindings,
  routes,
  ospfV4,
  ospfAreasV4,
  ospfInterfacesV4,
  ospfV6,
  ospfAreasV6,
  ospfInterfacesV6,
  bgp,
  bgpNeighbors,
  anycast,
  bfdTemplates,
  time,
  snmp,
};

/** The same without what differs from section to section. */
export const ALL_PARTS: readonly SectionParts[] = Object.values(SECTIONS);

type Descriptors = Readonly<Record<string, { readonly schema: z.ZodType; readonly kind: object }>>;

/** One part of each descriptor, under the name of its section. */
function each<D extends Descriptors>(all: D, part: 'schema'): { readonly [S in keyof D]: D[S]['schema'] };
function each<D extends Descriptors>(all: D, part: 'kind'): { readonly [S in keyof D]: D[S]['kind'] };
function each(all: Descriptors, part: 'schema' | 'kind'): Readonly<Record<string, object>> {
  return Object.fromEntries(Object.entries(all).map(([section, descriptor]) => [section, descriptor[part]]));
}

/** What each section is on the wire. */
export const SCHEMAS = each(SECTIONS, 'schema');

/** The entries of each section, what they are called, and in which of them an error cuts a node off. */
export const SECTION_KINDS: { readonly [S in SectionKey]: SectionKind<EntryOf<S>> } = each(SECTIONS, 'kind');
