import type * as z from 'zod';
import type { Adapter } from './adapter';
import { ownName } from './codecs';
import type { Contract } from './endpoint';
import { ApiError, failure } from './failure';
import { isFields } from './fields';

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

/** What a codec makes of what came; what it cannot read goes on as it came, for the contract to judge. */
function decoded(codec: z.ZodType | undefined, given: unknown): unknown {
  if (!codec) return given;
  try {
    return codec.decode(given);
  } catch {
    return given;
  }
}

/** The contract's name of a field that was refused, whatever the codec makes of the text. */
function fieldName(codec: z.ZodType | undefined, theirs: string, text: string): string {
  const known = codec && ownName(codec, theirs);
  if (known) return known;
  // A codec of somebody else's making, which only knows whole requests.
  const read = decoded(codec, { [theirs]: text });
  const [name, ...more] = isFields(read) ? Object.keys(read) : [];
  return name !== undefined && more.length === 0 ? name : theirs;
}

/** Speaks to a gateway that differs so. */
export function adapterOf({ endpoints, envelope }: Gateway): Adapter {
  const of = (path: string): Adaptation => endpoints?.[path] ?? {};
  return {
    pathAt: (path) => of(path).path ?? path,
    envelopeIn: (body) => decoded(envelope, body),
    answerOf: (path, data) => decoded(of(path).res, data),
    refusedFields: (path, fields) =>
      Object.fromEntries(Object.entries(fields).map(([name, text]) => [fieldName(of(path).req, name, text), text])),
    requestTo: (path, input) => {
      const { req } = of(path);
      try {
        return req ? req.encode(input) : input;
      } catch (thrown) {
        throw new ApiError(failure('contract', 'contract', { data: thrown }));
      }
    },
  };
}
