import * as z from 'zod';
import { client } from '@/lib/contract/client';
import { endpoint } from '@/lib/contract/endpoint';
import { instant } from '@/lib/contract/instant';
import { urlOrDomain } from '@/lib/rules/domain';
import { threatType } from './threat';

const verdict = z.enum(['good', 'attention', 'bad']);
export type Verdict = z.output<typeof verdict>;

const domainReport = z.object({
  target: z.string(),
  /** Null: the registry does not answer for this suffix. */
  isRegistered: z.boolean().nullable(),
  expiresAt: instant.nullable(),
  isResolving: z.boolean(),
  verdict,
});

const linkReport = z.object({
  target: z.string(),
  /** What the address is known for, or null. */
  threat: threatType.or(z.string()).nullable(),
  /** HTTP status of its answer; null if there was none. */
  status: z.int().nullable(),
  verdict,
});

export const detectionInput = z.object({ target: urlOrDomain });

/** Errors of these paths are handled by nobody but the screen. */
export const detections = {
  domainCheck: endpoint('/api/domainAssistant/domainCheck', {
    req: detectionInput,
    res: domainReport,
    codes: ['NOT_FOUND'],
  }),
  linkCheck: endpoint('/api/domainAssistant/linkCheck', { req: detectionInput, res: linkReport, codes: ['NOT_FOUND'] }),
};

export type DomainReport = z.output<typeof domainReport>;
export type LinkReport = z.output<typeof linkReport>;

export const detectionApi = client(detections);
