import { endpoints } from '@mock/handlers';
import { expect, it } from 'vitest';
import { resourceOf } from '@/lib/contract/endpoint';
import { filesOf, textOf } from './sources';

/** What follows writes by a resource's name, since the call itself would cost the first load its whole contract. */
const named = filesOf('src')
  .filter((file) => !file.startsWith('src/api/'))
  .flatMap((file) => [...textOf(file).matchAll(/'(\/api\/[^'*]*[a-zA-Z])'/g)].map(([, name = '']) => ({ file, name })));

it('every resource or endpoint that is named outside of the contract stands in it', () => {
  const paths = endpoints().map(({ path }) => path);
  const known = new Set([...paths, ...paths.map(resourceOf)]);
  expect(named.length).toBeGreaterThan(0);
  expect(named.filter(({ name }) => !known.has(name))).toEqual([]);
});
