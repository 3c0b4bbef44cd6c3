import { describe, expect, it } from 'vitest';
import { atLines, findingsMoved, isSameLine } from '@/domain/change-request/line-comments';
import {
  type Actor,
  fallReason,
  isPending,
  isWaitingFor,
  nextState,
  permitOf,
  REQUEST_STATES,
  REQUEST_STEPS,
} from '@/domain/change-request/machine';

const NOBODY: Actor = {
  isAuthor: false,
  isApprover: false,
  isBypasser: false,
  mayReview: false,
  mayBypass: false,
  mayDo: false,
};
const author: Actor = { ...NOBODY, isAuthor: true, mayDo: true };
const reviewer: Actor = { ...NOBODY, mayReview: true };
const at = (state: string, isReviewed = false) => ({ state, isReviewed });

describe('BEY-45 a request for a second pair of eyes', () => {
  it('goes from state to state by these steps and no others', () => {
    const table = Object.fromEntries(
      REQUEST_STEPS.map((step) => [
        step,
        REQUEST_STATES.flatMap((state) => {
          const next = nextState(state, step);
          return next === null ? [] : [`${state} → ${next}`];
        }),
      ]),
    );
    expect(table).toEqual({
      send: ['changesAsked → open', 'fallen → open'],
      approve: ['open → approved'],
      askChanges: ['open → changesAsked', 'approved → changesAsked'],
      withdraw: ['open', 'changesAsked', 'approved', 'fallen'].map((state) => `${state} → withdrawn`),
      apply: ['approved → applied'],
      bypass: ['open → bypassed', 'changesAsked → bypassed'],
      markReviewed: ['bypassed → bypassed'],
      comment: ['open', 'changesAsked', 'approved', 'fallen', 'bypassed'].map((state) => `${state} → ${state}`),
      fall: ['open → fallen', 'approved → fallen'],
    });
    expect(REQUEST_STATES.filter(isPending)).toEqual(['open', 'changesAsked', 'approved', 'fallen']);
    expect(nextState('of a newer gateway', 'approve')).toBeNull();
  });

  it('is never approved by its author, nor by whoever has no right to', () => {
    for (const step of ['approve', 'askChanges'] as const) {
      expect(permitOf(step, at('open'), { ...author, mayReview: true })).toBe('changeRequest.ownRequest');
      expect(permitOf(step, at('open'), NOBODY)).toBe('changeRequest.noReview');
      expect(permitOf(step, at('open'), reviewer)).toBe(true);
    }
    expect(permitOf('approve', at('withdrawn'), reviewer)).toBe('changeRequest.notNow');
  });

  it('is sent again and withdrawn by its author alone, and spoken about by everybody', () => {
    expect(permitOf('send', at('fallen'), author)).toBe(true);
    expect(permitOf('send', at('fallen'), reviewer)).toBe('changeRequest.notYours');
    expect(permitOf('withdraw', at('open'), reviewer)).toBe('changeRequest.notYours');
    expect(permitOf('comment', at('open'), NOBODY)).toBe(true);
  });

  it('is applied by its author, or by who approved it and may apply', () => {
    expect(permitOf('apply', at('approved'), author)).toBe(true);
    expect(permitOf('apply', at('approved'), { ...author, mayDo: false })).toBe('changeRequest.mayNotDo');
    expect(permitOf('apply', at('approved'), { ...reviewer, mayDo: true })).toBe('changeRequest.notInvolved');
    expect(permitOf('apply', at('approved'), { ...reviewer, isApprover: true, mayDo: true })).toBe(true);
    expect(permitOf('apply', at('open'), author)).toBe('changeRequest.notNow');
  });

  it('is passed by with a right of its own, and looked at afterwards by somebody else, once', () => {
    expect(permitOf('bypass', at('open'), author)).toBe('changeRequest.noBypass');
    expect(permitOf('bypass', at('open'), { ...NOBODY, mayBypass: true })).toBe('changeRequest.mayNotDo');
    expect(permitOf('bypass', at('open'), { ...author, mayBypass: true })).toBe(true);
    expect(permitOf('markReviewed', at('bypassed'), reviewer)).toBe(true);
    expect(permitOf('markReviewed', at('bypassed'), { ...reviewer, isBypasser: true })).toBe('changeRequest.ownBypass');
    expect(permitOf('markReviewed', at('bypassed', true), reviewer)).toBe('changeRequest.isReviewed');
  });

  it('falls when its base moves or its reviewer loses the right, and not once it is over', () => {
    const facts = { isBaseMoved: false, hasReviewerRight: true };
    expect(fallReason('approved', facts)).toBeNull();
    expect(fallReason('approved', { isBaseMoved: true, hasReviewerRight: false })).toBe('baseMoved');
    expect(fallReason('approved', { ...facts, hasReviewerRight: false })).toBe('rightLost');
    expect(fallReason('open', { ...facts, hasReviewerRight: false })).toBeNull();
    expect(fallReason('open', { ...facts, isBaseMoved: true })).toBe('baseMoved');
    expect(fallReason('applied', { ...facts, isBaseMoved: true })).toBeNull();
  });

  it('waits for reviewers while it is open, and for its author otherwise', () => {
    expect(isWaitingFor('open', reviewer)).toBe(true);
    expect(isWaitingFor('open', { ...author, mayReview: true })).toBe(false);
    expect(isWaitingFor('open', NOBODY)).toBe(false);
    for (const state of ['approved', 'changesAsked', 'fallen']) {
      expect(isWaitingFor(state, author)).toBe(true);
      expect(isWaitingFor(state, reviewer)).toBe(false);
    }
    expect(isWaitingFor('applied', author)).toBe(false);
  });
});

describe('BEY-45 comments at a line', () => {
  const bgp = { section: 'router bgp 64512', line: ' timers bgp 10 30' };
  const dns = { section: '', line: 'dns-server 192.0.2.53' };

  it('stay at their line however far it moves, and are told apart from those whose line is gone', () => {
    const comments = [
      { id: 1, anchor: { section: 'router bgp 64512', line: 'timers bgp 10 30' } },
      { id: 2, anchor: bgp },
      { id: 3, anchor: { section: '', line: 'no such line' } },
      { id: 4, anchor: null },
    ];
    const { at: placed, gone } = atLines([dns, bgp, bgp], comments);
    expect([...placed].map(([index, list]) => [index, list.map(({ id }) => id)])).toEqual([[1, [1, 2]]]);
    expect(gone.map(({ id }) => id)).toEqual([3]);
  });

  it('are of one line where block and line are the same', () => {
    expect(isSameLine(bgp, { ...bgp, line: 'timers bgp 10 30' })).toBe(true);
    expect(isSameLine(bgp, { ...bgp, section: '' })).toBe(false);
    expect(isSameLine(null, bgp)).toBe(false);
    expect(isSameLine(bgp, null)).toBe(false);
    expect(isSameLine(null, null)).toBe(true);
  });

  it('and findings are compared by what and where', () => {
    const seen = [{ code: 'lastGateway', path: ['gateways', ''] }];
    const now = [{ code: 'bgpOwn', path: ['bgpNeighbors', '1'] }];
    expect(findingsMoved(seen, now)).toEqual({ more: now, gone: seen });
    expect(findingsMoved(seen, seen)).toEqual({ more: [], gone: [] });
  });
});
