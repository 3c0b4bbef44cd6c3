import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderScreen } from '../../support/render';
import { findRow, menuIn, tableRows } from '../../support/table';

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
