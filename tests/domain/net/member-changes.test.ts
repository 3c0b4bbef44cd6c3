import { describe, expect, it } from 'vitest';
import { memberChanges } from '@/domain/net/member-changes';

const SIGNS = { kept: ' ', gone: '-', new: '+' };
const changed = (before: string, after: string) =>
  memberChanges(before.split(' ').join('\n'), after.split(' ').join('\n')).map(
    ({ text, change }) => SIGNS[change] + text,
  );

describe('what an edit does to the members of a list', () => {
  it('marks only those that come or go, each where it stands', () => {
    expect(changed('a b', 'a')).toEqual([' a', '-b']);
    expect(changed('a', 'a b')).toEqual([' a', '+b']);
    expect(changed('a b c', 'a x c')).toEqual([' a', '-b', '+x', ' c']);
    expect(changed('', 'a b')).toEqual(['+a', '+b']);
    expect(changed('a a b', 'a b')).toEqual([' a', '-a', ' b']);
  });

  it('tells that one has another place, since the order counts', () => {
    expect(changed('a b', 'b a')).toEqual(['-a', ' b', '+a']);
  });
});
