import { HttpResponse, http } from 'msw';
import { describe, expect, it } from 'vitest';
import { failureOf } from '@/lib/contract/failure';
import { send } from '@/lib/http/axios';
import { readOriginalContent } from '@/lib/http/invoke';
import { server, signIn } from '../support/gateway';

const INVOKE = '/api/dcomm/cmdInvocation/doInvoke';

/** What a command's call ends with when the gateway answers this data. */
async function invoke(data: unknown): Promise<unknown> {
  signIn();
  server.use(http.post(`*${INVOKE}`, () => HttpResponse.json({ code: 20000, message: 'success', data })));
  return send(INVOKE, {}).then(readOriginalContent).catch(failureOf);
}

const answer = (originalContent: string) => ({ result: [{ result: { originalContent } }] });

// The same four answers on screen: tests/pages/system-settings/command-task.test.tsx.
describe('REQ-10 doInvoke through the real client', () => {
  it('gives the JSON of the original content', async () => {
    expect(await invoke(answer('{"routes":[{"prefix":"10.0.0.0/8"}]}'))).toEqual({
      routes: [{ prefix: '10.0.0.0/8' }],
    });
  });

  it('is error 50000 with the words of errmsg', async () => {
    const refused = { kind: 'business', code: '50000', text: 'no such interface', showType: 2 };
    expect(await invoke(answer('{"errmsg":"no such interface"}'))).toMatchObject(refused);
  });

  it('is a data failure where the content is no JSON', async () => {
    expect(await invoke(answer('% Unknown command'))).toMatchObject({ kind: 'contract', text: null });
  });

  it('is a data failure where result[0] is missing', async () => {
    expect(await invoke({ result: [] })).toMatchObject({ kind: 'contract', text: null });
  });
});
