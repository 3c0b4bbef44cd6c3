import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { robotApi, robotChange, robotInput } from '@/api/message/robot';
import { failureOf } from '@/lib/contract/failure';
import { signIn } from '../../support/gateway';
import { renderScreen } from '../../support/render';
import { findRow, tableRows } from '../../support/table';

const GOOD = { name: 'a', webhook: 'https://hook.example/send?token=1', secret: 'SEC1' };
const refusal = (call: Promise<unknown>) =>
  call.then(
    () => null,
    (thrown) => failureOf(thrown).fields,
  );

describe('a robot', () => {
  it.each([
    [{}, []],
    [{ name: '机'.repeat(32) }, []],
    [{ name: '机'.repeat(33) }, ['name']],
    [{ name: 'a ' }, ['name']],
    [{ webhook: `https://a.cn/${'a'.repeat(243)}` }, []],
    [{ webhook: `https://a.cn/${'a'.repeat(244)}` }, ['webhook']],
    [{ webhook: 'http://hook.example' }, ['webhook']],
    [{ webhook: 'https://user:key@hook.example' }, ['webhook']],
    [{ webhook: 'https://127.0.0.1/send' }, ['webhook']],
    [{ secret: '' }, ['secret']],
    [{ secret: 'a b' }, ['secret']],
  ])('%j is wrong in %j', (change, wrong) => {
    const found = robotInput.safeParse({ ...GOOD, ...change }).error?.issues.map(({ path }) => path[0]) ?? [];
    expect([...new Set(found)]).toEqual(wrong);
  });

  it('keeps its secret where none is entered, and nobody gets it back', async () => {
    signIn();
    expect(robotChange.safeParse({ ...GOOD, secret: '' }).success).toBe(true);
    const { id } = await robotApi.add({ ...GOOD, type: 'dingtalk' });
    await robotApi.update({ ...GOOD, id, version: 1, secret: '' });
    const kept = await robotApi.get({ id });
    expect(kept.hasSecret).toBe(true);
    expect(JSON.stringify(kept)).not.toContain('SEC1');
  });

  it('that exists is refused by its name or by its webhook, in two texts', async () => {
    signIn();
    const name = { ...GOOD, name: 'ＮＯＣ on call', type: 'dingtalk' } as const;
    const webhook = { ...GOOD, webhook: 'HTTPS://OAPI.dingtalk.example/robot/send?access_token=group-1' };
    expect(await refusal(robotApi.add(name))).toEqual({ name: 'A robot has this name already, enter another one' });
    expect(await refusal(robotApi.add({ ...webhook, type: 'enterprise' }))).toEqual({
      webhook: 'Robot 运维值班群 has this webhook already, enter another one',
    });
  });
});

const PATH = '/message/contact?tab=dingtalk';

describe('robots', () => {
  it.each(['readonly', 'main'] as const)('show %s no credential of a webhook', async (persona) => {
    await renderScreen('/message/contact?tab=dingtalk', { persona });
    await findRow({ 'Webhook address': 'https://oapi.dingtalk.example/robot/send?access_token=••••••' });
    expect(document.body.textContent).not.toContain('group-1');
  });

  it('stand in the tab of their service, the secret never shown', async () => {
    await renderScreen('/message/contact?tab=enterprise');
    await findRow({ 'Robot name': 'NOC on call', 'Signing secret': '•••••• Set' });
    expect(tableRows()).toHaveLength(2);
  });

  it('are found in the tab of their service where only their id is known, as in the log', async () => {
    const { history } = await renderScreen('/message/contact?tab=robot&panel=edit&item=RB-4&restore=OLD-1');
    await waitFor(() => expect(screen.getByDisplayValue('NOC on call')).toBeVisible());
    expect(screen.getByRole('dialog', { name: 'Edit robot' })).toBeVisible();
    expect(history.location.search).toBe('?tab=enterprise&panel=edit&item=RB-4&restore=OLD-1');
  });

  it('are looked for by name in the tab of their service', async () => {
    const { history } = await renderScreen('/message/contact?tab=robot&item=RB-5&q=%E5%8F%98%E6%9B%B4%E7%BE%A4');
    await findRow({ 'Robot name': '企业消息 变更群' });
    expect(new URLSearchParams(history.location.search).get('tab')).toBe('enterprise');
    expect(history.location.search).not.toContain('item=');
  });

  it('are listed where their address names none', async () => {
    const { history } = await renderScreen('/message/contact?tab=robot');
    await findRow({ 'Robot name': '运维值班群' });
    expect(history.location.search).toBe('?tab=dingtalk');
  });

  it('are tested with the answer of their service', async () => {
    const { user } = await renderScreen(`${PATH}&panel=test&item=RB-2`);
    await user.click(await screen.findByRole('button', { name: 'Send test message' }));
    await waitFor(() => expect(screen.getByText(/sign not match/)).toBeVisible());
    expect(screen.getByRole('dialog')).toHaveTextContent('Not delivered');
  });

  it('name what goes without them before they are deleted', async () => {
    const { user } = await renderScreen(PATH);
    await user.click(
      within(await findRow({ 'Robot name': '运维值班群' })).getByRole('button', { name: /More actions/ }),
    );
    await user.click(await screen.findByRole('menuitem', { name: 'Delete' }));
    const dialog = await screen.findByRole('dialog', { name: 'Delete robot 运维值班群?' });
    await waitFor(() => expect(within(dialog).getAllByRole('listitem')[0]).toHaveTextContent(/\S/));
    await user.click(within(dialog).getByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(tableRows().map((row) => row['Robot name'])).not.toContain('运维值班群'));
  });

  it('keep their credential to themselves in a form that is for reading only', async () => {
    await renderScreen('/message/contact?tab=dingtalk&panel=edit&item=RB-1', { persona: 'readonly' });
    const drawer = await screen.findByRole('dialog', { name: 'Edit robot' });
    expect(await within(drawer).findByDisplayValue(/access_token=••••••$/)).toBeVisible();
    expect(within(drawer).queryByDisplayValue(/group-/)).toBeNull();
    // It did not even come from the gateway.
    expect(JSON.stringify(await robotApi.get({ id: 'RB-1' }))).not.toContain('group-');
  });

  it('are for reading only where the account has no right', async () => {
    await renderScreen(PATH, { persona: 'readonly' });
    await findRow({ 'Robot name': '演练群' });
    expect(screen.getByRole('button', { name: 'Add robot' })).toHaveAccessibleDescription(
      'The account has no right to do this',
    );
  });
});
