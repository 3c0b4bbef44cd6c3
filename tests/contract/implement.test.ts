import { implement } from '@mock/runtime/implement';
import { refuse } from '@mock/runtime/refusal';
import { getResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import { CODES, type CodeName } from '@/api/codes';
import { endpoint, nothing } from '@/lib/contract/endpoint';
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
});
