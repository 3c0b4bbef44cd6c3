import { describe, expect, it } from 'vitest';
import { inspectionSteps } from '@/domain/saml/inspect';
import { csvRows } from '@/lib/csv';
import { inSlices, type Steps, whole } from '@/lib/slices';

const waiting = () => new AbortController().signal;
/** One MB of what made a page stand still. */
const megabyte = (unit: string) => unit.repeat((1024 * 1024) / unit.length);
const ROOT = '<EntityDescriptor xmlns="urn:oasis:names:tc:SAML:2.0:metadata" entityID="x">';
const metadata = () => inspectionSteps(new TextEncoder().encode(ROOT + megabyte('<a/>').slice(0, -400)));

/** Work that is over before a test gives up: where nothing else gets a turn, it says so instead of going on for good. */
function* long(): Steps<'all of it'> {
  const until = performance.now() + 1_000;
  while (performance.now() < until) yield;
  return 'all of it';
}

describe('SEC-12 work in slices', () => {
  it.each([
    ['a file of line breaks', () => csvRows(megabyte('\n')), []],
    ['a document of siblings', metadata, { problem: 'malformed' }],
  ])('lets a timer of the page fire while it reads %s', async (_, steps, result) => {
    let fired = 0;
    const timer = setInterval(() => {
      fired += 1;
    });
    const found = await inSlices<unknown>(steps(), waiting());
    clearInterval(timer);
    expect(fired).toBeGreaterThan(2);
    if (Array.isArray(result)) expect(found).toEqual(result);
    else expect(found).toMatchObject(result);
  });

  it('gives what it gives at once, and nothing once nobody waits', async () => {
    expect(await inSlices(csvRows('a,b\n1,2'), waiting())).toEqual(whole(csvRows('a,b\n1,2')));
    const leaving = new AbortController();
    setTimeout(() => leaving.abort(), 20);
    expect(await inSlices(long(), leaving.signal)).toBeNull();
  });
});
