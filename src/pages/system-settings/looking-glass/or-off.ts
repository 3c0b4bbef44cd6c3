import { isFault } from './use-router';

/** What a process answers; null where it does not run. */
export const orOff = <Answer>(answer: Promise<Answer>): Promise<Answer | null> =>
  answer.catch((thrown: unknown) => {
    if (isFault(thrown, 'notRunning')) return null;
    throw thrown;
  });
