import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { ApiError, failure } from '@/lib/contract/failure';
import { type Confirm, useConfirm } from '@/ui/feedback/confirm';
import { renderPart } from '../support/render';

let confirm: Confirm;

function Part() {
  confirm = useConfirm();
  return null;
}

it('closes the question that another one takes the place of, once: who asked may wait for the answer', async () => {
  await renderPart(<Part />);
  const closed: string[] = [];
  for (const title of ['First', 'Second']) {
    act(
      () => void confirm({ title, content: '', verb: 'Do it', run: async () => {}, onClose: () => closed.push(title) }),
    );
    await waitFor(() => expect(screen.getByRole('dialog', { name: title })).toBeInTheDocument());
  }
  expect(closed).toEqual(['First']);
});

const refused = () => new ApiError(failure('business', '60000', { text: 'The key is in use' }));

it('opens on the way back, tells a refusal beside the button that was pressed, and puts the focus there', async () => {
  const { user } = await renderPart(<Part />);
  act(
    () =>
      void confirm({ title: 'Disable key AK1?', content: '', verb: 'Disable', run: () => Promise.reject(refused()) }),
  );
  const dialog = within(await screen.findByRole('dialog', { name: 'Disable key AK1?' }));
  await waitFor(() => expect(dialog.getByRole('button', { name: 'Cancel' })).toHaveFocus());
  await user.click(dialog.getByRole('button', { name: 'Disable' }));
  await waitFor(() => expect(dialog.getByRole('alert')).toHaveFocus());
  expect(dialog.getByRole('alert')).toHaveTextContent('The key is in use');
});

it('tells a refusal with the name of the object where the screen was left while the action ran', async () => {
  let end = (_: Error) => {};
  const { user, history } = await renderPart(<Part />);
  const run = () =>
    new Promise<void>((_, reject) => {
      end = reject;
    });
  act(() => void confirm({ title: 'Disable key AK1?', content: '', verb: 'Disable', run }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Disable key AK1?' }));
  await user.click(dialog.getByRole('button', { name: 'Disable' }));
  act(() => history.push('/elsewhere'));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await act(async () => end(refused()));
  await waitFor(() =>
    expect(screen.getByRole('region', { name: 'Disable key AK1?' })).toHaveTextContent('The key is in use'),
  );
});
