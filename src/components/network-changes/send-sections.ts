import { nodeNetworkApi } from '@/api/system-settings/node-network';
import { nodeSectionApi } from '@/api/system-settings/node-section';
import { conflicts } from '@/domain/net/change-set';
import type { Change, NodeConfig } from '@/domain/net/node-config';
import { sectionSteps } from '@/domain/net/section-steps';
import { ApiError, type Failure, failure, failureOf, STALE } from '@/lib/contract/failure';
import { deferInvalidations } from '@/lib/query/invalidation';
import { secretsOf } from './staged-secrets';
import { endSections } from './staged-set';

/** One section while they are sent, and what came of it; `unknown` where the answer was lost. */
export interface SectionStep {
  readonly changes: readonly Change[];
  readonly state: 'waiting' | 'sending' | 'sent' | 'rejected' | 'unknown';
}

/** What came of all of them. */
export interface SentSections {
  readonly steps: readonly SectionStep[];
  /** Why the rest was not sent; null where all were. */
  readonly failure: Failure | null;
  /** The version of the node that was edited, and that which the rest starts from. */
  readonly from: number | undefined;
  readonly version: number | undefined;
}

interface Staged {
  readonly base: NodeConfig;
  readonly version: number | undefined;
  readonly changes: readonly Change[];
}

/** The steps that a set takes, before the first. */
export const sendStepsOf = ({ base, changes }: Staged): readonly SectionStep[] =>
  sectionSteps(base, changes).map((part) => ({ changes: part, state: 'waiting' }));

/**
 * Sends what is staged section by section, each on the node as the one before left it, up to the first that does not go
 * through; what went through is staged no longer. Before each the node is read: where somebody else changed what is still
 * to be sent, that is not overwritten. `more` goes with each of them.
 */
export async function sendSections(
  id: string,
  { version: from }: Staged,
  begun: readonly SectionStep[],
  onSteps: (steps: readonly SectionStep[]) => void,
  more: { readonly despite?: string } = {},
): Promise<SentSections> {
  let steps = begun;
  let version = from;
  let stopped: Failure | null = null;
  const mark = (at: number, state: SectionStep['state']) => {
    steps = steps.map((one, index) => (index === at ? { ...one, state } : one));
    onSteps(steps);
  };
  const release = deferInvalidations();
  for (const [at, { changes }] of begun.entries()) {
    const section = changes[0]?.section;
    if (!section) continue;
    try {
      if (at > 0) {
        const now = await nodeNetworkApi.get({ id });
        const left = begun.slice(at).flatMap((one) => one.changes);
        if (conflicts(now.config, left).length > 0) throw new ApiError(failure('business', STALE));
        version = now.version;
      }
      mark(at, 'sending');
      await nodeSectionApi[section]({ id, version, changes: [...changes], secrets: secretsOf(id, changes), ...more });
      mark(at, 'sent');
    } catch (thrown) {
      stopped = failureOf(thrown);
      if (steps[at]?.state === 'sending') mark(at, stopped.lost ? 'unknown' : 'rejected');
      break;
    }
  }
  const sent = steps.flatMap((one) => (one.state === 'sent' ? one.changes : []));
  if (sent.length > 0) endSections({ id, version }, sent);
  release();
  return { steps, failure: stopped, from, version };
}
