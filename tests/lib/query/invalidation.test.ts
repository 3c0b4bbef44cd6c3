import { expect, it } from 'vitest';
import type { roles } from '@/api/business-account/role';
import type { subAccounts } from '@/api/business-account/sub-account';
import { resourceIn } from '@/lib/contract/resource';
import { deferInvalidations, invalidate, onForget, onInvalidate, outdate, writeCount } from '@/lib/query/invalidation';

const ROLE = resourceIn<typeof roles>('/api/acm/role');
const ACCOUNT = resourceIn<typeof subAccounts>('/api/acm/subAccount');

it('many writes that follow each other make answers old at once, and what is shown loads once, after the last', () => {
  const old: string[] = [];
  const shown: string[] = [];
  const stops = [onForget((resource) => old.push(resource)), onInvalidate((resource) => shown.push(resource))];
  const [outer, inner] = [deferInvalidations(), deferInvalidations()];
  for (const resource of [ROLE, ACCOUNT, ROLE]) invalidate(resource);
  expect(old).toEqual([ROLE, ACCOUNT, ROLE]);
  inner();
  inner();
  expect(shown).toEqual([]);
  outer();
  expect(shown).toEqual([ROLE, ACCOUNT]);
  invalidate(ROLE);
  expect(shown).toHaveLength(3);
  for (const stop of stops) stop();
  invalidate(ROLE);
  expect(shown).toHaveLength(3);
});

it('each write is counted, whatever it wrote', () => {
  const before = writeCount();
  outdate();
  expect(writeCount()).toBe(before + 1);
});
