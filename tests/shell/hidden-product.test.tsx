import { roleRowsOf } from '@mock/business-account/role';
import { hideProduct } from '@mock/session/products';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { accessApi } from '@/api/business-account/access';
import { roleApi } from '@/api/business-account/role';
import { renderScreen } from '../support/render';

const NAME = /Cloud monitoring/;
const open = (path: string, isHidden: boolean) =>
  renderScreen(path, { hasShell: true, onWorld: (world) => isHidden && hideProduct(world, 'monitor') });

/** Everything that is asked for, with the flag on and off: what is found with it on must be gone with it off. */
describe.each([
  ['is everywhere while its flag is on', false],
  ['is nowhere once its flag is off', true],
])('APP-13 a product %s', (_, isHidden) => {
  const seen = isHidden ? 0 : 1;

  it('on the home, in the switcher and in the palette', async () => {
    const { user } = await open('/console', isHidden);
    const products = await screen.findByRole('region', { name: 'Products and services' });
    await waitFor(() => expect(within(products).getByText('Cloud DNS')).toBeVisible());
    expect(within(products).queryAllByText(NAME)).toHaveLength(seen);
    await user.click(screen.getByRole('button', { name: /switch product/i }));
    const [switcher = document.body] = screen.getAllByRole('banner');
    await waitFor(() => expect(within(switcher).getByRole('link', { name: /Cloud DNS/ })).toBeVisible());
    expect(within(switcher).queryAllByRole('link', { name: NAME })).toHaveLength(seen);
    await user.keyboard('{Escape}{Control>}k{/Control}');
    await user.type(await screen.findByRole('combobox', { name: /^Search/ }), 'cloud');
    const found = await screen.findByRole('listbox');
    expect((await within(found).findAllByRole('option', { name: /^Cloud DNS/ })).length).toBeGreaterThan(0);
    expect(within(found).queryAllByRole('option', { name: /^Cloud monitoring/ }).length > 0).toBe(!isHidden);
  });

  it('among the menu items of a role, which keeps those that nobody sees', async () => {
    const { world } = await open('/business_account/role_management/ROLE-1/edit', isHidden);
    const tree = await screen.findByRole('tree', { name: /Menu items/ });
    expect(within(tree).queryAllByRole('treeitem', { name: NAME })).toHaveLength(seen);
    const { menus, name, version } = await roleApi.get({ id: 'ROLE-1' });
    expect(menus.includes('monitor.tasks')).toBe(!isHidden);
    const { products } = await accessApi.getTargets({});
    expect(products.some(({ code }) => code === 'monitor')).toBe(!isHidden);
    await roleApi.update({ id: 'ROLE-1', version, name, type: 'ordinary', menus });
    expect(roleRowsOf(world).get('ROLE-1').menus).toContain('monitor.tasks');
  });
});
