import { describe, expect, it } from 'vitest';
import { oncePer } from '@/lib/once-per';

describe('what is said once of an object', () => {
  it('is worked out once for each object, nothing included, and anew for an equal one', () => {
    const asked: object[] = [];
    const of = oncePer((key: { name?: string }) => {
      asked.push(key);
      return key.name;
    });
    const first = { name: 'a' };
    const nameless = {};
    expect([of(first), of(first), of(nameless), of(nameless), of({ name: 'a' })]).toEqual([
      'a',
      'a',
      undefined,
      undefined,
      'a',
    ]);
    expect(asked).toEqual([first, nameless, { name: 'a' }]);
  });
});
