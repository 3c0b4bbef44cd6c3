import type * as z from 'zod';
import type { ChangeRequestDetail, RequestComment, RequestContent } from '@/api/console/change-request';
import type { ConfigModule, Origin } from '@/api/system-settings/config-backup';
import type { secretValue } from '@/api/system-settings/node-network';
import { type ChangeKind, nextState, type RequestState, type RequestStep } from '@/domain/change-request/machine';
import { table } from '../runtime/table';
import type { World } from '../runtime/world';
import type { Author } from '../system-settings/apply-task';
import { requestSeeds } from './change-request-seeds';

interface Mark {
  readonly by: Author;
  readonly text: string;
}

interface KeptEvent {
  readonly at: number;
  readonly by: string | null;
  readonly what: string;
  readonly text: string;
  readonly revision: number;
}

type KeptComment = Pick<RequestComment, 'id' | 'text' | 'anchor' | 'revision' | 'resolvedBy'> & { readonly by: Author };

type Secret = z.output<typeof secretValue>;

/** What it takes to do it, besides what everybody may see of it. */
export type Work =
  | { readonly kind: 'network'; readonly secrets: readonly Secret[] }
  | { readonly kind: 'recovery'; readonly origin: Origin; readonly modules: readonly ConfigModule[] }
  | { readonly kind: 'role' | 'organization' };

/** A request as the gateway keeps it. */
export interface Kept {
  id: string;
  kind: ChangeKind;
  title: string;
  description: string;
  state: RequestState;
  target: ChangeRequestDetail['target'];
  author: Author;
  revision: number;
  updatedAt: number;
  approval: Mark | null;
  asked: Mark | null;
  fallen: { at: number; reason: 'baseMoved' | 'rightLost'; by: string | null } | null;
  bypass: Mark | null;
  reviewed: Mark | null;
  done: { by: Author; taskId: string | null } | null;
  comments: readonly KeptComment[];
  events: readonly KeptEvent[];
  content: RequestContent;
  /** What it starts from, to see whether that moved. */
  base: string;
  work: Work;
  /** The alarm that stands while nobody looked at what was done without approval. */
  alarmId: string | null;
}

export const requestRows = table<Kept>('changeRequest', requestSeeds);

/** Takes a request on by a step that its state allows, and notes it. */
export function take(
  world: World,
  row: Kept,
  step: RequestStep,
  change: Partial<Kept>,
  event: Pick<KeptEvent, 'at' | 'by' | 'text'>,
): void {
  const state = nextState(row.state, step) ?? row.state;
  const revision = change.revision ?? row.revision;
  requestRows.of(world).change(row.id, {
    ...change,
    state,
    updatedAt: event.at,
    events: [...row.events, { ...event, what: step, revision }],
  });
}
