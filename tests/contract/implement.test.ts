import { implement } from '@mock/runtime/implement';
import { journalOf } from '@mock/runtime/journal';
import { personas } from '@mock/runtime/personas';
import { refuse } from '@mock/runtime/refusal';
import { getResponse } from 'msw';
import { describe, expect, it, vi } from 'vitest';
import * as z from 'zod';
import { CODES, type CodeName } from '@/api/codes';
import { endpoint, nothing } from '@/lib/contract/endpoint';
import { callHeaders } from '@/lib/http/headers';
import { ORIGIN, worlds } from '../support/gateway';

/** The answer of an endpoint that declares NOT_FOUND and refuses with a given code. */
function answerOf(code: CodeName) {
  const { handlers } = implement(
    { get: endpoint('/api/acm/thing/get', { req: nothing, res: nothing, codes: ['NOT_FOUND'], access: 'anonymous' }) },
    { get: () => refuse(code) },
  );
  const request = new Request(`${ORIGIN}/api/acm/thing/get`, { method: 'POST', body: '{}' });
  return getResponse(handlers(worlds), request);
}

describe('a handler of the mock gateway', () => {
  it('answers with a code that its endpoint declares', async () => {
    expect(await (await answerOf('NOT_FOUND'))?.json()).toMatchObject({ code: CODES.NOT_FOUND });
  });

  it('may not answer with another one, and the failure says where to declare it', async () => {
    await expect(answerOf('IN_USE')).rejects.toThrow(/thing\/get refused with IN_USE.*add 'IN_USE' to the codes/);
  });

  it('names each of two writes of one moment by its own entry in the log', async () => {
    const world = worlds.open(personas.main);
    const ends: (() => void)[] = [];
    const contract = {
      add: endpoint('/api/acm/thing/add', { req: nothing, res: z.object({ id: z.string() }) }),
      update: endpoint('/api/acm/thing/update', { req: nothing, res: nothing }),
    };
    const wait = () => new Promise<void>((resolve) => ends.push(resolve));
    const bound = implement(contract, {
      add: () => wait().then(() => ({ id: 'one' })),
      update: () => wait().then(() => ({})),
    }).handlers(worlds);
    const post = async (verb: 'add' | 'update') => {
      const headers = callHeaders(world.token, 'en-US');
      const request = new Request(`${ORIGIN}/api/acm/thing/${verb}`, { method: 'POST', headers, body: '{}' });
      return (await getResponse(bound, request))?.headers.get('X-Request-Id');
    };
    const answers = [post('add'), post('update')];
    await vi.waitFor(() => expect(ends).toHaveLength(2));
    // The second one ends first.
    for (const end of ends.reverse()) end();
    const logged = (verb: string) => journalOf(world).find((entry) => entry.verb === verb)?.requestId;
    expect(await Promise.all(answers)).toEqual([logged('add'), logged('update')]);
    expect(logged('add')).not.toBe(logged('update'));
  });
});
