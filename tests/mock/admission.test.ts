import { control } from '@mock/control';
import { PASSWORD, personas } from '@mock/runtime/personas';
import type { World } from '@mock/runtime/world';
import { loginNotices } from '@mock/session/admission';
import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { type AccessControlInput, accessControlApi } from '@/api/account-center/access-control';
import { contactBindingApi } from '@/api/account-center/contact-binding';
import { loginSecurityApi, loginSecurityInput } from '@/api/account-center/login-security';
import { passwordApi } from '@/api/account-center/password';
import { secretKeyApi } from '@/api/account-center/secret-key';
import { policyApi } from '@/api/business-account/policy';
import { subAccountApi } from '@/api/business-account/sub-account';
import { sessionApi } from '@/api/session/session';
import { DAY, HOUR } from '@/lib/time';
import { ORIGIN, signIn, worlds } from '../support/gateway';

const CODE = '246810';
const OPERATOR = personas.operator.id;

/** Signs an account in to a world by the gateway's own sign-in; 200, or why not. */
async function enter(world: World, persona: string, given: { password?: string; code?: string } = {}) {
  const body = JSON.stringify({ persona, password: PASSWORD, world: world.token, ...given });
  const answer = await control(new Request(`${ORIGIN}/mock/session`, { method: 'POST', body }), worlds);
  const { error, opens } = z
    .object({ error: z.string(), opens: z.string() })
    .partial()
    .parse(await answer?.json());
  return error ?? opens;
}

async function settle(change: object, accountId?: string) {
  const { settings, version } = await loginSecurityApi.get({ accountId });
  const next = loginSecurityInput.parse({ ...settings, isOn: true, ...change });
  await loginSecurityApi.update({ accountId, version, settings: next, acceptsLockout: true });
}

const ended = { failure: { kind: 'session' } };

describe('a locked account', () => {
  it('is refused at sign-in, and its running session ends; unlocked it signs in at once', async () => {
    const world = signIn('main');
    expect(await enter(world, 'operator')).toBe('/console');
    await sessionApi.get({});
    const keys = await secretKeyApi.list({ current: 1, pageSize: 10 });
    await enter(world, 'main');
    await subAccountApi.lock({ id: OPERATOR, password: PASSWORD });
    expect(await enter(world, 'operator')).toBe('locked');
    expect((await sessionApi.get({})).account.isMain).toBe(true);
    // As it would go on in its own browser.
    world.persona = personas.operator;
    await expect(sessionApi.get({})).rejects.toMatchObject(ended);
    world.persona = personas.main;
    await subAccountApi.unlock({ id: OPERATOR, password: PASSWORD });
    expect(await enter(world, 'operator')).toBe('/console');
    expect(await secretKeyApi.list({ current: 1, pageSize: 10 })).toEqual(keys);
  });

  it('is so in bulk too, and a deleted one is gone', async () => {
    const world = signIn('main');
    await subAccountApi.bulkLock({ ids: [OPERATOR, personas.readonly.id], password: PASSWORD });
    expect(await enter(world, 'readonly')).toBe('locked');
    await subAccountApi.bulkUnlock({ ids: [OPERATOR, personas.readonly.id], password: PASSWORD });
    expect(await enter(world, 'readonly')).toBe('/console');
    await enter(world, 'main');
    await subAccountApi.delete({ id: OPERATOR, password: PASSWORD });
    expect(await enter(world, 'operator')).toBe('wrong');
    world.persona = personas.operator;
    await expect(sessionApi.get({})).rejects.toMatchObject({ failure: { kind: 'session', code: '40110' } });
  });
});

describe('a contact', () => {
  const MAIN_PHONE = '13800000001';
  const bind = (kind: 'phone' | 'backupPhone', value: string) => contactBindingApi.bind({ kind, value, code: CODE });
  const taken = (field: string) => ({ failure: { fields: { [field]: 'Another account uses it, enter another one' } } });

  it('is one account’s own: the main account’s, with +86 or without, as a backup, and whatever its case', async () => {
    const world = signIn('main');
    const { version, ...zoneEditor } = await subAccountApi.get({ id: 'A-2020' });
    const save = (change: object) => {
      const { phone, email } = zoneEditor;
      const known = { type: 'businessSub' as const, phone: phone ?? '', email: email ?? '' };
      return subAccountApi.update({ id: 'A-2020', version, ...known, ...change });
    };
    await expect(save({ phone: MAIN_PHONE })).rejects.toMatchObject(taken('phone'));
    await expect(save({ phone: '+8613910000021' })).rejects.toMatchObject(taken('phone'));
    await expect(save({ email: 'OPS@acme.example' })).rejects.toMatchObject(taken('email'));
    const isUnique = async (value: string) => (await subAccountApi.checkUnique({ field: 'phone', value })).isUnique;
    expect(await Promise.all([MAIN_PHONE, '+8613620000020', '13999999999'].map(isUnique))).toEqual([
      false,
      false,
      true,
    ]);
    await save({});
    await enter(world, 'operator');
    await expect(bind('phone', MAIN_PHONE)).rejects.toMatchObject(taken('value'));
    await expect(bind('backupPhone', '+8613910000020')).rejects.toMatchObject(taken('value'));
  });

  it('is phone or backup phone of its account, never both', async () => {
    signIn('main');
    await expect(bind('backupPhone', `+86${MAIN_PHONE}`)).rejects.toMatchObject({
      failure: { fields: { value: expect.any(String) } },
    });
    await bind('backupPhone', '13700137001');
    await expect(bind('phone', '13700137001')).rejects.toMatchObject({
      failure: { fields: { value: expect.any(String) } },
    });
  });
});

describe('an account that was created', () => {
  const FIRST = 'Passw0rd#1';
  const basic = {
    roleId: 'ROLE-3',
    followsRole: true as const,
    messageChannels: [],
    fullBusinessData: { dns: false, sdns: false },
    dataAccess: 'readOnly' as const,
    fullLogData: false,
  };
  const contacts = (name: string, phone: string) => ({ name, phone, email: `${name}@acme.example` });

  it.each([
    [
      'by the wizard or as a clone',
      async () => {
        const input = { ...contacts('made-one', '13911110001'), type: 'businessSub' as const, basic, resources: [] };
        await subAccountApi.add({ ...input, password: FIRST });
        return { name: 'made-one', password: FIRST };
      },
    ],
    [
      'from a file',
      async () => {
        const line = { ...contacts('imp-one', '13911110002'), line: 2, role: 'DNS hosting only' };
        const { passwords } = await subAccountApi.import({ list: [line] });
        return passwords[0] ?? { name: '', password: '' };
      },
    ],
  ])('%s signs in with its first password, and does nothing before it has changed it', async (_, create) => {
    const world = signIn('main');
    const { name, password } = await create();
    expect(await enter(world, name)).toBe('wrong');
    expect(await enter(world, name, { password })).toBe('/console');
    expect(await sessionApi.get({})).toMatchObject({ account: { name, isMain: false }, passwordReset: 'firstLogin' });
    await expect(contactBindingApi.get({})).rejects.toMatchObject({ failure: { kind: 'business' } });
    await passwordApi.change({ current: password, next: 'Different#2027' });
    expect((await contactBindingApi.get({})).email.value).toBe(`${name}@acme.example`);
    await enter(world, 'main');
    expect((await subAccountApi.list({ current: 1, pageSize: 1, keyword: name })).list[0]?.lastLoginAt).not.toBeNull();
    expect(await enter(world, name, { password })).toBe('wrong');
    expect(await enter(world, name, { password: 'Different#2027' })).toBe('/console');
    expect((await sessionApi.get({})).passwordReset).toBe('none');
  });
});

describe('a password', () => {
  it('that was reset opens nothing any more; the new one must be changed at the next sign-in', async () => {
    const world = signIn('main');
    const { newPassword } = await subAccountApi.resetPassword({ id: OPERATOR, password: PASSWORD, delivery: 'show' });
    expect(await enter(world, 'operator')).toBe('wrong');
    expect(await enter(world, 'operator', { password: newPassword ?? '' })).toBe('/console');
    expect((await sessionApi.get({})).passwordReset).toBe('firstLogin');
    await expect(policyApi.list({ current: 1, pageSize: 10 })).rejects.toMatchObject({ failure: { kind: 'business' } });
    await passwordApi.change({ current: newPassword ?? '', next: 'Different#2027' });
    await policyApi.list({ current: 1, pageSize: 10 });
    await enter(world, 'main');
    expect(await enter(world, 'operator', { password: 'Different#2027' })).toBe('/console');
    expect((await sessionApi.get({})).passwordReset).toBe('none');
  });

  it('must be changed once its days are over', async () => {
    const world = signIn('main');
    await settle({ passwordExpires: true, passwordDays: 90 }, OPERATOR);
    await enter(world, 'operator');
    expect((await sessionApi.get({})).passwordReset).toBe('none');
    world.setClock(world.now() + 91 * DAY);
    await enter(world, 'operator', { code: CODE });
    expect((await sessionApi.get({})).passwordReset).toBe('expired');
  });
});

describe('login security', () => {
  it('that is off asks for nothing, ends nothing and tells nobody, whatever its rules say', async () => {
    const world = signIn('main');
    const rules = {
      isOn: false,
      policy: 'force',
      durationHours: 1,
      protectsCriticalOperations: true,
      notifiesLogin: true,
    };
    await settle(rules);
    world.setClock(world.now());
    expect(await enter(world, 'main')).toBe('/console');
    expect(loginNotices(world)).toEqual([]);
    const { list } = await policyApi.list({ current: 1, pageSize: 1 });
    await policyApi.delete({ id: list[0]?.id ?? '' });
    world.setClock(world.now() + 3 * HOUR);
    await sessionApi.get({});
  });

  it('asks for a code at every sign-in if it is forced, which without a contact nobody can enter', async () => {
    const world = signIn('main');
    await settle({ policy: 'force' });
    expect(await enter(world, 'main')).toBe('code');
    expect(await enter(world, 'main', { code: CODE })).toBe('/console');
    for (const kind of ['phone', 'email'] as const) {
      await contactBindingApi.unbind({ kind, password: PASSWORD, acceptsLockout: true });
    }
    expect(await enter(world, 'main', { code: CODE })).toBe('noContact');
  });

  it('asks by the system default only after the days that it names', async () => {
    const world = signIn('main');
    await settle({}, OPERATOR);
    const { inactivityDays } = await loginSecurityApi.get({ accountId: OPERATOR });
    world.setClock(world.now());
    await enter(world, 'operator', { code: CODE });
    world.setClock(world.now() + inactivityDays * DAY);
    expect(await enter(world, 'operator')).toBe('/console');
    world.setClock(world.now() + inactivityDays * DAY + HOUR);
    expect(await enter(world, 'operator')).toBe('code');
  });

  it('ends the session after its hours, opens the chosen platform, and tells the contacts of a sign-in', async () => {
    const world = signIn('main');
    await settle({ durationHours: 2, jumpPlatform: 'dns', notifiesLogin: true }, OPERATOR);
    world.setClock(world.now());
    expect(await enter(world, 'operator', { code: CODE })).toBe('/landing_page/dns');
    const { phone, email } = await subAccountApi.get({ id: OPERATOR });
    expect(loginNotices(world)).toEqual([{ account: OPERATOR, to: [phone, email] }]);
    await contactBindingApi.unbind({ kind: 'phone', password: PASSWORD, acceptsLockout: false });
    await enter(world, 'operator', { code: CODE });
    expect(loginNotices(world).at(-1)).toEqual({ account: OPERATOR, to: [email] });
    world.setClock(world.now() + 2 * HOUR - 1);
    await sessionApi.get({});
    world.setClock(world.now() + 1);
    await expect(sessionApi.get({})).rejects.toMatchObject(ended);
  });

  it('asks for a second proof before a critical operation, if they are protected', async () => {
    const world = signIn('main');
    const { list } = await policyApi.list({ current: 1, pageSize: 10 });
    const [first, second] = list.map(({ id }) => id);
    await settle({ protectsCriticalOperations: true });
    await expect(policyApi.delete({ id: first ?? '' })).rejects.toMatchObject({ failure: { code: '40114' } });
    await settle({ protectsCriticalOperations: false });
    await policyApi.delete({ id: second ?? '' });
    expect(world.isEnded).toBe(false);
  });
});

describe('access control', () => {
  it('refuses a sign-in from elsewhere than its rules say, or through more proxies; without rules any address may', async () => {
    const world = signIn('main');
    const save = async (change: { maxForwarders?: number; rules?: AccessControlInput['rules'] }) => {
      const { rules, maxForwarders, version } = await accessControlApi.get({ accountId: OPERATOR });
      await enter(world, 'main');
      await accessControlApi.update({
        accountId: OPERATOR,
        rules,
        maxForwarders,
        version,
        acceptsLockout: true,
        ...change,
      });
      return enter(world, 'operator', { code: CODE });
    };
    expect(await save({})).toBe('/console');
    expect(await save({ rules: [{ type: 'single', ip: '8.8.8.8' }] })).toBe('address');
    expect(await save({ rules: [] })).toBe('/console');
    expect(await save({ maxForwarders: 0 })).toBe('address');
  });
});
