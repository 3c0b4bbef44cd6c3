import { GATEWAY_KINDS } from '@mock/runtime/gateway-kind';
import type { World } from '@mock/runtime/world';
import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { roleApi } from '@/api/business-account/role';
import { plan } from '../support/gateway';
import { renderScreen } from '../support/render';

const ROLE = '/business_account/role_management/ROLE-1';
const PREVIEW = '/api/acm/accessChange/previewEffect';
const onCore = (world: World) => {
  world.gateway = GATEWAY_KINDS.core;
};

/** Begins to delete the first policy of the list. */
async function deleteFirst(user: UserEvent): Promise<void> {
  const [more] = await screen.findAllByRole('button', { name: /^More actions/ });
  if (!more) throw new Error('a policy can be deleted');
  await user.click(more);
  await user.click(await screen.findByRole('menuitem', { name: 'Delete' }));
}

describe('GATE-02 a change of rights on a gateway that does not tell who gains and who loses', () => {
  it.each([
    ['en-US', 'Save', 'Continue without seeing whose rights change?', /^This gateway does not report who gains/],
    ['zh-CN', /保\s?存/, '不查看权限变化，仍要继续吗？', '此网关不提供权限变化的账号信息。'],
  ] as const)('a role is saved once that was said (%s)', async (language, verb, title, text) => {
    const { user, history } = await renderScreen(`${ROLE}/edit`, { language, onWorld: onCore });
    const name = await screen.findByDisplayValue('Domain operators');
    await user.clear(name);
    await user.type(name, 'Domain team');
    await user.click(screen.getByRole('button', { name: verb }));
    const question = await screen.findByRole('dialog', { name: title });
    expect(within(question).getByText(text)).toBeInTheDocument();
    expect((await roleApi.get({ id: 'ROLE-1' })).name).toBe('Domain operators');
    await user.click(within(question).getByRole('button', { name: verb }));
    await waitFor(() => expect(history.location.pathname).toBe(ROLE));
    expect((await roleApi.get({ id: 'ROLE-1' })).name).toBe('Domain team');
  });

  it('the form stays as it was where the operator goes back', async () => {
    const { user } = await renderScreen(`${ROLE}/edit`, { onWorld: onCore });
    const before = await roleApi.get({ id: 'ROLE-1' });
    await user.type(await screen.findByDisplayValue('Domain operators'), ' 2');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    const question = await screen.findByRole('dialog', { name: /^Continue without seeing/ });
    await user.click(within(question).getByRole('button', { name: 'Keep editing' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(screen.getByDisplayValue('Domain operators 2')).toBeVisible();
    expect(await roleApi.get({ id: 'ROLE-1' })).toEqual(before);
  });

  it('a policy is deleted all the same, and the question says that nobody tells who loses', async () => {
    const { user } = await renderScreen('/business_account/policy_management', { onWorld: onCore });
    await deleteFirst(user);
    const question = within(await screen.findByRole('dialog'));
    await question.findByText('This gateway does not report who gains and who loses rights.');
    await waitFor(() => expect(question.getByRole('button', { name: 'Delete' })).toBeEnabled());
  });
});

describe('GATE-02 a change of rights while the gateway fails to tell who gains and who loses', () => {
  it('is saved knowingly after three failures, with the reason in sight', async () => {
    const { user, world, history } = await renderScreen(`${ROLE}/edit`);
    await user.type(await screen.findByDisplayValue('Domain operators'), ' 2');
    plan(world, { path: PREVIEW, status: 503, times: 3 });
    for (const left of [2, 1]) {
      await user.click(screen.getByRole('button', { name: 'Save' }));
      await waitFor(() => expect(world.faults[0]?.times).toBe(left));
      await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent(/unavailable/));
      expect(screen.queryByRole('dialog')).toBeNull();
      await waitFor(() => expect(screen.getByRole('button', { name: 'Save' })).not.toHaveClass('ant-btn-loading'));
    }
    await user.click(screen.getByRole('button', { name: 'Save' }));
    const question = await screen.findByRole('dialog', { name: /^Continue without seeing/ });
    expect(question).toHaveTextContent(/could not be determined. You can continue anyway/);
    expect(question).toHaveTextContent(/unavailable/);
    await user.click(within(question).getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(history.location.pathname).toBe(ROLE));
  });

  it('lets the verb of a question be pressed after three failures, not before', async () => {
    const { user, world } = await renderScreen('/business_account/policy_management');
    plan(world, { path: PREVIEW, status: 503, times: 3 });
    await deleteFirst(user);
    const question = within(await screen.findByRole('dialog'));
    const verb = () => question.getByRole('button', { name: 'Delete' });
    for (const left of [1, 0]) {
      await question.findByRole('alert');
      await waitFor(() => expect(verb()).toBeDisabled());
      await user.click(question.getByRole('button', { name: 'Retry' }));
      await waitFor(() => expect(world.faults[0]?.times ?? 0).toBe(left));
    }
    await waitFor(() => expect(verb()).toBeEnabled());
    expect(question.getByText(/You can continue anyway/)).toBeVisible();
  });
});
