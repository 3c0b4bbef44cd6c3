import * as z from 'zod';
import type { Capability } from './capability';
import { rowCount } from './count';
import { instant } from './instant';

/** Who may call: everybody, any signed-in account, or an account with the named action right. */
export type Access = 'anonymous' | 'session' | `${string}.${string}`;

export interface Endpoint<
  Req extends z.ZodType = z.ZodType,
  Res extends z.ZodType = z.ZodType,
  Code extends string = string,
  A extends Access = Access,
  Path extends `/${string}` = `/${string}`,
> {
  readonly path: Path;
  readonly req: Req;
  readonly res: Res;
  /** Business codes that it may answer with, by name. */
  readonly codes: readonly Code[];
  readonly access: A;
  /** What of the console beyond its specification it serves, and a gateway may therefore lack; null is specified. */
  readonly capability: Capability | null;
  /** For an edit that is not sent in the form of its object: what came of that, in the form of what is sent. */
  readonly cameAs?: ((object: Came, sent: Came) => Came) | undefined;
  /** For an edit that sends the fields of objects in its object as fields of its own: the names of those objects. */
  readonly flattens?: readonly string[] | undefined;
}

type Came = Readonly<Record<string, unknown>>;

export type Contract = Readonly<Record<string, Endpoint>>;
export type Input<E extends Endpoint> = z.input<E['req']>;
export type Output<E extends Endpoint> = z.output<E['res']>;

interface Facts<Req extends z.ZodType, Res extends z.ZodType, Code extends string, A extends Access> {
  req: Req;
  res: Res;
  codes?: readonly Code[];
  access?: A;
  capability?: Capability;
  flattens?: readonly string[];
}

/**
 * One POST endpoint: its path (the prefix decides the base), schemas of both directions, codes, access, and the capability
 * that it belongs to where the specification does not ask for it.
 */
export function endpoint<
  Req extends z.ZodType,
  Res extends z.ZodType,
  const Code extends string = never,
  const A extends Access = 'session',
  const Path extends `/${string}` = `/${string}`,
>(
  path: Path,
  { req, res, codes = [], access, capability, flattens }: Facts<Req, Res, Code, A>,
): Endpoint<Req, Res, Code, A, Path> {
  // Without an access A is 'session', by its default.
  return { path, req, res, codes, access: (access ?? 'session') as A, capability: capability ?? null, flattens };
}

const direction = z.enum(['ascend', 'descend']);

/** What narrows a list besides its filters (times in epoch milliseconds). */
const narrowing = z.object({
  keyword: z.string().max(256).optional(),
  timeRange: z.tuple([instant, instant]).optional(),
});

/** What every list call sends besides its filters (pages count from 1). */
const listRequest = narrowing.extend({
  current: z.int().min(1),
  pageSize: z.int().min(1).max(1000),
  sorter: z.record(z.string(), direction).optional(),
});

export type ListRequest = z.input<typeof listRequest>;

interface Listed<Row, Filters, Code extends string, A extends Access> {
  row: Row;
  filters: Filters;
  codes?: readonly Code[];
  access?: A;
  capability?: Capability;
}

/** A list endpoint: rows of one schema, filters as arrays of values; answers `{ list, total }`. */
export function page<
  Row extends z.ZodType,
  Filters extends z.ZodRawShape,
  const Code extends string = never,
  const A extends Access = 'session',
  const Path extends `/${string}` = `/${string}`,
>(path: Path, { row, filters, ...rest }: Listed<Row, Filters, Code, A>) {
  const req = listRequest.extend({ filters: z.object(filters).partial().optional() });
  return endpoint(path, { req, res: z.object({ list: z.array(row), total: rowCount }), ...rest });
}

/** `{ id }` and `{ ids }`, the requests of most verbs. */
export const byId = z.object({ id: z.string().min(1) });
export const byIds = z.object({ ids: z.array(z.string().min(1)).min(1) });
export const nothing = z.object({});

/** Everything that narrows a list: what "select all matching" sends in the place of ids. */
export interface ListFilter extends z.input<typeof narrowing> {
  filters?: Record<string, string[]>;
}

/** The rows of a bulk verb: by id, or all that a list's filters match. */
export type BulkTarget = { ids: string[] } | { all: ListFilter };

/** The request of a bulk verb on the rows of a list with these filters; `.and()` adds what else the verb takes. */
export const bulkOf = <Filters extends z.ZodRawShape>(filters: Filters) =>
  z.union([byIds, z.object({ all: narrowing.extend({ filters: z.object(filters).partial().optional() }) })]);

/** The answer to a bulk verb: what went through, and the rest with its reasons. */
export const bulkResult = z.object({
  succeeded: z.array(z.string()),
  failed: z.array(z.object({ id: z.string(), message: z.string() })),
});
export type BulkResult = z.output<typeof bulkResult>;

const READING = /^(?:get|list|preview|(?:checkUnique|test|doInvoke)$)/;

const MAKING = /^(?:add|import|export|execute|make|send|resend)/;

/** Whether a call that is made twice does something twice, by its verb: `add` does, `update` does not. */
export function isMaking(path: string): boolean {
  return MAKING.test(path.slice(path.lastIndexOf('/') + 1));
}

/** Whether a call only reads, by its verb. */
export function isReading(path: string): boolean {
  return READING.test(path.slice(path.lastIndexOf('/') + 1));
}
