import type { Inspected } from '@/domain/saml/inspect';
import type { T } from '@/i18n/use-t';

/** Checks and reads a document; the parsers come on demand. */
export const inspect = (bytes: Uint8Array): Promise<Inspected> =>
  import('@/domain/saml/inspect').then(({ inspectMetadata }) => inspectMetadata(bytes));

export const inspectText = (text: string): Promise<Inspected> => inspect(new TextEncoder().encode(text));

/** What is wrong with a document, in words; null if nothing is. */
export const problemText = (t: T, found: Inspected): string | null =>
  found.problem === null ? null : t(`identityProvider.problem.${found.problem}`, { detail: found.detail });
