import { expect, expectTypeOf, it } from 'vitest';
import type { roles } from '@/api/business-account/role';
import { type Resource, resourceIn } from '@/lib/contract/resource';
import { invalidate } from '@/lib/query/invalidation';
import { filesOf, textOf } from './sources';

it('a resource is named by a call or against its contract: a misspelled name, or one of no contract, does not compile', () => {
  expect(resourceIn<typeof roles>('/api/acm/role')).toBe('/api/acm/role');
  // @ts-expect-error No endpoint of the contract has this path.
  resourceIn<typeof roles>('/api/acm/roel');
  // @ts-expect-error The path of an endpoint is not that of its resource.
  resourceIn<typeof roles>('/api/acm/role/list');
  // @ts-expect-error Without a contract nobody knows whether there is such a resource.
  resourceIn('/api/acm/role');
  // @ts-expect-error A text is no resource, however it is spelled.
  invalidate('/api/acm/role');
  expectTypeOf<string>().not.toExtend<Resource>();
});

it('outside of the contract no path of the gateway is written but so', () => {
  const paths = filesOf('src')
    .filter((file) => !file.startsWith('src/api/'))
    .flatMap((file) =>
      [...textOf(file).matchAll(/(resourceIn<typeof \w+>\()?'(\/api\/[^'*]*[a-zA-Z])'/g)].map((hit) => ({ file, hit })),
    );
  expect(paths.length).toBeGreaterThan(0);
  expect(
    paths.filter(({ hit: [, typed] }) => typed === undefined).map(({ file, hit: [, , path] }) => ({ file, path })),
    "name the call (roleApi.list), or the resource against its contract (resourceIn<typeof roles>('/api/acm/role'))",
  ).toEqual([]);
});
