import { act, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { subAccountApi } from '@/api/business-account/sub-account';
import { plan } from '../support/gateway';
import { renderScreen } from '../support/render';
import { findRow } from '../support/table';

const ROLES = '/business_account/role_management';
const LIST = '/api/acm/role/list';

describe('a write', () => {
  it('is never answered by the old rows of a list that was left: they are gone while the new ones are on their way', async () => {
    const { user, world, history } = await renderScreen(ROLES);
    await user.click(await screen.findByRole('link', { name: 'DNS hosting only' }));
    const id = history.location.pathname.split('/').at(-1);
    act(() => history.push(`${ROLES}/${id}/edit`));
    const name = await screen.findByRole('textbox', { name: /Role name/ });
    await user.clear(name);
    await user.type(name, 'DNS hosting and more');
    plan(world, { path: LIST, delay: 60_000 });
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(history.location.pathname).not.toContain('/edit'));
    act(() => history.push(ROLES));
    await screen.findByRole('heading', { level: 1, name: 'Roles' });
    expect(screen.queryByText('DNS hosting only')).toBeNull();
  });

  it('of an account makes the list of roles old, which counts accounts', async () => {
    const { world, history } = await renderScreen(ROLES);
    await findRow({ 'Role name': 'DNS hosting only' });
    const { list } = await subAccountApi.list({ current: 1, pageSize: 100 });
    const account = list.find(({ name }) => name === 'acme-operator');
    act(() => history.push('/account_center/secret_key'));
    await screen.findByRole('heading', { level: 1, name: 'Secret keys' });
    await act(async () => {
      await subAccountApi.delete({ id: account?.id ?? '', password: 'Console#2026' });
    });
    plan(world, { path: LIST, delay: 60_000 });
    act(() => history.push(ROLES));
    await screen.findByRole('heading', { level: 1, name: 'Roles' });
    expect(screen.queryByText('DNS hosting only')).toBeNull();
  });
});
