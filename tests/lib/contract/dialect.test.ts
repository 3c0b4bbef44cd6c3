import { afterEach, describe, expect, it } from 'vitest';
import * as z from 'zod';
import { clearDialect, inDialect, readAnswer } from '@/lib/contract/dialect';
import { endpoint } from '@/lib/contract/endpoint';
import { instant } from '@/lib/contract/instant';

afterEach(clearDialect);

/** 2026-11-02 09:30 UTC. */
const AT = 1_793_611_800_000;

const thing = (res: z.ZodType, req: z.ZodType = z.object({})) => endpoint('/api/acm/thing/get', { req, res });
const read = (schema: z.ZodType, value: unknown) =>
  Reflect.get(
    Object(readAnswer(thing(z.object({ field: schema, sure: z.boolean() })), { field: value, sure: true })),
    'field',
  );

const state = z.enum(['open', 'gone']).or(z.string());
const link = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('open'), until: instant }),
  z.object({ kind: z.literal('gone'), uses: z.int() }),
]);
const uploaded = z.union([z.object({ id: z.string() }), z.object({ received: z.number() })]);

describe('what comes in another form is read by the schema of its field', () => {
  it.each<[string, z.ZodType, unknown, unknown]>([
    ['a number as text', z.number(), '12.50', 12.5],
    ['a whole number as text', z.int().min(0), '-7', -7],
    ['zero as text', z.int(), '0', 0],
    ['one of several numbers as text', z.literal([1, 2]), '2', 2],
    ['a number where a text belongs', z.string(), 12, '12'],
    ['a number where a state belongs', state, 3, '3'],
    ['1 for yes', z.boolean(), 1, true],
    ['0 for no', z.boolean(), 0, false],
    ['1 as text', z.boolean(), '1', true],
    ['0 as text', z.boolean(), '0', false],
    ['the word for yes', z.literal(true), 'true', true],
    ['the word for no', z.boolean(), 'false', false],
    ['seconds', instant, AT / 1000, AT],
    ['seconds with milliseconds', instant, AT / 1000 + 0.123, AT + 123],
    ['the least seconds', instant, 1e8, 1e11],
    ['milliseconds as text', instant, String(AT), AT],
    ['seconds as text', instant, String(AT / 1000), AT],
    ['a time with its zone', instant, '2026-11-02T09:30:00Z', AT],
    ['a time with a part of a second', instant, '2026-11-02T09:30:00.250Z', AT + 250],
    ['a time of another zone', instant, '2026-11-02 17:30:00+08:00', AT],
    ['a time of a zone without a colon', instant, '2026-11-02T17:30:00.000+0800', AT],
    ['a time without seconds', instant, '2026-11-02T09:30Z', AT],
    ['a time in a list', z.array(instant), [AT / 1000, AT], [AT, AT]],
    ['a pair', z.tuple([instant, z.string()]), [AT / 1000, 7], [AT, '7']],
    ['figures by name', z.record(z.string(), z.int()), { a: '1', b: 2 }, { a: 1, b: 2 }],
    ['null for an empty text', z.string(), null, ''],
    ['null for an empty list', z.array(z.string()), null, []],
    ['null for an empty list of ids', z.array(z.string()).optional(), null, undefined],
    ['null for what may be left out', z.string().optional(), null, undefined],
    ['a number that may be null', z.number().nullable(), '3', 3],
    ['a number that may be null or left out', z.number().nullish(), '3', 3],
    ['a number with something in its place', z.number().default(1), '3', 3],
    ['a number that is forgiven', z.number().catch(1), '3', 3],
    ['a number that something is made of', z.number().transform(String), '3', 3],
    ['a number among nothing', z.union([z.number(), z.null()]), '3', 3],
    ['a number that something is made of, among nothing', z.union([z.number().transform(String), z.null()]), '3', 3],
    ['parts of two', z.object({ a: z.int() }).and(z.object({ b: z.int() })), { a: '1', b: '2' }, { a: 1, b: 2 }],
    ['one of several objects', link, { kind: 'open', until: AT / 1000 }, { kind: 'open', until: AT }],
    ['another one of them', link, { kind: 'gone', uses: '3' }, { kind: 'gone', uses: 3 }],
    ['one of objects without a name', uploaded, { received: '5' }, { received: 5 }],
  ])('%s', (_, schema, given, expected) => {
    expect(read(schema, given)).toEqual(expected);
  });

  it.each<[string, z.ZodType, unknown]>([
    ['a number where a text or a number may stand', z.union([z.string(), z.number()]), 7],
    ['digits where a text or a number may stand', z.union([z.string(), z.number()]), '7'],
    ['a list where a text may stand as well', z.union([z.string(), z.array(z.int())]), ['7']],
    ['any JSON', z.json(), '7'],
    ['a text', z.string(), '7'],
    ['an empty text', z.string(), ''],
    ['a fraction where a text belongs', z.string(), 1.5],
    ['more digits than a number holds, where a text belongs', z.string(), 2 ** 60],
    ['more digits than a number holds', z.int(), '12345678901234567890'],
    ['a number with a zero before it', z.int(), '007'],
    ['an exponent', z.number(), '1e3'],
    ['a word where a number belongs', z.number(), 'many'],
    ['nothing where something is put in its place', z.number().default(1), undefined],
    ['yes where a number belongs', z.number(), true],
    ['yes where a text belongs', z.string(), true],
    ['2 for yes', z.boolean(), 2],
    ['null for a number', z.number(), null],
    ['null for a state', state, null],
    ['null where a text must have something', z.string().min(1), null],
    ['null where a list must have something', z.array(z.string()).min(1), null],
    ['null that may be', z.string().nullable(), null],
    ['milliseconds', instant, AT],
    ['the least milliseconds', instant, 1e11],
    ['no time at all', instant, 0],
    ['a duration', z.number(), 1e9],
    ['a time without a zone', instant, '2026-11-02T09:30:00'],
    ['a day', instant, '2026-11-02'],
    ['a thirteenth month', instant, '2026-13-02T09:30:00Z'],
    ['yes where a moment belongs', instant, true],
    ['a text where a list belongs', z.array(z.int()), '7'],
    ['a text where an object belongs', z.object({ a: z.int() }), '7'],
    ['a text where figures belong', z.record(z.string(), z.int()), '7'],
    ['none of the objects that it may be', link, { kind: 'lost', uses: '3' }],
    ['what a text is made of', z.string().transform((one) => one.length), 'abc'],
    ['literals of two kinds', z.literal(['a', 1]), '1'],
    ['a literal null', z.literal(null), '1'],
    ['more than a pair has', z.tuple([z.string()]), ['a', 7]],
  ])('%s stays as it came', (_, schema, given) => {
    expect(read(schema, given)).toBe(given);
  });

  it('an answer with nothing to read is given on as the same one', () => {
    const answer = { list: [{ id: 'a', tags: ['x'], by: { a: 1 } }], total: 1 };
    const row = z.object({ id: z.string(), tags: z.array(z.string()), by: z.record(z.string(), z.int()) });
    expect(readAnswer(thing(z.object({ list: z.array(row), total: z.int() })), answer)).toBe(answer);
  });
});

describe('the list of a page', () => {
  const page = z.object({ list: z.array(z.object({ id: z.string() })), total: z.int() });

  it.each(['records', 'rows', 'items'])('is found under "%s"', (name) => {
    expect(readAnswer(thing(page), { [name]: [{ id: 1 }], total: '1' })).toEqual({ list: [{ id: '1' }], total: 1 });
  });

  it.each([
    ['under two names', { rows: [], items: [], total: 0 }],
    ['under a name that is none', { entries: [], total: 0 }],
    ['under another name where it stands as well', { list: [], rows: [{ id: 'a' }], total: 0 }],
    ['and is no list', { rows: 'none', list: 7, total: 0 }],
  ])('is not looked for %s', (_, answer) => {
    expect(readAnswer(thing(page), answer)).toBe(answer);
  });

  it('is no list of a page where the contract has another meaning for the name', () => {
    const table = z.object({ list: z.string(), rows: z.array(z.int()) });
    expect(readAnswer(thing(table), { rows: ['1'], list: null })).toEqual({ list: '', rows: [1] });
    const both = z.object({ list: z.array(z.int()), rows: z.array(z.int()) });
    expect(readAnswer(thing(both), { rows: ['1'] })).toEqual({ list: [], rows: [1] });
  });
});

describe('what is missing', () => {
  const row = z.object({
    id: z.string(),
    name: z.string(),
    tags: z.array(z.string()),
    owner: z.object({ id: z.string() }).nullable(),
    usedAt: instant.nullable(),
    note: z.string().optional(),
  });

  it('is an empty text, an empty list or null; never an id', () => {
    expect(readAnswer(thing(row), { id: 'a' })).toEqual({ id: 'a', name: '', tags: [], owner: null, usedAt: null });
    expect(readAnswer(thing(row), { name: 'a', id: null })).toMatchObject({ id: null });
    expect(readAnswer(thing(row), { name: 'a' })).not.toHaveProperty('id');
  });

  it('is not taken for nothing where it may stand under a name that nobody knows', () => {
    expect(readAnswer(thing(row), { id: 'a', title: 'A' })).toEqual({ id: 'a', title: 'A', tags: [], owner: null });
    const tagged = { id: 'a', labels: ['x'], more: null };
    expect(readAnswer(thing(row), tagged)).toEqual({ ...tagged, name: '', usedAt: null });
  });

  it('is not taken for nothing where nothing came of what was asked for', () => {
    const answer = { more: null };
    expect(readAnswer(thing(row), answer)).toBe(answer);
  });
});

describe('what is sent', () => {
  const thingRow = z.object({
    id: z.string(),
    parentId: z.string().nullable(),
    role: z.object({ id: z.string() }).nullable(),
    name: z.string(),
    remark: z.string(),
    tags: z.array(z.string()),
    size: z.number(),
    isOpen: z.boolean(),
    usedAt: instant,
    times: z.array(instant),
  });
  const row = {
    id: 'x1',
    parentId: null,
    role: null,
    name: 'a',
    remark: 'b',
    tags: ['x'],
    size: 1,
    isOpen: true,
    usedAt: AT,
    times: [],
  };
  const span = z.tuple([instant, instant]);
  const change = endpoint('/api/acm/thing/update', {
    req: z
      .object({
        usedAt: instant.optional(),
        span: z.union([z.null(), span]),
        times: z.array(instant),
        filters: z.object({ size: z.number() }),
      })
      .and(z.object({ from: instant })),
    res: z.object({}),
  });
  const hear = (given: object) => readAnswer(thing(thingRow), { ...row, ...given });
  const sent = (input: unknown) => inDialect(change, input);

  it('stays as it is before anything came, and where it came so', () => {
    const input = { id: '1', size: 2, isOpen: true, usedAt: AT, span: [AT, AT], remark: '', tags: [], none: null };
    expect(sent(input)).toEqual(input);
    hear({ id: '7', remark: '' });
    expect(sent(input)).toEqual(input);
  });

  it.each<[object, object, object]>([
    [{ id: 7 }, { id: '12', ids: ['12', '007', 'x'] }, { id: 12, ids: [12, '007', 'x'] }],
    [{ size: '1' }, { size: 2.5, filters: { size: 3 } }, { size: '2.5', filters: { size: '3' } }],
    [{ isOpen: 1 }, { isOpen: false }, { isOpen: 0 }],
    [{ isOpen: '1' }, { isOpen: false }, { isOpen: '0' }],
    [{ isOpen: 'true' }, { isOpen: false }, { isOpen: 'false' }],
    [{ usedAt: AT / 1000 }, { usedAt: AT + 500 }, { usedAt: AT / 1000 + 0.5 }],
    [{ usedAt: String(AT / 1000) }, { usedAt: AT }, { usedAt: String(AT / 1000) }],
    [{ usedAt: String(AT) }, { usedAt: AT }, { usedAt: String(AT) }],
    [{ usedAt: '2026-11-02T09:30:00Z' }, { usedAt: AT }, { usedAt: '2026-11-02T09:30:00Z' }],
    [{ usedAt: '2026-11-02T09:30:00Z' }, { usedAt: AT + 1 }, { usedAt: '2026-11-02T09:30:00.001Z' }],
    [{ usedAt: '2026-11-02T09:30:00.0Z' }, { usedAt: AT }, { usedAt: '2026-11-02T09:30:00.000Z' }],
    [{ remark: null }, { remark: '' }, { remark: null }],
    [{ remark: null }, { remark: 'c' }, { remark: 'c' }],
    [{ tags: null }, { tags: [] }, { tags: null }],
    [{ role: { id: 7 } }, { filters: { role: ['8'] } }, { filters: { role: [8] } }],
  ])('goes back as it came: after %j, %j as %j', (given, input, expected) => {
    hear(given);
    expect(sent(input)).toEqual(expected);
  });

  it('goes as the field came last', () => {
    hear({ id: 7, remark: null });
    hear({ id: '8', remark: '' });
    expect(sent({ id: '12', remark: '' })).toEqual({ id: '12', remark: '' });
  });

  it('is an id or a moment as those of the gateway, where none of the resource has come', () => {
    hear({ parentId: 7, usedAt: AT / 1000, size: '1' });
    const other = endpoint('/api/acm/other/list', { req: change.req, res: z.object({}) });
    const input = { groupIds: ['12'], name: '12', span: [AT, AT + 1], from: AT, times: [AT], size: 1 };
    const seconds = AT / 1000;
    const expected = {
      groupIds: [12],
      name: '12',
      span: [seconds, seconds + 0.001],
      from: seconds,
      times: [seconds],
      size: 1,
    };
    expect(inDialect(other, input)).toEqual(expected);
    readAnswer(endpoint('/api/acm/other/get', { req: z.object({}), res: z.object({ groupId: z.string() }) }), {
      groupId: '7',
    });
    expect(inDialect(other, input)).toEqual({ ...expected, groupIds: ['12'] });
  });

  it('leaves a file as it is', () => {
    const file = new Blob(['x']);
    hear({ id: 7 });
    expect(sent({ id: '1', file })).toEqual({ id: 1, file });
  });

  it('learns nothing from a form that an object only might have had', () => {
    const forms = z.union([
      z.object({ size: z.number(), name: z.string(), at: z.literal('x') }),
      z.object({ size: z.string(), name: z.string() }),
    ]);
    readAnswer(thing(z.object({ one: forms })), { one: { size: '1', name: null } });
    expect(sent({ size: 2 })).toEqual({ size: 2 });
  });
});
