import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { ActionButton } from '@/ui/page/action-button';
import { renderPart } from '../support/render';

const button = () => screen.getByRole('button', { name: 'Delete' });

it('SHIP-10 a hint comes with pointer or focus, stays under the pointer, and goes with Escape wherever the focus is', async () => {
  const { user } = await renderPart(
    <ActionButton permit="view.readOnly" onClick={() => {}}>
      Delete
    </ActionButton>,
  );
  await user.hover(button());
  const bubble = await screen.findByRole('tooltip');
  await user.hover(bubble);
  expect(bubble).toBeVisible();
  expect(button()).not.toHaveFocus();
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('tooltip')).toBeNull());

  await user.tab();
  expect(button()).toHaveFocus();
  await screen.findByRole('tooltip');
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('tooltip')).toBeNull());
});
