import { storeFile } from '@mock/fs/upload';
import { act, renderHook, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { secretKeyApi } from '@/api/account-center/secret-key';
import { downloadFile, fileApi } from '@/api/fs/upload';
import { failure, failureOf } from '@/lib/contract/failure';
import { askProof, useChallenge } from '@/session/sensitive';
import { plan, server, signIn } from '../support/gateway';

const PATH = '/api/acm/secretKey/list';
const PAGE = { current: 1, pageSize: 10 };
const protection = (methods?: unknown) => ({ code: 40114, message: 'Prove it', data: { methods } });

/** A signed-in console whose protected calls ask; notes the requests of the list. */
function open(times: number, methods?: unknown) {
  const onSensitive = vi.fn(askProof);
  const world = signIn('main', { onSensitive });
  plan(world, { path: PATH, times, envelope: protection(methods) });
  const tickets: (string | null)[] = [];
  server.events.removeAllListeners();
  server.events.on('request:start', ({ request }) => {
    tickets.push(request.headers.get('Sensitive-Ticket'));
  });
  for (const known of ['T-1', 'T-now', 'T-4']) world.tickets.add(known);
  return { world, tickets, onSensitive, challenge: renderHook(() => useChallenge()).result };
}

const answered = async (challenge: { current: ReturnType<typeof useChallenge> }, ticket: string | null) => {
  await waitFor(() => expect(challenge.current).not.toBeNull());
  act(() => challenge.current?.answer(ticket));
};
const outcome = (call: Promise<unknown>) => call.then(() => 'answered', failureOf);

describe('40114', () => {
  it('REL-2 of twenty calls at once asks one question and replays each call once with the ticket', async () => {
    const { tickets, challenge } = open(20);
    const calls = Array.from({ length: 20 }, () => outcome(secretKeyApi.list(PAGE)));
    await waitFor(() => expect(tickets).toHaveLength(20));
    await answered(challenge, 'T-1');
    expect(await Promise.all(calls)).toEqual(Array(20).fill('answered'));
    expect(tickets).toEqual([...Array(20).fill(null), ...Array(20).fill('T-1')]);
    expect(challenge.current).toBeNull();
  });

  it('again after a replay, whose ticket the gateway does not know, is an error and no second question', async () => {
    const { tickets, challenge, onSensitive } = open(1);
    const call = outcome(secretKeyApi.list(PAGE));
    await answered(challenge, 'T-2');
    expect(await call).toMatchObject({ kind: 'sensitive', code: '40114', text: 'Prove it', showType: 2 });
    expect(onSensitive).toHaveBeenCalledOnce();
    expect(tickets).toEqual([null, 'T-2']);
  });

  it('that the operator cancels rejects silently and sends nothing more', async () => {
    const { tickets, challenge } = open(1);
    const call = outcome(secretKeyApi.list(PAGE));
    await answered(challenge, null);
    expect(await call).toMatchObject({ kind: 'abort', showType: 0 });
    expect(tickets).toEqual([null]);
  });

  it('whose proof comes after Cancel leaves the next question open', async () => {
    const { tickets, challenge } = open(2);
    const given = outcome(secretKeyApi.list(PAGE));
    await waitFor(() => expect(challenge.current).not.toBeNull());
    const late = challenge.current;
    await answered(challenge, null);
    await given;
    const call = outcome(secretKeyApi.list(PAGE));
    await waitFor(() => expect(challenge.current).not.toBeNull());
    act(() => late?.answer('T-late'));
    await answered(challenge, 'T-now');
    expect(await call).toBe('answered');
    expect(tickets).toEqual([null, null, 'T-now']);
  });

  it.each([
    [
      ['phone', 'email'],
      ['phone', 'email'],
    ],
    [undefined, ['password']],
    [[], ['password']],
    [['fingerprint'], ['password']],
    [['phone', 'totp'], ['phone']],
    [[7, null, 'email', { password: true }], ['email']],
    ['password', ['password']],
  ])('with methods %j offers %j', async (methods, offered) => {
    const { challenge } = open(1, methods);
    const call = outcome(secretKeyApi.list(PAGE));
    await waitFor(() => expect(challenge.current?.methods).toEqual(offered));
    await answered(challenge, null);
    await call;
  });
});

it('a protection that carries no object asks for the password', async () => {
  const { challenge } = open(0);
  const call = askProof(failure('sensitive', '40114', { data: 'protected' }));
  await answered(challenge, 'T-5');
  expect(await call).toBe('T-5');
});

describe('a file that is protected', () => {
  const textOf = (file: Promise<Blob>) => file.then((blob) => new Response(blob).text(), failureOf);

  it('comes after one question, by a replay with the ticket', async () => {
    const { world, tickets, challenge } = open(0);
    const fileId = storeFile(world, 'a.txt', 'the file');
    plan(world, { path: '/fs/download', envelope: protection(['phone']) });
    const file = textOf(downloadFile(fileId));
    await waitFor(() => expect(challenge.current?.methods).toEqual(['phone']));
    await answered(challenge, 'T-1');
    expect(await file).toBe('the file');
    expect(tickets).toEqual([null, 'T-1']);
  });

  it('does not come, without a word, if the operator cancels', async () => {
    const { world, challenge } = open(0);
    const fileId = storeFile(world, 'a.txt', 'the file');
    plan(world, { path: '/fs/download', envelope: protection() });
    const file = textOf(downloadFile(fileId));
    await answered(challenge, null);
    expect(await file).toMatchObject({ kind: 'abort', showType: 0 });
  });

  it('is stored after one question for all of its parts', async () => {
    const { world, tickets, challenge } = open(0);
    plan(world, { path: '/fs/upload', envelope: protection() });
    const facts = { biz: 'metadata', uploadId: 'U-1', name: 'a.xml', size: 2, count: 1, index: 0 } as const;
    const stored = fileApi.upload({ ...facts, part: new Blob(['ab']) });
    await answered(challenge, 'T-1');
    expect(await stored).toMatchObject({ name: 'a.xml', size: 2 });
    expect(tickets).toEqual([null, 'T-1']);
  });
});

describe('on an anonymous screen', () => {
  it.each([40101, 40105, 40111, 40114])(
    '%i is a refusal with its words: no question, no end of a session',
    async (code) => {
      const [onSession, onSensitive] = [vi.fn(), vi.fn()];
      const world = signIn('main', { onSession, onSensitive, hasSession: () => false });
      plan(world, { path: PATH, envelope: { code, message: 'not here', data: null, showType: 1 } });
      expect(await outcome(secretKeyApi.list(PAGE))).toMatchObject({ kind: 'business', text: 'not here', showType: 1 });
      plan(world, { path: '/fs/download', envelope: { code, message: 'not here' } });
      expect(await outcome(downloadFile('F-1'))).toMatchObject({ kind: 'business', text: 'not here' });
      expect([onSession, onSensitive].map((port) => port.mock.calls.length)).toEqual([0, 0]);
    },
  );
});

describe('a session code during the replay', () => {
  it('ends the session as any other', async () => {
    const onSession = vi.fn();
    const world = signIn('main', {
      onSession,
      onSensitive: () => {
        world.isEnded = true;
        return Promise.resolve('T-3');
      },
    });
    plan(world, { path: PATH, envelope: protection() });
    expect(await outcome(secretKeyApi.list(PAGE))).toMatchObject({ kind: 'session' });
    expect(onSession).toHaveBeenCalledOnce();
  });
});

describe('a call that index.html started', () => {
  // The page was opened a second ago, however long everything before took.
  beforeEach(() => void vi.spyOn(performance, 'now').mockReturnValue(1_000));

  it('answers the first call of the same body without a second request', async () => {
    const { tickets, world } = open(0);
    const data = { list: [], total: 0 };
    const answer = Promise.resolve(Response.json({ code: 20000, data }));
    window.__early = [{ token: world.token, path: PATH, body: JSON.stringify(PAGE), answer }];
    expect(await secretKeyApi.list(PAGE)).toEqual(data);
    expect(tickets).toEqual([]);
    expect((await secretKeyApi.list(PAGE)).total).toBeGreaterThan(0);
    expect(tickets).toEqual([null]);
  });

  it('answers no replay: that one carries a proof', async () => {
    const { tickets, challenge, world } = open(0);
    const started = (body: unknown) => ({
      token: world.token,
      path: PATH,
      body: JSON.stringify(PAGE),
      answer: Promise.resolve(Response.json(body)),
    });
    window.__early = [started(protection()), started({ code: 20000, data: { list: [], total: 0 } })];
    const call = secretKeyApi.list(PAGE);
    await answered(challenge, 'T-4');
    expect((await call).total).toBeGreaterThan(0);
    expect(tickets).toEqual(['T-4']);
    window.__early = [];
  });
});
