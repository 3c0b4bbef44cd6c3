import type { Permit } from '@/lib/permit';

/** What can be asked to be looked at by somebody else before it is done. */
export const CHANGE_KINDS = ['network', 'recovery', 'role', 'organization'] as const;
export type ChangeKind = (typeof CHANGE_KINDS)[number];

/** Where a request stands: of these the first four go on, the others are its end. */
export const REQUEST_STATES = [
  'open',
  'changesAsked',
  'approved',
  'fallen',
  'applied',
  'withdrawn',
  'bypassed',
] as const;
export type RequestState = (typeof REQUEST_STATES)[number];

/** What happens to a request; `fall` is the only one that nobody does. */
export const REQUEST_STEPS = [
  'send',
  'approve',
  'askChanges',
  'withdraw',
  'apply',
  'bypass',
  'markReviewed',
  'comment',
  'fall',
] as const;
export type RequestStep = (typeof REQUEST_STEPS)[number];

type Table = Readonly<Record<RequestStep, Readonly<Partial<Record<RequestState, RequestState>>>>>;

/** From which states a step is taken, and where to. */
const NEXT: Table = {
  /** Again, as the next revision. */
  send: { changesAsked: 'open', fallen: 'open' },
  approve: { open: 'approved' },
  askChanges: { open: 'changesAsked', approved: 'changesAsked' },
  withdraw: { open: 'withdrawn', changesAsked: 'withdrawn', approved: 'withdrawn', fallen: 'withdrawn' },
  apply: { approved: 'applied' },
  // What was approved needs none, and what fell starts from something that is no more.
  bypass: { open: 'bypassed', changesAsked: 'bypassed' },
  markReviewed: { bypassed: 'bypassed' },
  comment: { open: 'open', changesAsked: 'changesAsked', approved: 'approved', fallen: 'fallen', bypassed: 'bypassed' },
  fall: { open: 'fallen', approved: 'fallen' },
};

/** The state that a step leads to; null where it is not taken from there. */
export const nextState = (state: string, step: RequestStep): RequestState | null =>
  Object.entries(NEXT[step]).find(([from]) => from === state)?.[1] ?? null;

const GOING: ReadonlySet<string> = new Set(['open', 'changesAsked', 'approved', 'fallen']);

/** Whether something is still to be done about a request. */
export const isPending = (state: string): boolean => GOING.has(state);

/** What an account is to a request, and which rights it has. */
export interface Actor {
  readonly isAuthor: boolean;
  /** Whether its approval is the one that counts. */
  readonly isApprover: boolean;
  readonly isBypasser: boolean;
  readonly mayReview: boolean;
  readonly mayBypass: boolean;
  /** Whether it may do what is asked for: apply to nodes, recover, delete. */
  readonly mayDo: boolean;
}

type Why =
  | 'notNow'
  | 'notYours'
  | 'ownRequest'
  | 'noReview'
  | 'notInvolved'
  | 'mayNotDo'
  | 'noBypass'
  | 'ownBypass'
  | 'isReviewed';
type Reason = `changeRequest.${Why}`;

const AUTHOR_ONLY: ReadonlySet<RequestStep> = new Set(['send', 'withdraw']);
const OF_REVIEWERS: ReadonlySet<RequestStep> = new Set(['approve', 'askChanges', 'markReviewed']);

interface Standing {
  readonly state: string;
  /** Whether somebody looked at what was done without approval. */
  readonly isReviewed: boolean;
}

function ofRole(step: RequestStep, actor: Actor): Permit<Reason> {
  if (AUTHOR_ONLY.has(step)) return actor.isAuthor || 'changeRequest.notYours';
  if (OF_REVIEWERS.has(step)) {
    if (!actor.mayReview) return 'changeRequest.noReview';
    return !actor.isAuthor || 'changeRequest.ownRequest';
  }
  if (step === 'bypass') {
    if (!actor.mayBypass) return 'changeRequest.noBypass';
    return actor.mayDo || 'changeRequest.mayNotDo';
  }
  if (step !== 'apply') return true;
  if (!actor.isAuthor && !actor.isApprover) return 'changeRequest.notInvolved';
  return actor.mayDo || 'changeRequest.mayNotDo';
}

/** Whether an account may take a step now: true, or the message id of the reason. */
export function permitOf(step: RequestStep, { state, isReviewed }: Standing, actor: Actor): Permit<Reason> {
  if (nextState(state, step) === null) return 'changeRequest.notNow';
  const permit = ofRole(step, actor);
  if (permit !== true || step !== 'markReviewed') return permit;
  if (actor.isBypasser) return 'changeRequest.ownBypass';
  return !isReviewed || 'changeRequest.isReviewed';
}

/** Why an approval falls: what it was given for has moved, or who gave it may not review any more. */
export type FallReason = 'baseMoved' | 'rightLost';

/** Whether a request falls now, and why; what moved weighs more, since nobody can apply it as it is. */
export function fallReason(
  state: string,
  facts: { readonly isBaseMoved: boolean; readonly hasReviewerRight: boolean },
): FallReason | null {
  if (nextState(state, 'fall') === null) return null;
  if (facts.isBaseMoved) return 'baseMoved';
  return state === 'approved' && !facts.hasReviewerRight ? 'rightLost' : null;
}

/** For whom a request waits: whoever may review what is open, the author of what came back or is approved. */
export function isWaitingFor(state: string, actor: Pick<Actor, 'isAuthor' | 'mayReview'>): boolean {
  if (state === 'open') return actor.mayReview && !actor.isAuthor;
  return isPending(state) && actor.isAuthor;
}
