import { orderedMappings } from '@mock/business-account/role-sso-rows';
import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { markMissing } from '@/lib/contract/offered';
import { renderScreen } from '../../support/render';
import { chooseIn, findRow, menuIn, tableRows } from '../../support/table';

const PATH = '/business_account/sso_management/role_sso';

describe('role SSO', () => {
  it('offers only SSO roles, needs one, and refuses a value that leads to a role already', async () => {
    const { user } = await renderScreen(`${PATH}?tab=mappings`);
    await findRow({ Attribute: 'memberOf', Value: 'dns-operators', 'Associated role': 'SSO employees' });
    await user.click(screen.getByRole('button', { name: 'Add role mapping' }));
    const drawer = within(await screen.findByRole('dialog'));
    await user.click(drawer.getByRole('combobox', { name: 'Identity provider' }));
    await user.click((await screen.findAllByTitle('Head office ADFS')).at(-1) ?? document.body);
    await user.type(screen.getByRole('textbox', { name: 'Attribute' }), 'memberOf');
    await user.type(screen.getByRole('textbox', { name: 'Value' }), 'dns-operators');
    await user.click(screen.getByRole('button', { name: 'Add' }));
    await waitFor(() => expect(screen.getByText(/Associated role cannot be empty/)).toBeVisible());
    await user.click(drawer.getByRole('combobox', { name: 'Associated role' }));
    await user.click((await screen.findAllByTitle('SSO contractors')).at(-1) ?? document.body);
    expect(screen.queryByTitle('Domain operators')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Add' }));
    await waitFor(() =>
      expect(screen.getByText('This value leads to a role already, enter another one')).toBeVisible(),
    );
  });

  it('says before a mapping is deleted who gets another role or none, and before another order is saved', async () => {
    const { user, world, history } = await renderScreen(`${PATH}?tab=mappings`);
    const remove = async () => {
      await chooseIn(user, await findRow({ Value: 'dns-operators' }), 'Delete');
      return screen.findByRole('dialog', { name: 'Delete the mapping of dns-operators?' });
    };
    const dialog = await remove();
    await waitFor(() => expect(dialog).toHaveTextContent('1 user gets another role or none at the next sign-in'));
    expect(dialog).toHaveTextContent('li.wei@example.com: SSO contractors in place of SSO employees');
    await user.click(within(dialog).getByRole('button', { name: 'Cancel' }));
    act(() => history.push(`${PATH}/IDP-1`));
    await user.click(await screen.findByRole('button', { name: 'Move 外包团队 up' }));
    await user.click(screen.getByRole('button', { name: 'Save precedence' }));
    const asked = await screen.findByRole('dialog', { name: '1 user gets another role or none at the next sign-in' });
    expect(asked).toHaveTextContent('li.wei@example.com: SSO contractors in place of SSO employees');
    await user.click(within(asked).getByRole('button', { name: 'Cancel' }));
    expect(orderedMappings(world, 'IDP-1').map(({ id }) => id)).toEqual(['RSSO-1', 'RSSO-2']);
    await user.click(screen.getByRole('button', { name: 'Save precedence' }));
    const again = await screen.findByRole('dialog', { name: /^1 user gets/ });
    await user.click(within(again).getByRole('button', { name: 'Save precedence' }));
    await waitFor(() => expect(orderedMappings(world, 'IDP-1').map(({ id }) => id)).toEqual(['RSSO-2', 'RSSO-1']));
    // Where the gateway cannot tell, the question says what it said before.
    act(() => markMissing('ssoEffects'));
    act(() => history.push(`${PATH}?tab=mappings`));
    const poor = await remove();
    expect(poor).toHaveTextContent('Accounts that sign in with this value no longer get the role SSO employees.');
    expect(poor).not.toHaveTextContent('li.wei');
  });

  it('is for reading only without the right', async () => {
    const { user } = await renderScreen(`${PATH}?tab=mappings`, { persona: 'readonly' });
    await waitFor(() => expect(tableRows()).toHaveLength(3));
    for (const name of ['Add role mapping', 'Edit']) {
      expect(screen.getAllByRole('button', { name })[0]).toHaveAccessibleDescription(
        'The account has no right to do this',
      );
    }
    const [row] = screen.getAllByRole('row').slice(1);
    if (!row) throw new Error('no row');
    expect((await menuIn(user, row)).at(-1)).toHaveTextContent(/^Delete.*The account has no right to do this/);
  });
});
