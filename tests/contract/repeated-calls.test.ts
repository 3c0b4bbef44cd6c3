import { readFileSync } from 'node:fs';
import { endpoints } from '@mock/handlers';
import { expect, it } from 'vitest';
import { isReading } from '@/lib/contract/endpoint';

it('SHIP-03 only calls that read by the contract go on to the next server once they were sent', () => {
  const conf = readFileSync('deploy/nginx/nginx.conf.template', 'utf8');
  const pattern = new RegExp(/"~(\^POST:.*)" read;/.exec(conf)?.[1] ?? '^$');
  const repeated = endpoints().filter(({ path: one }) => pattern.test(`POST:${one}`));
  expect(repeated.length).toBeGreaterThan(100);
  expect(repeated.filter(({ path: one }) => !isReading(one)).map((one) => one.path)).toEqual([]);
  const left = endpoints().filter(({ path: one }) => isReading(one) && !pattern.test(`POST:${one}`));
  // What a node is asked to run is not told by its path, and a test may cost the other side something.
  const once = new Set(['test', 'getParts', 'doInvoke']);
  expect(left.map((one) => one.path.split('/').at(-1) ?? '').filter((verb) => !once.has(verb))).toEqual([]);
});
