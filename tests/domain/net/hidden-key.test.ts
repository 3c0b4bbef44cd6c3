import { expect, it } from 'vitest';
import { HIDDEN_KEY, withoutHidden } from '@/domain/net/hidden-key';

it('a line whose key is never read back becomes a remark, and every other line stays as it is', () => {
  const text = [
    'router bgp 65010',
    ` neighbor 192.0.2.1 password ${HIDDEN_KEY}`,
    ' neighbor 192.0.2.1 remote-as 65001',
    `! a remark with ${HIDDEN_KEY}`,
  ].join('\n');
  expect(withoutHidden(text).split('\n')).toEqual([
    'router bgp 65010',
    `! enter the key: neighbor 192.0.2.1 password ${HIDDEN_KEY}`,
    ' neighbor 192.0.2.1 remote-as 65001',
    `! a remark with ${HIDDEN_KEY}`,
  ]);
});
