import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { placeIn } from '@/lib/contract/schema-forms';
import { traceHeader } from '@/lib/http/headers';
import { framesOf, thrownIn } from '@/lib/stack';
import { createQueue } from '@/lib/telemetry/queue';
import { breakTold, errorTold, interactionTold, momentTold, violationTold } from '@/lib/telemetry/told';
import { anyText } from '../support/any-text';

const thrown = (name: string, message: string, stack: string) =>
  Object.assign(new Error(message), { name, stack: `${name}: ${message}\n${stack}` });

describe('the places of a stack', () => {
  it('are those behind its message, which may look like one itself', () => {
    const error = thrown('Error', 'acme\n at zone-editor.ts:1:2', '    at f (http://a/umi.0a1b2c3d.js:1:22)');
    expect(framesOf(error)).toEqual(['umi.0a1b2c3d.js:1:22']);
  });

  it('are none where the message cannot be told apart from them', () => {
    const changed = Object.assign(new Error('x'), {
      message: 'another',
      stack: 'Error: acme\n    at f (secret.js:1:2)',
    });
    expect(framesOf(changed)).toEqual([]);
    // Firefox and Safari write no message into a stack.
    const bare = Object.assign(new Error('x'), { message: 'another', stack: 'f@http://a/umi.0a1b2c3d.js:1:22' });
    expect(framesOf(bare)).toEqual(['umi.0a1b2c3d.js:1:22']);
    const none = new Error('x');
    Reflect.deleteProperty(none, 'stack');
    expect(framesOf(none)).toEqual([]);
  });

  it('are of what an event wraps', () => {
    const error = new Error('x');
    for (const given of [error, { error }, { reason: error }]) expect(thrownIn(given)).toBe(error);
    expect(thrownIn('text')).toBe('text');
    expect(thrownIn(null)).toBeNull();
  });
});

describe('SHIP-08 a place in an answer', () => {
  const answer = z.object({
    list: z.array(z.object({ id: z.string(), tags: z.record(z.string(), z.number()).nullable() })),
    one: z.union([z.object({ left: z.string() }), z.object({ right: z.string() })]).optional(),
    both: z.intersection(z.object({ upper: z.string() }), z.object({ lower: z.string() })),
    text: z.string().transform((value) => value.length),
  });

  it.each([
    [['list', 3, 'id'], 'list.*.id'],
    [['list', 0, 'tags', 'acme'], 'list.*.tags.*'],
    [['one', 'left'], 'one.left'],
    [['one', 'right'], 'one.right'],
    [['one', 'middle'], 'one.*'],
    [['both', 'lower'], 'both.lower'],
    [['text'], 'text'],
    [['text', 'length'], 'text.*'],
    [['acme', 'id'], '*.*'],
    [[], ''],
  ])('%j is %j: what the schema does not name is no name', (path, place) => {
    expect(placeIn(answer, path)).toBe(place);
  });
});

describe('SHIP-08 what is told', () => {
  it('of an error is its kind and its places in the build', () => {
    const stack = [
      '    at f (https://a.example/x/part.0a1b2c3d.async.js:1:22)',
      '    at g (chrome-extension://abc/helper.0a1b2c3d.js:1:2)',
      '    at h (https://a.example/x/umi.4d5e6f70.js:1:9)',
    ].join('\n');
    expect(errorTold(thrown('TypeError', 'cannot read acme', stack))).toEqual({
      kind: 'error',
      name: 'TypeError',
      at: ['part.0a1b2c3d.async.js:1:22', 'umi.4d5e6f70.js:1:9'],
    });
    expect(errorTold({ reason: thrown('AcmeError', '', '') })).toEqual({ kind: 'error', name: 'other', at: [] });
    expect(errorTold({ reason: 'acme' })).toEqual({ kind: 'error', name: 'string', at: [] });
    expect(errorTold(undefined)).toEqual({ kind: 'error', name: 'undefined', at: [] });
  });

  it('of a violation is the rule, the kind of thing and the place in the build', () => {
    const given = { effectiveDirective: 'script-src-elem', blockedURI: 'https://evil.example/a.js?key=1' };
    expect(violationTold(given)).toEqual({ kind: 'violation', directive: 'script-src-elem', blocked: 'other', at: [] });
    expect(
      violationTold({
        effectiveDirective: 'acme',
        blockedURI: 'inline',
        sourceFile: 'https://a.example/umi.4d5e6f70.js',
        lineNumber: 1,
        columnNumber: 7,
      }),
    ).toEqual({ kind: 'violation', directive: 'other', blocked: 'inline', at: ['umi.4d5e6f70.js:1:7'] });
    expect(violationTold({ ...given, sourceFile: null }).at).toEqual([]);
  });

  it('of a break of the contract is where and how, five places at most', () => {
    const res = z.object({ list: z.array(z.number()) });
    const issue = (code: string, ...path: PropertyKey[]) => ({ code, path });
    const issues = [issue('invalid_type', 'list', 0), issue('invalid_type', 'list', 1), issue('acme', 'list')];
    expect(breakTold({ endpoint: { path: '/api/acm/role/list', res }, issues })).toEqual({
      kind: 'break',
      path: '/api/acm/role/list',
      at: ['list.* invalid_type', 'list other'],
    });
    const wide = z.object(Object.fromEntries([...'abcdefgh'].map((name) => [name, z.string()])));
    const many = [...'abcdefgh'].map((name) => issue('too_big', name));
    expect(breakTold({ endpoint: { path: '/api/a/b/get', res: wide }, issues: many }).at).toHaveLength(5);
  });

  it('of times is whole milliseconds', () => {
    expect(momentTold('ready', 512.4)).toEqual({ kind: 'ready', ms: 512 });
    expect(momentTold('paint', Number.NaN)).toEqual({ kind: 'paint', ms: -1 });
    expect(interactionTold('click', 96.6, 3)).toEqual({ kind: 'interaction', name: 'click', ms: 97, count: 3 });
    expect(interactionTold('acme', 1, 1).name).toBe('other');
  });

  it('holds nothing of any text that was thrown, blocked, answered or done', () => {
    const secret = anyText({ minLength: 6, maxLength: 40 }).map((text) => `acme${text}`);
    const schema = z.object({ list: z.array(z.record(z.string(), z.object({ id: z.string() }))) });
    fc.assert(
      fc.property(
        secret,
        fc.string({ minLength: 6 }).map((text) => `key${text}`),
        (one, other) => {
          const told = [
            errorTold(thrown(one, other, `    at ${one} (https://a/${one}/umi.0a1b2c3d.js?k=${other}:1:2)`)),
            errorTold(thrown('TypeError', `${one}\n at x (${other}.js:1:2)`, `at ${other}.0a1b2c3d.js:1:2`)),
            errorTold({ reason: one }),
            errorTold({ error: { message: one } }),
            violationTold({ effectiveDirective: one, blockedURI: other, sourceFile: `https://a/${one}.js` }),
            breakTold({
              endpoint: { path: '/api/a/b/list', res: schema },
              issues: [
                { code: one, path: ['list', 0, other, 'id'] },
                { code: 'custom', path: [one, other] },
              ],
            }),
            interactionTold(one, 1, 1),
          ];
          const text = JSON.stringify(told);
          for (const word of [one, other]) expect(text).not.toContain(JSON.stringify(word).slice(1, -1));
        },
      ),
      { seed: 20_261_102 },
    );
  });
});

describe('SHIP-08 what waits to be sent', () => {
  it('is one entry for the same thing, and so many different ones a minute', () => {
    let now = 0;
    const queue = createQueue(2, () => now);
    expect(queue.take()).toBeNull();
    for (const name of ['a', 'a', 'b', 'c', 'd']) queue.add({ kind: 'error', name }, '/console');
    expect(queue.take()).toEqual({
      events: [
        { kind: 'error', name: 'a', route: '/console', times: 2 },
        { kind: 'error', name: 'b', route: '/console', times: 1 },
      ],
      dropped: 2,
    });
    now = 59_999;
    queue.add({ kind: 'error', name: 'e' }, '/console');
    expect(queue.take()).toBeNull();
    now = 60_000;
    queue.add({ kind: 'error', name: 'f' }, '/console');
    expect(queue.take()).toMatchObject({ events: [{ name: 'f', times: 1 }], dropped: 1 });
  });
});

describe('SHIP-08 a trace', () => {
  it('begins anew with each call, as W3C Trace Context writes it, and asks to be kept for a share of them', () => {
    const made = Array.from({ length: 50 }, () => traceHeader(1).traceparent ?? '');
    expect(new Set(made).size).toBe(50);
    for (const one of made) expect(one).toMatch(/^00-(?!0{32})[0-9a-f]{32}-(?!0{16})[0-9a-f]{16}-01$/);
    expect(traceHeader(0).traceparent).toMatch(/-00$/);
  });
});
