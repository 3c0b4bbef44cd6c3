import { endpoints } from '@mock/handlers';
import { type PersonaKey, personas } from '@mock/runtime/personas';
import { describe, expect, it } from 'vitest';
import { accountInfoApi } from '@/api/account-center/account-info';
import { contactBindingApi } from '@/api/account-center/contact-binding';
import { secretKeyApi } from '@/api/account-center/secret-key';
import { subAccountApi } from '@/api/business-account/sub-account';
import { CODES } from '@/api/codes';
import { logApi } from '@/api/log/query';
import { messageApi } from '@/api/message/message';
import { isReading } from '@/lib/contract/endpoint';
import { send } from '@/lib/http/axios';
import { signIn } from '../support/gateway';

const AT = Date.UTC(2026, 10, 2, 9, 30);
const PAGE = { current: 1, pageSize: 10 };

/** Signed in as one account and looking as another, at a standing clock. */
function look(who: PersonaKey, viewed: string | null) {
  const world = signIn(who, { viewAs: () => viewed });
  world.setClock(AT);
  return world;
}

/** What an endpoint answers to the plainest request that it takes. */
async function answerTo(path: string): Promise<unknown> {
  const answer = (body: object) => send(path, body).catch((error: unknown) => String(error));
  return { plain: await answer({}), paged: path.endsWith('/list') ? await answer(PAGE) : null };
}

// Ids of links and files are made anew in each world.
const comparable = (value: unknown): string =>
  (JSON.stringify(value) ?? '').replace(/[0-9a-f]{8}-[0-9a-f-]{27}/g, 'uuid');

const reading = endpoints()
  .filter(({ access, path }) => access === 'session' && isReading(path))
  .map(({ path }) => path);

describe('BEY-04 a view as another account', () => {
  it.each(['operator', 'norights'] as const)(
    'is answered by every reading endpoint as %s itself is answered',
    async (who) => {
      const paths = reading.filter((path) => path !== '/api/acm/session/get');
      expect(paths.length).toBeGreaterThan(100);
      look(who, null);
      const own = new Map<string, string>();
      for (const path of paths) own.set(path, comparable(await answerTo(path)));
      look('main', personas[who].id);
      const odd: string[] = [];
      for (const path of paths) if (comparable(await answerTo(path)) !== own.get(path)) odd.push(path);
      expect(odd).toEqual([]);
    },
    60_000,
  );

  it('shows the account, contacts, keys and messages that its own administrators see of it', async () => {
    look('main', 'A-2021');
    const info = await accountInfoApi.getOwn({});
    const contacts = await contactBindingApi.get({});
    look('main', null);
    const row = await subAccountApi.get({ id: 'A-2021' });
    expect(info).toMatchObject({ id: row.id, name: row.name, phone: row.phone, email: row.email });
    expect(info.role).toBe(row.role?.name);
    expect(contacts).toMatchObject({ phone: { value: row.phone }, email: { value: row.email } });
  });

  it('never shows what its viewer did to his own: a key, a message that was read', async () => {
    let viewed: string | null = null;
    signIn('main', { viewAs: () => viewed });
    const { id } = await secretKeyApi.add({ description: 'Of the main account' });
    await messageApi.markAllRead({ category: null });
    viewed = personas.operator.id;
    expect((await secretKeyApi.list(PAGE)).list.map((one) => one.id)).not.toContain(id);
    expect((await messageApi.list({ ...PAGE, filters: { isRead: ['false'] } })).total).toBeGreaterThan(0);
    expect((await logApi.getScope({})).account).toBe('acme-operator');
  });

  it('refuses every other call, whatever right it takes', async () => {
    look('main', personas.operator.id);
    const refused = { failure: { code: String(CODES.VIEW_ONLY) } };
    const writing = endpoints().filter(
      ({ path }) => !isReading(path) && !/^\/(api\/(auth|domainAssistant)|api\/acm\/session)\b/.test(path),
    );
    expect(writing.length).toBeGreaterThan(100);
    for (const { path } of writing) await expect(send(path, {}), path).rejects.toMatchObject(refused);
  });

  it('is for administrators, and of accounts that can sign in', async () => {
    look('operator', personas.readonly.id);
    await expect(accountInfoApi.getOwn({})).rejects.toMatchObject({ failure: { code: String(CODES.NO_RIGHT) } });
    for (const gone of ['A-none', personas.locked.id]) {
      look('main', gone);
      await expect(accountInfoApi.getOwn({})).rejects.toMatchObject({ failure: { code: String(CODES.NOT_FOUND) } });
    }
  });
});
