import type { ReviewRules } from '@/api/console/change-request-rules';
import type { ChangeKind } from '@/domain/change-request/machine';
import { knows } from '../runtime/gateway-kind';
import { refuse } from '../runtime/refusal';
import type { World } from '../runtime/world';

const NONE: ReviewRules = { network: false, recovery: false, role: false, organization: false };

const rules = new WeakMap<World, ReviewRules>();

/** What needs a second pair of eyes in a world: nothing, unless somebody decided so. */
export const reviewRules = (world: World): ReviewRules => rules.get(world) ?? NONE;

/** Sets it for everybody. */
export const setReviewRules = (world: World, wanted: ReviewRules): void => void rules.set(world, wanted);

/** Refuses what nobody else has looked at, where that is asked for. */
export function needReview(world: World, kind: ChangeKind): void {
  if (knows(world.gateway, 'changeRequests') && reviewRules(world)[kind]) refuse('REVIEW_REQUIRED');
}
