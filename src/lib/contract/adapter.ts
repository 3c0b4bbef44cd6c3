import type { Failure } from './failure';

/** What stands between the contract and a gateway that is not as it says; adapt.ts makes one. */
export interface Adapter {
  /** The path of an endpoint at the gateway. */
  pathAt: (path: string) => string;
  /** The body of an answer in the contract's envelope. */
  envelopeIn: (body: unknown) => unknown;
  /** The data of an answer as the contract has them. */
  answerOf: (path: string, data: unknown) => unknown;
  /** The fields that a refusal is about, as the contract names them. */
  refusedFields: (path: string, fields: Failure['fields']) => Failure['fields'];
  /** The body of a request as the gateway has it; one that cannot be written so is refused with ApiError, not sent. */
  requestTo: (path: string, input: unknown) => unknown;
}

const AS_THE_CONTRACT: Adapter = {
  pathAt: (path) => path,
  envelopeIn: (body) => body,
  answerOf: (_, data) => data,
  refusedFields: (_, fields) => fields,
  requestTo: (_, input) => input,
};

/** How the gateway of this page is spoken to. */
export let adapter = AS_THE_CONTRACT;

/** Sets that before the first call; null is a gateway as the contract says. */
export function adaptTo(given: Adapter | null): void {
  adapter = given ?? AS_THE_CONTRACT;
}
