import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { MenuButton } from '@/ui/page/menu-button';
import { renderPart } from '../support/render';

describe('KIT-10 a menu behind a button', () => {
  it('gives the focus back to the button before an item acts, so that a dialog finds where to return it', async () => {
    const { user } = await renderPart(
      <MenuButton menu={{ items: [{ key: 'delete', label: 'Delete' }] }}>More</MenuButton>,
    );
    await user.click(screen.getByRole('button', { name: 'More' }));
    const item = await screen.findByRole('menuitem', { name: 'Delete' });
    await waitFor(() => expect(item).toHaveFocus());
    await user.click(item);
    expect(screen.getByRole('button', { name: 'More' })).toHaveFocus();
  });
});
