import { differences } from '@mock/runtime/difference';
import { describe, expect, it } from 'vitest';
import { loginSecurityApi } from '@/api/account-center/login-security';
import { secretKeyApi } from '@/api/account-center/secret-key';
import { accountAuthorizationApi } from '@/api/business-account/authorization';
import { roleApi } from '@/api/business-account/role';
import { subAccountApi } from '@/api/business-account/sub-account';
import { type LogDetail, logApi } from '@/api/log/query';
import { ddiNodeApi } from '@/api/system-settings/ddi-node';
import { failureOf } from '@/lib/contract/failure';
import { signIn } from '../support/gateway';

const PASSWORD = 'Console#2026';

/** The newest entries of the operation log with their fields, newest first. */
async function newest(count: number): Promise<LogDetail[]> {
  const { list } = await logApi.listOperation({ current: 1, pageSize: count });
  return Promise.all(list.map(({ id }) => logApi.get({ id })));
}

describe('the operation log', () => {
  it('holds the state before and after of a row that its handler changes in place', async () => {
    signIn();
    await secretKeyApi.disable({ id: 'AK20260001' });
    const [entry] = await newest(1);
    expect(entry?.changes).toEqual([{ field: 'status', before: 'enabled', after: 'disabled', isSecret: false }]);
  });

  it('holds a changed role with its fields before and after, who did it, and the object', async () => {
    signIn();
    const { version, type, menus } = await roleApi.get({ id: 'ROLE-3' });
    await roleApi.update({ id: 'ROLE-3', version, name: 'DNS team', type: 'ordinary', menus: menus.slice(1) });
    const [entry] = await newest(1);
    expect(entry).toMatchObject({
      verb: 'update',
      object: { kind: 'role', id: 'ROLE-3', name: 'DNS team' },
      account: { id: 'A-main', name: 'acme' },
      result: 'success',
    });
    expect(entry?.changes.map(({ field, before, after }) => [field, before, after])).toEqual(
      expect.arrayContaining([
        ['name', 'DNS hosting only', 'DNS team'],
        ['menus', menus, menus.slice(1)],
      ]),
    );
    expect(type).toBe('ordinary');
  });

  it('holds what was made and what was deleted', async () => {
    signIn();
    const { id } = await roleApi.add({ name: 'Short-lived', type: 'sso', menus: ['dns.overview'] });
    await roleApi.delete({ id });
    const [deleted, made] = await newest(2);
    expect(made).toMatchObject({ verb: 'add', object: { kind: 'role', id, name: 'Short-lived' } });
    expect(made?.changes).toContainEqual({ field: 'name', before: null, after: 'Short-lived', isSecret: false });
    expect(deleted).toMatchObject({ verb: 'delete', object: { id, name: 'Short-lived' } });
    expect(deleted?.changes).toContainEqual({ field: 'name', before: 'Short-lived', after: null, isSecret: false });
  });

  it('holds an entry for each object of a bulk action, also of one that names none', async () => {
    signIn();
    const { succeeded } = await secretKeyApi.bulkDisable({ all: { keyword: 'Automation 1' } });
    expect(succeeded.length).toBeGreaterThan(5);
    const entries = await newest(succeeded.length);
    expect(entries.map(({ object }) => object?.id).sort()).toEqual([...succeeded].sort());
    expect(new Set(entries.map(({ requestId }) => requestId)).size).toBe(1);
    for (const { changes } of entries)
      expect(changes).toEqual([{ field: 'status', before: 'enabled', after: 'disabled', isSecret: false }]);
  });

  it('counts settings of an account to the account', async () => {
    signIn();
    const { settings, version } = await loginSecurityApi.get({ accountId: 'A-2020' });
    await loginSecurityApi.update({ accountId: 'A-2020', version, settings: { ...settings, durationHours: 7 } });
    const { basic, version: second } = await accountAuthorizationApi.get({ id: 'A-2020' });
    await accountAuthorizationApi.updateBasic({
      id: 'A-2020',
      version: second,
      basic: { ...basic, roleId: basic.roleId ?? '', fullLogData: true },
    });
    const { list } = await logApi.list({ current: 1, pageSize: 10, filters: { objectId: ['A-2020'] } });
    const [rights, login] = await Promise.all(list.slice(0, 2).map(({ id }) => logApi.get({ id })));
    expect(rights?.changes).toEqual([{ field: 'basic.fullLogData', before: false, after: true, isSecret: false }]);
    expect(login).toMatchObject({ object: { kind: 'subAccount', id: 'A-2020' } });
    expect(login?.changes).toEqual([{ field: 'settings.durationHours', before: 4, after: 7, isSecret: false }]);
  });

  it('says that a secret changed, and never what it is', async () => {
    signIn();
    await subAccountApi.resetPassword({ id: 'A-2020', password: PASSWORD, delivery: 'show' });
    const [first] = (await ddiNodeApi.list({ current: 1, pageSize: 1 })).list;
    expect(first).toBeDefined();
    const [reset] = await newest(1);
    expect(reset?.changes).toContainEqual({ field: 'password', before: null, after: null, isSecret: true });
    expect(JSON.stringify(reset)).not.toContain(PASSWORD);
  });

  it('masks what the schema of the call marks as a secret, whatever it is called', () => {
    const names = new Set(['passphrase']);
    expect(differences({ a: { passphrase: 'old' } }, { a: { passphrase: 'new' } }, names)).toEqual([
      { field: 'a.passphrase', before: null, after: null, isSecret: true },
    ]);
    const [list] = differences({ keys: [{ passphrase: 'old' }] }, { keys: [] }, names);
    expect(JSON.stringify(list)).not.toContain('old');
  });

  it('holds what was refused, with the words of the gateway', async () => {
    signIn('readonly');
    const failed = await secretKeyApi.enable({ id: 'AK20260003' }).catch((thrown: unknown) => failureOf(thrown));
    const [entry] = await newest(1);
    expect(entry).toMatchObject({ verb: 'enable', result: 'failure', object: { id: 'AK20260003' }, changes: [] });
    expect(failed).toMatchObject({ code: String(entry?.code), text: entry?.message });
  });

  it('holds nothing of what only reads', async () => {
    signIn();
    const before = await logApi.listOperation({ current: 1, pageSize: 1 });
    await roleApi.get({ id: 'ROLE-1' });
    await roleApi.checkUnique({ name: 'x' });
    expect(await logApi.listOperation({ current: 1, pageSize: 1 })).toEqual(before);
  });
});
