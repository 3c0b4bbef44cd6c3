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

/** A call that another part had started and gave up: nobody wanted that here. A refused second proof is none (40114). */
export const isForeignAbort = ({ kind, code }: Failure) => kind === 'abort' && code === 'abort';
