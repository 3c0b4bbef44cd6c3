import { describe, expect, it } from 'vitest';
import { isWaitedFor, type SessionStanding, standingOf } from '@/domain/net/session-evidence';

type Case = [
  before: string | null,
  now: string | null,
  standing: SessionStanding,
  isWaited: boolean,
  isChanged?: boolean,
];

describe('BEY-02 how a session stands after an apply', () => {
  it.each<Case>([
    ['established', 'established', 'back', false],
    ['established', 'active', 'missing', true],
    ['established', 'idle', 'missing', true, true],
    ['full', 'down', 'missing', true],
    ['full', 'twoWay', 'missing', true],
    ['established', null, 'removed', false],
    ['idle', null, 'aside', false],
    [null, 'established', 'broughtUp', false],
    [null, 'active', 'broughtDown', true],
    [null, 'down', 'broughtDown', true],
    ['idle', 'idle', 'broughtDown', true, true],
    ['idle', 'established', 'broughtUp', false, true],
    ['idle', 'active', 'downBefore', false],
    ['exStart', 'exchange', 'downBefore', false],
    ['down', 'up', 'cameUp', false],
    ['twoWay', 'twoWay', 'aside', false],
    [null, 'twoWay', 'aside', false],
    [null, 'a state that nobody knows', 'broughtDown', true],
    [null, null, 'aside', false],
  ])('from %s to %s: %s, waited for: %s (entry changed: %s)', (before, now, standing, isWaited, isChanged) => {
    const session = { before, now, ...(isChanged && { isChanged }) };
    expect(standingOf(session)).toBe(standing);
    expect(isWaitedFor(session)).toBe(isWaited);
  });
});
