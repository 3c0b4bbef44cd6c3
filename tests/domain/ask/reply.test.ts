import { describe, expect, it } from 'vitest';
import type { NodeQuestion } from '@/domain/ask/question';
import { MOST_REPLY_CHARS, type NodeReply, readReply, replyOf } from '@/domain/ask/reply';
import { failure } from '@/lib/contract/failure';
import { recorded } from './recorded';

const RESOLVE: NodeQuestion = { ask: 'resolve', name: 'www.acme.example', type: 'A', server: '', flags: [] };
const PING: NodeQuestion = { ask: 'ping', name: '192.0.2.1' };
const TRACE: NodeQuestion = { ask: 'trace', name: '192.0.2.1' };
const PORT: NodeQuestion = { ask: 'port', name: '192.0.2.1', port: 53 };

const answerIn = (reply: NodeReply) => (reply.state === 'answered' ? reply.answer : null);
const resolved = (value: object) => answerIn(readReply(RESOLVE, JSON.stringify(value)));
const kept = (name: string) => answerIn(readReply(RESOLVE, recorded(name)));

const a = (data: string, rest: object = {}) => ({
  ...{ NAME: 'www.acme.example.', TYPE: 1, TYPEname: 'A', TTL: 300, rdataA: data },
  ...rest,
});
const ok = (...answerRRs: object[]) => ({ RCODE: 0, QTYPEname: 'A', answerRRs });
const opt = (RDATAHEX: string, TTL = 0) => ({ NAME: '.', TYPE: 41, TYPEname: 'OPT', TTL, RDATAHEX });

describe('BEY-42 an answer of a name server', () => {
  it('says its records, or why there are none, as a real server said it', () => {
    expect(kept('a')).toMatchObject({ outcome: 'records', lines: ['192.0.2.1', '192.0.2.2'], flags: ['AA'] });
    expect(kept('alias')?.lines).toEqual(['192.0.2.1', '192.0.2.2', 'CNAME www.acme.example.']);
    expect(kept('no-data')).toMatchObject({ outcome: 'noData', lines: [] });
    expect(kept('nxdomain')).toMatchObject({ outcome: 'code', lines: ['NXDOMAIN'] });
    expect(kept('refused')).toMatchObject({ outcome: 'code', lines: ['REFUSED'] });
    expect(kept('blocked')).toMatchObject({ outcome: 'blocked', lines: ['NXDOMAIN'], reason: 'cloud: phishing' });
    expect(kept('soa')?.sameAs).not.toBe(kept('soa-old')?.sameAs);
  });

  it('is the same in another order, with other times to live, in another case and with newer signatures', () => {
    const signature = { NAME: 'www.acme.example.', TYPE: 46, TYPEname: 'RRSIG', rdataRRSIG: 'A 13 3 300 …' };
    const one = resolved(ok(a('192.0.2.1'), a('192.0.2.2')))?.sameAs;
    expect(resolved(ok(a('192.0.2.2', { TTL: 7, NAME: 'WWW.acme.EXAMPLE.' }), signature, a('192.0.2.1')))?.sameAs).toBe(
      one,
    );
    expect(resolved({ ...ok(a('192.0.2.1'), a('192.0.2.2')), AA: 1, CD: true })?.sameAs).toBe(one);
    const alias = (data: string) => ok({ NAME: 'x.', TYPE: 5, TYPEname: 'CNAME', rdataCNAME: data });
    expect(resolved(alias('A.example.'))?.sameAs).toBe(resolved(alias('a.EXAMPLE.'))?.sameAs);
  });

  it.each<[string, object]>([
    ['another record', ok(a('192.0.2.1'), a('192.0.2.3'))],
    ['one record less', ok(a('192.0.2.1'))],
    ['kept back', { ...ok(a('192.0.2.1'), a('192.0.2.2')), additionalRRs: [opt('000F00020011')] }],
    ['another code', { ...ok(a('192.0.2.1'), a('192.0.2.2')), RCODE: 3 }],
  ])('is another one: %s', (_, value) => {
    expect(resolved(value)?.sameAs).not.toBe(resolved(ok(a('192.0.2.1'), a('192.0.2.2')))?.sameAs);
  });

  it('says whether it was validated, but for who has the zone itself', () => {
    const of = (rest: object) => resolved({ ...ok(a('192.0.2.1')), ...rest })?.isValidated;
    expect([of({ AD: 1 }), of({}), of({ AA: 1 })]).toEqual([true, false, null]);
  });

  it('shows what has no name: types and codes by their number, data by its bytes', () => {
    expect(resolved(ok({ NAME: 'x.', TYPE: 65_280, RDATAHEX: 'C000' }))?.lines).toEqual(['TYPE65280 \\# C000']);
    expect(resolved({ RCODE: 9, additionalRRs: [opt('', 2 ** 24)] })?.lines).toEqual(['RCODE 25']);
    expect(resolved({ RCODE: 3, answerRRs: [a('192.0.2.1')], QTYPEname: 'A' })?.lines).toEqual([
      'NXDOMAIN',
      '192.0.2.1',
    ]);
  });

  it('takes a reason from where it stands, and none from what is cut off', () => {
    const reasonOf = (hex: string) => resolved({ RCODE: 2, additionalRRs: [opt(hex)] });
    // A cookie, then "DNSSEC bogus" with two letters.
    expect(reasonOf('000A00021234000F000400064869')).toMatchObject({ outcome: 'code', reason: 'Hi' });
    expect(reasonOf('000F0009000F6869')).toMatchObject({ outcome: 'code', reason: '' });
    expect(reasonOf('000F00010F')).toMatchObject({ outcome: 'code', reason: '' });
    expect(reasonOf('zz')).toMatchObject({ outcome: 'code', reason: '' });
  });
});

const hub = (host: string, loss: number | string, rest: object = {}) => ({
  ...{ count: 1, host, 'Loss%': loss, Snt: 4, Avg: 12.5 },
  ...rest,
});
const mtr = (dst: string, ...hubs: object[]) => JSON.stringify({ report: { mtr: { dst }, hubs } });
const outcome = (one: NodeQuestion, text: string) => answerIn(readReply(one, text))?.outcome;

describe('BEY-42 what a node says of the way to a target', () => {
  it('tells what came back of a ping', () => {
    expect(answerIn(readReply(PING, recorded('ping')))).toMatchObject({
      outcome: 'reached',
      sent: 3,
      back: 3,
      lines: ['127.0.0.1'],
    });
    expect(answerIn(readReply(PING, mtr('192.0.2.1', hub('192.0.2.1', '25.0'))))).toMatchObject({
      outcome: 'partly',
      back: 3,
      ms: 12.5,
    });
    expect(answerIn(readReply(PING, mtr('192.0.2.1', hub('???', 100))))).toMatchObject({
      outcome: 'lost',
      back: 0,
      lines: [],
      ms: null,
    });
    expect(outcome(PING, mtr('192.0.2.1', hub('???', 0)))).toBe('lost');
    expect(outcome(PING, mtr('192.0.2.1'))).toBe('lost');
  });

  it('tells whether a way ends at its target', () => {
    expect(answerIn(readReply(TRACE, recorded('trace')))).toMatchObject({
      outcome: 'reached',
      hops: [{ host: '127.0.0.1' }],
    });
    const way = mtr('192.0.2.1', hub('198.51.100.1', 0), hub('???', 100), hub('192.0.2.1', 0, { Avg: 30 }));
    expect(answerIn(readReply(TRACE, way))).toMatchObject({
      outcome: 'reached',
      ms: 30,
      hops: [{ host: '198.51.100.1', ms: 12.5 }, { host: '', ms: null }, { host: '192.0.2.1' }],
    });
    expect(outcome(TRACE, mtr('www.acme.example', hub('192.0.2.1', 0)))).toBe('reached');
    expect(answerIn(readReply(TRACE, mtr('192.0.2.1', hub('198.51.100.1', 0))))).toMatchObject({
      outcome: 'lost',
      ms: null,
      lines: ['198.51.100.1'],
    });
    expect(answerIn(readReply(TRACE, mtr('192.0.2.1', hub('???', 100))))).toMatchObject({ outcome: 'lost', lines: [] });
    expect(outcome(TRACE, mtr('192.0.2.1'))).toBe('lost');
  });

  it('tells whether a port took the connection', () => {
    expect(answerIn(readReply(PORT, recorded('port-open')))).toMatchObject({ outcome: 'open', lines: ['127.0.0.1'] });
    expect(answerIn(readReply(PORT, recorded('port-closed')))).toMatchObject({
      outcome: 'closed',
      reason: expect.stringContaining('connect'),
    });
    const ended = (exitcode: number) => JSON.stringify({ exitcode, time_connect: 0 });
    expect([6, 28].map((code) => outcome(PORT, ended(code)))).toEqual(['unresolved', 'filtered']);
    expect(readReply(PORT, ended(3))).toMatchObject({ state: 'unreadable', fault: 'form' });
  });
});

describe('BEY-42 what is no answer', () => {
  it.each<[string, string, object]>([
    ['nothing', '', { state: 'silent' }],
    ['an empty object', '{\n}\n', { state: 'silent' }],
    ['that nobody answered', recorded('silent'), { state: 'silent', words: expect.stringContaining('timeout') }],
    ['that there is no such name', recorded('unresolved'), { answer: { outcome: 'unresolved' } }],
    ['an error of the node', '{"errmsg":"no such program"}', { state: 'said', words: 'no such program' }],
    ['words', '% Unknown command', { state: 'unreadable', fault: 'words', words: '% Unknown command' }],
    ['half an answer', recorded('a').slice(0, 200), { state: 'unreadable', fault: 'cut' }],
    ['another form', '{"Status":0}', { state: 'unreadable', fault: 'form' }],
    ['null', 'null', { state: 'unreadable', fault: 'form' }],
    ['too much', ' '.repeat(MOST_REPLY_CHARS + 1), { state: 'unreadable', fault: 'tooLarge' }],
  ])('is said as such: %s', (_, text, wanted) => {
    expect(readReply(RESOLVE, text)).toMatchObject(wanted);
  });

  it.each([PING, TRACE, PORT])('of another form is none of $ask', (one) => {
    expect(readReply(one, '{"report":[]}')).toMatchObject({ state: 'unreadable', fault: 'form' });
  });

  it('is told by why the call failed', () => {
    const said = (text: string | null) => failure('business', '50000', { text });
    expect(replyOf(failure('abort', 'abort'))).toEqual({ state: 'stopped' });
    expect(replyOf(failure('timeout', 'timeout'))).toMatchObject({ state: 'silent' });
    expect(replyOf(said('connection timed out'))).toMatchObject({ state: 'silent' });
    expect(replyOf(said('disk full'))).toMatchObject({ state: 'said', words: 'disk full' });
    expect(replyOf(said(null))).toMatchObject({ state: 'refused' });
    expect(replyOf(failure('http', '502'))).toMatchObject({ state: 'refused', failure: { code: '502' } });
  });

  it('takes its time from the node where the program does not say it', () => {
    const msOf = (one: NodeQuestion, text: string, elapsed?: number) => answerIn(readReply(one, text, elapsed))?.ms;
    expect([msOf(RESOLVE, recorded('a')), msOf(RESOLVE, recorded('a'), 7)]).toEqual([null, 7]);
    expect(msOf(TRACE, mtr('192.0.2.1', hub('192.0.2.1', 0)), 4000)).toBe(12.5);
  });
});
