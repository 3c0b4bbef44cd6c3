import { type Failure, failureOf } from './failure';

/** A failed load, and the query that it is no answer to. */
export class LoadError extends Error {
  readonly key: string;
  readonly failure: Failure;

  constructor(key: string, reason: unknown) {
    super(key);
    this.key = key;
    this.failure = failureOf(reason);
  }
}

/** What the gateway wants unsaid, and what was given up, as by Cancel of a second proof: no news where an answer is shown. */
export const isSilent = ({ kind, showType }: Failure) => kind === 'abort' || (kind === 'business' && showType === 0);

/** A call that another part had started and gave up: nobody wanted that here. A refused second proof is none (40114). */
export const isForeignAbort = ({ kind, code }: Failure) => kind === 'abort' && code === 'abort';
