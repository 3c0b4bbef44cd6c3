import type { Inspected } from '@/domain/saml/inspect';
import type { T } from '@/i18n/use-t';
import { inSlices } from '@/lib/slices';

/** Checks and reads a document, between whose parts the page answers; null where the signal ended it. The parsers come on demand. */
export const inspect = (bytes: Uint8Array, signal: AbortSignal): Promise<Inspected | null> =>
  import('@/domain/saml/inspect').then(({ inspectionSteps }) => inSlices(inspectionSteps(bytes), signal));

/** What is wrong with a document, in words; null if nothing is. */
export const problemText = (t: T, found: Inspected): string | null =>
  found.problem === null ? null : t(`identityProvider.problem.${found.problem}`, { detail: found.detail });
