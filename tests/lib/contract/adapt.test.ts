import { afterEach, describe, expect, it } from 'vitest';
import * as z from 'zod';
import { adapterOf } from '@/lib/contract/adapt';
import { adapter, adaptTo } from '@/lib/contract/adapter';
import { fields, many, words } from '@/lib/contract/codecs';
import { failureOf } from '@/lib/contract/failure';
import { gatewayAddress } from '@/lib/http/bases';

afterEach(() => adaptTo(null));

const state = words([
  ['ON', 'enabled'],
  [0, 'disabled'],
]);
const row = fields({ keyNo: 'id', st: ['status', state] });
const PATH = '/api/acm/thing/list';

describe('what reads a form of the gateway writes it too', () => {
  it.each<[string, z.ZodType, unknown, unknown]>([
    ['names and words', row, { keyNo: '7', st: 'ON', more: 1 }, { id: '7', status: 'enabled', more: 1 }],
    ['a word that is a number', row, { st: 0 }, { status: 'disabled' }],
    ['a word that nobody named', row, { st: 'LOST' }, { status: 'LOST' }],
    ['a list', fields({ rows: ['list', many(row)] }), { rows: [{ keyNo: '7' }] }, { list: [{ id: '7' }] }],
    ['no list', many(row), null, null],
    ['no object', row, null, null],
    ['a list in the place of an object', row, ['ON'], ['ON']],
  ])('%s', (_, codec, theirs, ours) => {
    expect(codec.decode(theirs)).toEqual(ours);
    expect(codec.encode(ours)).toEqual(theirs);
  });
});

describe('an endpoint', () => {
  it('that nobody adapted is asked and read as the contract says', () => {
    const data = {};
    expect(adapter.pathAt(PATH)).toBe(PATH);
    expect(
      [adapter.answerOf(PATH, data), adapter.requestTo(PATH, data), adapter.envelopeIn(data)].every(
        (one) => one === data,
      ),
    ).toBe(true);
    expect(adapter.refusedFields(PATH, { id: 'x' })).toEqual({ id: 'x' });
  });

  it('that is adapted has its own path at the server of the contract, its names and its refusals', () => {
    adaptTo(adapterOf({ endpoints: { [PATH]: { path: '/v2/things', req: row, res: row } } }));
    expect(gatewayAddress(PATH, { gateway: 'https://a.example/' }, adapter.pathAt(PATH))).toBe(
      'https://a.example/v2/things',
    );
    expect(adapter.answerOf(PATH, { keyNo: '7' })).toEqual({ id: '7' });
    expect(adapter.requestTo(PATH, { id: '7', status: 'disabled' })).toEqual({ keyNo: '7', st: 0 });
    expect(adapter.refusedFields(PATH, { keyNo: 'taken' })).toEqual({ id: 'taken' });
  });

  it('that is adapted names refused fields by their names, whatever their codecs make of the texts', () => {
    const seconds = z.codec(z.number(), z.number(), { decode: (at) => at * 1000, encode: (at) => at / 1000 });
    const rule = fields({ ip_addr: 'ip' });
    const thing = fields({ host_name: 'name', ends_at: ['endsAt', seconds], rule_list: ['rules', many(rule)] });
    adaptTo(adapterOf({ endpoints: { [PATH]: { req: thing } } }));
    const refused = {
      host_name: 'taken',
      ends_at: 'must be later',
      'rule_list.0.ip_addr': 'wrong',
      'rule_list.0.mask': 'wrong',
      'other.ip_addr': 'left',
    };
    expect(adapter.refusedFields(PATH, refused)).toEqual({
      name: 'taken',
      endsAt: 'must be later',
      'rules.0.ip': 'wrong',
      'rules.0.mask': 'wrong',
      'other.ip_addr': 'left',
    });
  });

  it('that is adapted by a codec of another make names refused fields as that reads them, if it can', () => {
    const renamed = z.codec(z.object({ key_no: z.string() }), z.object({ id: z.string() }), {
      decode: (one) => ({ id: one.key_no }),
      encode: (one) => ({ key_no: one.id }),
    });
    adaptTo(adapterOf({ endpoints: { [PATH]: { req: renamed } } }));
    expect(adapter.refusedFields(PATH, { key_no: 'taken', other: 'wrong' })).toEqual({ id: 'taken', other: 'wrong' });
    const text = z.codec(z.unknown(), z.unknown(), { decode: () => 'no object', encode: (one) => one });
    adaptTo(adapterOf({ endpoints: { [PATH]: { req: text } } }));
    expect(adapter.refusedFields(PATH, { key_no: 'taken' })).toEqual({ key_no: 'taken' });
  });

  it('beside an adapted one is asked and read as the contract says', () => {
    adaptTo(adapterOf({ endpoints: { '/api/acm/other/list': { path: '/v2/others', req: row, res: row } } }));
    expect(adapter.pathAt(PATH)).toBe(PATH);
    expect(adapter.answerOf(PATH, { keyNo: '7' })).toEqual({ keyNo: '7' });
    expect(adapter.requestTo(PATH, { id: '7' })).toEqual({ id: '7' });
    expect(adapter.envelopeIn({ code: 20000 })).toEqual({ code: 20000 });
    adaptTo(adapterOf({}));
    expect(adapter.pathAt('/api/acm/other/list')).toBe('/api/acm/other/list');
  });

  it('whose codec cannot read an answer leaves that to the contract, and what it cannot write is not sent', () => {
    const strict = z.codec(z.object({ n: z.string() }), z.object({ id: z.string() }), {
      decode: ({ n }) => ({ id: n }),
      encode: ({ id }) => ({ n: id }),
    });
    adaptTo(adapterOf({ endpoints: { [PATH]: { req: strict, res: strict } } }));
    const data = { m: 1 };
    expect(adapter.answerOf(PATH, data)).toBe(data);
    const send = () => adapter.requestTo(PATH, { id: 7 });
    expect(send).toThrow();
    try {
      send();
    } catch (thrown) {
      expect(failureOf(thrown)).toMatchObject({ kind: 'contract', lost: null });
    }
  });
});

it('an envelope is read by its codec; what is none goes on as it came', () => {
  const theirs = z.object({ ok: z.literal(true), payload: z.unknown() });
  const own = z.object({ code: z.number(), data: z.unknown() });
  const envelope = z.codec(theirs, own, {
    decode: ({ payload }) => ({ code: 20000, data: payload }),
    encode: ({ data }) => ({ ok: true as const, payload: data }),
  });
  adaptTo(adapterOf({ envelope }));
  expect(adapter.envelopeIn({ ok: true, payload: [1] })).toEqual({ code: 20000, data: [1] });
  expect(adapter.envelopeIn('<html>')).toBe('<html>');
});
