import { afterEach, describe, expect, it } from 'vitest';
import * as z from 'zod';
import { byId, endpoint } from '@/lib/contract/endpoint';
import { hasUnknown } from '@/lib/contract/fields';
import { forgetUnknown, keepUnknown, withUnknown } from '@/lib/contract/unknown-fields';
import { objectVersion } from '@/lib/contract/version';

const rule = z.object({ ip: z.string(), note: z.string() });
const group = z.object({ id: z.string(), name: z.string() });
const shape = {
  name: z.string(),
  rules: z.array(rule),
  groups: z.array(group),
  times: z.object({ zone: z.string() }).nullable(),
  limits: z.record(z.string(), z.object({ most: z.number() })).optional(),
  scope: z.union([z.literal('all'), z.array(rule)]).optional(),
  target: z
    .discriminatedUnion('kind', [
      z.object({ kind: z.literal('mail'), address: z.string() }),
      z.object({ kind: z.literal('hook'), url: z.string(), token: z.string().optional() }),
    ])
    .and(z.object({ isOn: z.boolean() }))
    .optional(),
};
const get = endpoint('/api/x/thing/get', {
  req: byId,
  res: z.object({ id: z.string(), ...shape, version: objectVersion }),
});
const update = endpoint('/api/x/thing/update', {
  req: z.object({ id: z.string(), ...shape, secret: z.string().optional(), version: objectVersion }),
  res: z.object({}),
});
const remove = endpoint('/api/x/thing/delete', { req: byId, res: z.object({}) });

const CAME = {
  id: 'a',
  name: 'One',
  rules: [
    { ip: '1', note: 'p', own: 1 },
    { ip: '2', note: 'q', own: 2 },
    { ip: '3', note: 'p', own: 3 },
  ],
  groups: [
    { id: 'g', name: 'G', own: 'g' },
    { id: 'h', name: 'H', own: 'h' },
  ],
  times: { zone: 'UTC', own: true },
  own: ['whole'],
  secret: '******',
};
const KNOWN = get.res.parse(CAME);

afterEach(forgetUnknown);

const sentWith = (changes: object, { came = CAME }: { came?: object } = {}) => {
  keepUnknown(get, { id: 'a' }, came);
  const sent = { ...KNOWN, ...changes };
  return withUnknown(update, sent, sent);
};
const rules = (...all: readonly (readonly [ip: string, note: string])[]) => ({
  rules: all.map(([ip, note]) => ({ ip, note })),
});

describe('what a gateway says of an object that no schema knows', () => {
  it('goes back with an edit as it came, whatever it is in', () => {
    const { secret: _, ...same } = CAME;
    expect(sentWith({})).toEqual(same);
  });

  it('is no field that the request knows and leaves out', () => {
    expect(sentWith({})).not.toHaveProperty('secret');
  });

  it.each([
    ['an entry that is changed', rules(['1', 'p'], ['9', 'q'], ['3', 'p']), [1, 2, 3]],
    ['an entry whose only other field is the same elsewhere', rules(['1', 'p'], ['2', 'q'], ['9', 'p']), [1, 2, 3]],
    ['what is left when one is deleted', rules(['2', 'q'], ['3', 'p']), [2, 3]],
    ['what is left and changed when one is deleted', rules(['2', 'z'], ['3', 'p']), [2, 3]],
    ['entries in another order', rules(['3', 'p'], ['1', 'p'], ['2', 'q']), [3, 1, 2]],
    ['an entry before one that is added', rules(['1', 'p'], ['2', 'q'], ['3', 'p'], ['4', 'p']), [1, 2, 3, undefined]],
    ['none that is added in the place of one deleted', rules(['1', 'p'], ['3', 'p'], ['4', 'q']), [1, 3, undefined]],
    ['none that is like none of several that were deleted', rules(['8', 'x']), [undefined]],
    ['every entry when all are changed', rules(['7', 'x'], ['8', 'y'], ['9', 'z']), [1, 2, 3]],
  ])('goes with %s', (_, changes, owns) => {
    const sent = z.object({ rules: z.array(z.looseObject({ own: z.number().optional() })) }).parse(sentWith(changes));
    expect(sent.rules.map(({ own }) => own)).toEqual(owns);
  });

  it('follows the id of an entry, whatever else changed', () => {
    const groups = [
      { id: 'h', name: 'G' },
      { id: 'n', name: 'H' },
    ];
    expect(sentWith({ groups })).toHaveProperty('groups', [{ ...groups[0], own: 'h' }, groups[1]]);
  });

  it('goes with no entry of another id, though it is in the place of one deleted', () => {
    const groups = [
      { id: 'g', name: 'G' },
      { id: 'n', name: 'H' },
    ];
    expect(sentWith({ groups })).toHaveProperty('groups', [{ ...groups[0], own: 'g' }, groups[1]]);
  });

  it('stays with each entry of a record that is left, and one that was taken out stays out', () => {
    const limits = { day: { most: 1, own: 1 }, week: { most: 2, own: 2 } };
    const sent = sentWith({ limits: { week: { most: 3 } } }, { came: { ...CAME, limits } });
    expect(sent).toHaveProperty('limits', { week: { most: 3, own: 2 } });
  });

  it('is of the form that an object has, of those that it can have', () => {
    const target = { kind: 'hook', url: 'u', token: 'secret', isOn: true, address: 'own' };
    const changed = { kind: 'hook', url: 'v', isOn: true };
    const sent = sentWith({ target: changed }, { came: { ...CAME, target } });
    expect(sent).toHaveProperty('target', { ...changed, address: 'own' });
  });

  it('is of no form where an object has none of those that it can have', () => {
    const target = { kind: 'fax', number: 1, url: 'u', own: true };
    const changed = { kind: 'mail', address: 'a', isOn: true };
    const sent = sentWith({ target: changed }, { came: { ...CAME, target } });
    expect(sent).toHaveProperty('target', { ...changed, number: 1, own: true });
  });

  it('is of the entries where there is a list, and of nothing where there is a word in its place', () => {
    const came = { ...CAME, scope: [{ ip: '1', note: 'p', own: 1 }] };
    const scope = [{ ip: '1', note: 'q' }];
    expect(sentWith({ scope }, { came })).toHaveProperty('scope', [{ ...scope[0], own: 1 }]);
    expect(sentWith({ scope: 'all' }, { came })).toHaveProperty('scope', 'all');
    expect(sentWith({ scope }, { came: { ...CAME, scope: 'all' } })).toHaveProperty('scope', scope);
  });

  it('may be called like what every object has', () => {
    const came = { ...CAME, constructor: 'ours', times: { zone: 'UTC', toString: 'ours' } };
    expect(sentWith({}, { came })).toMatchObject({ constructor: 'ours', times: { zone: 'UTC', toString: 'ours' } });
    expect(hasUnknown({ constructor: 'ours' }, {})).toBe(true);
  });

  it('is what came last, and nothing once it no longer comes', () => {
    const getSame = endpoint('/api/x/thing/getSame', { req: byId, res: get.res });
    keepUnknown(get, { id: 'a' }, CAME);
    keepUnknown(getSame, { id: 'a' }, { ...CAME, own: 'late' });
    expect(withUnknown(update, KNOWN, KNOWN)).toHaveProperty('own', 'late');
    keepUnknown(getSame, { id: 'a' }, KNOWN);
    keepUnknown(get, { id: 'a' }, KNOWN);
    expect(withUnknown(update, KNOWN, KNOWN)).toEqual(KNOWN);
  });

  it('is forgotten of an object after a hundred others', () => {
    keepUnknown(get, { id: 'a' }, CAME);
    for (const id of Array.from({ length: 99 }, (_, index) => `other ${index}`))
      keepUnknown(get, { id }, { ...CAME, id });
    expect(withUnknown(update, KNOWN, KNOWN)).toHaveProperty('own');
    keepUnknown(get, { id: 'b' }, { ...CAME, id: 'b' });
    keepUnknown(get, { id: 'c' }, { ...CAME, id: 'c' });
    expect(withUnknown(update, KNOWN, KNOWN)).toEqual(KNOWN);
  });

  it('is not remembered of what cannot be edited', () => {
    const uses = endpoint('/api/x/thing/getUses', { req: byId, res: z.object({ name: z.string() }) });
    keepUnknown(uses, { id: 'a' }, { name: 'One', own: 1 });
    expect(withUnknown(update, KNOWN, KNOWN)).toEqual(KNOWN);
  });

  it('is nothing of an object that was taken out', () => {
    expect(sentWith({ times: null })).toHaveProperty('times', null);
  });

  it('goes with no other object, and with nothing that is no edit', () => {
    expect(sentWith({ id: 'b' })).toEqual({ ...KNOWN, id: 'b' });
    expect(withUnknown(remove, { id: 'a' }, { id: 'a' })).toEqual({ id: 'a' });
  });

  it('is beside what is written in a dialect, and stays as it came', () => {
    keepUnknown(get, { id: 'a' }, { ...CAME, count: '7' });
    const written = { ...KNOWN, id: 12, rules: [{ ip: 1, note: null }] };
    expect(withUnknown(update, { ...KNOWN, ...rules(['1', 'p']) }, written)).toMatchObject({
      id: 12,
      count: '7',
      rules: [{ ip: 1, note: null, own: 1 }],
    });
  });

  it('is of the only object of its kind, whatever changes of it', () => {
    const res = z.object({ type: z.string(), version: objectVersion });
    const getOnly = endpoint('/api/x/only/get', { req: z.object({}), res });
    const change = endpoint('/api/x/only/update', { req: res, res: z.object({}) });
    keepUnknown(getOnly, {}, { type: 'a', own: 1 });
    expect(withUnknown(change, { type: 'b' }, { type: 'b' })).toEqual({ type: 'b', own: 1 });
  });

  it.each(['id', 'type'])('is of the entry with the same %s in a list of those that are edited one by one', (name) => {
    const row = z.object({ [name]: z.string(), days: z.number(), version: objectVersion });
    const getAll = endpoint('/api/x/store/getUsage', { req: z.object({}), res: z.object({ list: z.array(row) }) });
    const change = endpoint('/api/x/store/update', { req: row, res: z.object({}) });
    const list = [
      { [name]: 'log', days: 1, own: 1 },
      { [name]: 'alarm', days: 2, own: 2 },
    ];
    keepUnknown(getAll, {}, { list });
    const sent = { [name]: 'alarm', days: 1 };
    expect(withUnknown(change, sent, sent)).toEqual({ ...sent, own: 2 });
    const other = { [name]: 'report', days: 1 };
    expect(withUnknown(change, other, other)).toEqual(other);
  });

  it('is found in what the schema left of an answer', () => {
    expect(hasUnknown(CAME, KNOWN)).toBe(true);
    expect(hasUnknown(KNOWN, get.res.parse(KNOWN))).toBe(false);
    expect(hasUnknown({ list: [{ a: 1, b: 2 }] }, { list: [{ a: 1 }] })).toBe(true);
    expect(hasUnknown({ list: [{ a: 1, b: 2 }] }, { list: [{ a: 1, b: 2 }] })).toBe(false);
    expect(hasUnknown({ a: null }, undefined)).toBe(true);
  });
});
