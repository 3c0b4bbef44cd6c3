import { sentLinks } from '@mock/account-center/contact-binding';
import { acceptsSigned } from '@mock/account-center/secret-key';
import { rolesGiven } from '@mock/business-account/role-sso';
import { PASSWORD, personas } from '@mock/runtime/personas';
import { describe, expect, it } from 'vitest';
import { contactBindingApi } from '@/api/account-center/contact-binding';
import { edgeNodeApi } from '@/api/account-center/edge-node';
import { secretKeyApi } from '@/api/account-center/secret-key';
import { verifyApi } from '@/api/anonymous/verify';
import { accessApi } from '@/api/business-account/access';
import { accountKeyApi } from '@/api/business-account/account-key';
import { accountAuthorizationApi } from '@/api/business-account/authorization';
import { organizationApi } from '@/api/business-account/organization';
import { roleSsoApi } from '@/api/business-account/role-sso';
import { subAccountApi } from '@/api/business-account/sub-account';
import { CODES } from '@/api/codes';
import { logApi } from '@/api/log/query';
import { contactApi } from '@/api/message/contact';
import { subscriptionApi } from '@/api/report/subscription';
import { failureOf } from '@/lib/contract/failure';
import { signIn } from '../support/gateway';

const PAGE = { current: 1, pageSize: 100 };

/** What a sentence beside a button says will happen, and what the gateway does then. */
describe('a sentence holds:', () => {
  it('a disabled key interrupts what is signed with it, an enabled one works again, a deleted one never', async () => {
    const world = signIn('main');
    const { id, secret } = await secretKeyApi.add({ description: 'CI' });
    expect(acceptsSigned(world, id, 'another secret')).toBe(false);
    expect(acceptsSigned(world, id, secret)).toBe(true);
    await secretKeyApi.disable({ id });
    expect(acceptsSigned(world, id, secret)).toBe(false);
    await secretKeyApi.enable({ id });
    expect(acceptsSigned(world, id, secret)).toBe(true);
    expect(JSON.stringify(await secretKeyApi.get({ id }))).not.toContain(secret);
    await secretKeyApi.delete({ id, password: PASSWORD });
    expect(acceptsSigned(world, id, secret)).toBe(false);
  });

  it('keys that whoever locks an account disables sign nothing any longer; a lock alone leaves them, a deletion none', async () => {
    const world = signIn('operator');
    const { id, secret } = await secretKeyApi.add({ description: 'CI' });
    world.persona = personas.main;
    const account = personas.operator.id;
    const signs = () => acceptsSigned(world, id, secret);
    await subAccountApi.lock({ id: account, password: PASSWORD });
    expect(signs()).toBe(true);
    const enabled = { ...PAGE, filters: { accountId: [account], status: ['enabled'] } };
    const { list } = await accountKeyApi.list(enabled);
    expect(list.find((key) => key.id === id)).toMatchObject({ accountId: account, description: 'CI' });
    expect(JSON.stringify(list)).not.toContain(secret);
    const { succeeded, failed } = await accountKeyApi.disableKeys({ id: account, all: enabled });
    expect([succeeded.length, failed]).toEqual([list.length, []]);
    expect(signs()).toBe(false);
    // The log tells it of the account, and of the key, each where its history is looked up.
    for (const [kind, objectId, field] of [
      ['subAccount', account, `${id}.status`],
      ['secretKey', id, 'status'],
    ] as const) {
      const filters = { kind: [kind], objectId: [objectId] };
      const [entry] = (await logApi.listOperation({ ...PAGE, filters })).list;
      expect(entry).toMatchObject({ verb: 'disableKeys', account: { id: personas.main.id }, result: 'success' });
      const { changes } = await logApi.get({ id: entry?.id ?? '' });
      expect(changes).toContainEqual({ field, before: 'enabled', after: 'disabled', isSecret: false });
    }
    const again = await accountKeyApi.disableKeys({ id: account, ids: [id] });
    expect(again).toMatchObject({ succeeded: [], failed: [{ id }] });
    expect((await accountKeyApi.enableKeys({ id: account, ids: [id] })).succeeded).toEqual([id]);
    expect(signs()).toBe(true);
    await subAccountApi.delete({ id: account, password: PASSWORD });
    expect(signs()).toBe(false);
  });

  it('keys of others are told and switched by whoever may lock, of another account than his own', async () => {
    const world = signIn('operator');
    const code = (call: Promise<unknown>) =>
      call.then(
        () => null,
        (thrown) => failureOf(thrown).code,
      );
    const ask = (id: string) => accountKeyApi.disableKeys({ id, all: {} });
    expect(await code(ask(personas.operator.id))).toBe(String(CODES.OWN_ACCOUNT));
    expect(await code(ask(personas.main.id))).toBe(String(CODES.NOT_FOUND));
    expect(await code(accountKeyApi.list(PAGE))).toBeNull();
    world.persona = personas.readonly;
    const refused = String(CODES.NO_RIGHT);
    expect(await code(ask('A-2020'))).toBe(refused);
    expect(await code(accountKeyApi.list(PAGE))).toBe(refused);
    expect(await code(accountKeyApi.getUses({ id: 'A-2020', all: {} }))).toBe(refused);
  });

  it('a mapping gives its role to the exact value, and to nobody once it is deleted', async () => {
    const world = signIn('main');
    const [mapping] = (await roleSsoApi.list(PAGE)).list;
    if (!mapping) throw new Error('the seeds have no mapping');
    const { id, providerId, attribute, value, roleId } = mapping;
    expect(rolesGiven(world, providerId, { [attribute]: ['other', value] })).toContain(roleId);
    expect(rolesGiven(world, providerId, { [attribute]: [` ${value}`] })).not.toContain(roleId);
    expect(rolesGiven(world, 'IDP-none', { [attribute]: [value] })).toEqual([]);
    await roleSsoApi.delete({ id });
    expect(rolesGiven(world, providerId, { [attribute]: [value] })).not.toContain(roleId);
  });

  it('all log data shows the logs of the main account, else those of the account itself', async () => {
    const world = signIn('main');
    const { id } = personas.operator;
    const { basic, version } = await accountAuthorizationApi.get({ id });
    const { total: ofMain } = await logApi.list(PAGE);
    world.persona = personas.operator;
    const { total: own } = await logApi.list(PAGE);
    expect(own).toBeLessThan(ofMain);
    world.persona = personas.main;
    const { roleId, followsRole: _, menus: __, products: ___, ...rest } = basic;
    await accountAuthorizationApi.updateBasic({
      id,
      version,
      basic: { ...rest, roleId: roleId ?? '', followsRole: true, fullLogData: true },
    });
    world.persona = personas.operator;
    expect((await logApi.list(PAGE)).total).toBeGreaterThanOrEqual(ofMain);
  });

  it('the gateway keeps a record of a view as another account', async () => {
    signIn('main');
    await accessApi.startView({ id: personas.operator.id });
    const [entry] = (await logApi.listOperation({ current: 1, pageSize: 1 })).list;
    expect(entry).toMatchObject({ verb: 'startView', account: { id: personas.main.id }, result: 'success' });
    expect(entry?.object).toMatchObject({ id: personas.operator.id });
  });

  it('an earlier verification link does nothing once another one was sent', async () => {
    const world = signIn('main');
    await contactBindingApi.bind({ kind: 'backupPhone', value: '13900000002', code: '246810' });
    const [earlier = ''] = sentLinks(world);
    await contactBindingApi.resend({ kind: 'backupPhone' });
    const [later = ''] = sentLinks(world);
    await verifyApi.activate({ token: earlier }).catch(() => null);
    expect((await contactBindingApi.get({})).backupPhone.value).toBeNull();
    await verifyApi.activate({ token: later });
    expect((await contactBindingApi.get({})).backupPhone.value).toBe('13900000002');
  });

  it('a contact that another account uses cannot be bound', async () => {
    signIn('main');
    const { email } = await subAccountApi.get({ id: personas.operator.id });
    const bound = contactBindingApi.bind({ kind: 'email', value: (email ?? '').toUpperCase(), code: '246810' });
    await expect(bound).rejects.toMatchObject({ failure: { kind: 'business' } });
  });

  it('the license limits how many accounts there can be, and a deleted one makes room', async () => {
    signIn('main');
    const { authorized, used } = await subAccountApi.getLimits({});
    const { basic, resources } = await accountAuthorizationApi.get({ id: 'A-2020' });
    const { roleId, followsRole: _, menus: __, products: ___, ...data } = basic;
    const create = (serial: number) =>
      subAccountApi.add({
        name: `new-${serial}`,
        password: PASSWORD,
        type: 'businessSub',
        phone: `1370000000${serial}`,
        email: `new-${serial}@acme.example`,
        basic: { ...data, roleId: roleId ?? '', followsRole: true },
        resources,
      });
    for (let serial = used; serial < authorized; serial += 1) await create(serial - used);
    await expect(create(8)).rejects.toMatchObject({ failure: { code: String(CODES.QUOTA_REACHED) } });
    await subAccountApi.delete({ id: 'A-2020', password: PASSWORD });
    await create(9);
  });

  it('a deleted node frees its place in the license', async () => {
    signIn('main');
    const before = await edgeNodeApi.getCounts({});
    const [node] = (await edgeNodeApi.list(PAGE)).list;
    await edgeNodeApi.delete({ id: node?.id ?? '', password: 'Console#2026' });
    expect(await edgeNodeApi.getCounts({})).toEqual({ ...before, registered: before.registered - 1 });
  });

  it('an organization of which nothing depends can be deleted, and one without a parent stands at the top', async () => {
    signIn('main');
    const { id } = await organizationApi.add({ name: 'New', code: 'new', policy: 'own' });
    expect((await organizationApi.get({ id })).parentId).toBeNull();
    const uses = await organizationApi.getUses({ id });
    expect(Object.values(uses).map(({ total }) => total)).toEqual([0, 0, 0, 0]);
    await organizationApi.delete({ id });
  });

  it('a contact whose WeChat is unbound is not reached over WeChat any more', async () => {
    signIn('main');
    const { list } = await contactApi.list(PAGE);
    const { id = '' } = list.find(({ wechatState, type }) => wechatState === 'bound' && type === 'custom') ?? {};
    const channels = async () =>
      (await subscriptionApi.getOptions({})).receivers.find((one) => one.id === id)?.channels ?? [];
    expect(await channels()).toEqual(expect.arrayContaining(['wechat', 'wechatService']));
    await contactApi.unbind({ id });
    expect((await channels()).filter((one) => one.startsWith('wechat'))).toEqual([]);
  });
});
