import type * as z from 'zod';
import type { Contract } from './endpoint';
import { ApiError, type Failure, failure } from './failure';

/** What of one endpoint differs. A codec leads from the gateway's form, its input, to the contract's, its output. */
export interface Adaptation {
  /** Behind the same server as the path of the contract. */
  path?: `/${string}`;
  req?: z.ZodType;
  res?: z.ZodType;
}

type PathOf<C extends Contract> = C extends Contract ? C[keyof C]['path'] : never;

/** Adaptations by path; one that no endpoint of these contracts has does not compile. */
export type Adaptations<C extends Contract> = { readonly [Path in PathOf<C>]?: Adaptation };

/** A gateway that is not as the contract says. */
export interface Gateway {
  readonly endpoints?: Readonly<Record<string, Adaptation>>;
  /** From its own envelope to `{ code, message, data }`, for every answer. */
  readonly envelope?: z.ZodType;
}

let gateway: Gateway = {};

/** Sets how the gateway of this page differs, before the first call; `{}` is one as the contract says. */
export function adaptTo(given: Gateway): void {
  gateway = given;
}

const of = (path: string): Adaptation => gateway.endpoints?.[path] ?? {};

/** The path of an endpoint at the gateway. */
export const pathAt = (path: string): string => of(path).path ?? path;

/** What a codec makes of what came; what it cannot read goes on as it came, for the contract to judge. */
function decoded(codec: z.ZodType | undefined, given: unknown): unknown {
  if (!codec) return given;
  try {
    return codec.decode(given);
  } catch {
    return given;
  }
}

/** The body of an answer in the contract's envelope. */
export const envelopeIn = (body: unknown): unknown => decoded(gateway.envelope, body);

/** The data of an answer as the contract has them. */
export const answerOf = (path: string, data: unknown): unknown => decoded(of(path).res, data);

/** The fields that a refusal is about, as the contract names them. */
export const refusedFields = (path: string, fields: Failure['fields']): Failure['fields'] =>
  decoded(of(path).req, fields) as Failure['fields']; // texts by name, which a codec of names leaves texts

/** The body of a request as the gateway has it; one that its codec cannot write is not sent. */
export function requestTo(path: string, input: unknown): unknown {
  const { req } = of(path);
  try {
    return req ? req.encode(input) : input;
  } catch (thrown) {
    throw new ApiError(failure('contract', 'contract', { data: thrown }));
  }
}
