import * as z from 'zod';
import { CAPABILITIES, type Capability } from '@/lib/contract/capability';
import { DIALECTS, type Dialect } from './dialect';

/** How much of a gateway the mock is: a real one may be older and poorer than it. */
export interface GatewayKind {
  /** What it offers beyond what is specified; of the rest it does not know the paths. */
  readonly capabilities: ReadonlySet<Capability>;
  /** Whether getFrontInitInfo says what it offers. */
  readonly isDeclared: boolean;
  /** Whether objects have a version, which a write must name; without, the last write wins. */
  readonly versions: boolean;
  /** How it writes; null as the contract does. */
  readonly dialect: Dialect | null;
}

/** Everything that the contract has. */
const FULL: GatewayKind = { capabilities: new Set(CAPABILITIES), isDeclared: false, versions: true, dialect: null };
/** Only what is specified. */
const CORE: GatewayKind = { capabilities: new Set(), isDeclared: false, versions: false, dialect: null };

/** The kinds that have a name, as GATEWAY=core of `npm start`. */
export const GATEWAY_KINDS = { full: FULL, core: CORE } as const;

/** The body of POST /mock/gateway; what is left out is as on the full gateway. */
export const gatewayRequest = z.object({
  capabilities: z.array(z.enum(CAPABILITIES)).default([...CAPABILITIES]),
  isDeclared: z.boolean().default(false),
  versions: z.boolean().default(true),
  dialect: z.enum(DIALECTS).nullable().default(null),
});

/** Whether a gateway of this kind has an endpoint. */
export const knows = ({ capabilities }: GatewayKind, capability: Capability | null): boolean =>
  capability === null || capabilities.has(capability);

/** What a server answers for a path that it does not have: a page of its own, and no envelope. */
export const unknownPath = (): Response =>
  new Response('<html><head><title>404 Not Found</title></head><body><h1>Not Found</h1></body></html>', {
    status: 404,
    statusText: 'Not Found',
    headers: { 'Content-Type': 'text/html' },
  });
