import { describe, expect, it } from 'vitest';
import { reasonOfStatus, shownHeader } from '@/domain/push/delivery';
import { HIDDEN } from '@/lib/masked-query';

describe('BEY-37 what a receiver answered', () => {
  it.each([
    [200, null],
    [204, null],
    [302, null],
    [400, 'clientError'],
    [401, 'unauthorized'],
    [403, 'unauthorized'],
    [404, 'notFound'],
    [408, 'timeout'],
    [410, 'notFound'],
    [413, 'tooLarge'],
    [418, 'clientError'],
    [429, 'tooMany'],
    [500, 'serverError'],
    [503, 'serverError'],
  ])('with %i is %s', (status, reason) => {
    expect(reasonOfStatus(status)).toBe(reason);
  });

  it('shows headers that say something of the answer, and no other', () => {
    expect(shownHeader({ name: ' Retry-After', value: '30' })).toBe('30');
    for (const name of ['Set-Cookie', 'Authorization', 'X-Api-Key', 'X-Unknown'])
      expect(shownHeader({ name, value: 'secret' })).toBe(HIDDEN);
  });
});
