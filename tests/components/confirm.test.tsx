import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { ApiError, failure, type ShowType } from '@/lib/contract/failure';
import { hasUnsavedChanges, here } from '@/lib/navigation';
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

it('REQ-07 shows a refusal as the gateway wants it, once, and stays', async () => {
  const { user } = await renderPart(<Part />);
  let showType: ShowType = 2;
  const run = () =>
    Promise.reject(new ApiError(failure('business', '60123', { text: `Not as ${showType}`, showType })));
  act(() => void confirm({ title: 'Disable key AK1?', content: '', verb: 'Disable', run }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Disable key AK1?' }));
  const refused = async (by: ShowType) => {
    showType = by;
    await user.click(dialog.getByRole('button', { name: 'Disable' }));
    await waitFor(() => expect(dialog.getByRole('button', { name: 'Cancel' })).toBeEnabled());
  };
  await refused(2);
  await waitFor(() => expect(dialog.getByRole('alert')).toHaveTextContent('Not as 2'));
  expect(screen.getAllByText('Not as 2')).toHaveLength(1);
  await refused(1);
  expect(await screen.findByRole('region', { name: 'Not as 1' })).toBeVisible();
  await refused(4);
  await waitFor(() => expect(screen.getByRole('region', { name: '60123' })).toHaveTextContent('Not as 4'));
  await refused(0);
  expect(screen.queryByText('Not as 0')).toBeNull();
  expect(dialog.queryByRole('alert')).toBeNull();
  await refused(9);
  await waitFor(() => expect(here().pathname).toBe('/exception'));
});

/** Asks a question, says yes, and gives what ends the action. */
async function press(title: string, onDone?: () => void) {
  const end = { resolve: () => {}, reject: (_: Error) => {} };
  const rendered = await renderPart(<Part />);
  const run = () =>
    new Promise<void>((resolve, reject) => {
      Object.assign(end, { resolve, reject });
    });
  act(() => void confirm({ title, content: '', verb: 'Disable', run, onDone }));
  const dialog = within(await screen.findByRole('dialog', { name: title }));
  await rendered.user.click(dialog.getByRole('button', { name: 'Disable' }));
  return { ...rendered, dialog, end };
}

it('stays while the action runs, whichever way is taken, and goes that way when it is done', async () => {
  const left: string[] = [];
  const { history, end } = await press('Disable key AK1?', () => left.push('own way'));
  expect(hasUnsavedChanges()).toBe(true);
  act(() => history.push('/elsewhere'));
  expect(await screen.findByText('Saving. This continues when it is done.')).toBeVisible();
  expect(screen.getByRole('dialog', { name: 'Disable key AK1?' })).toBeVisible();
  expect(history.location.pathname).toBe('/part');
  await act(async () => end.resolve());
  await waitFor(() => expect(history.location.pathname).toBe('/elsewhere'));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(left).toEqual([]);
  expect(hasUnsavedChanges()).toBe(false);
});

it('stays with the reason where the action is refused, and forgets the way that was asked for meanwhile', async () => {
  const { user, history, dialog, end } = await press('Disable key AK1?');
  act(() => history.push('/elsewhere'));
  await act(async () => end.reject(refused()));
  await waitFor(() => expect(dialog.getByRole('alert')).toHaveTextContent('The key is in use'));
  expect(history.location.pathname).toBe('/part');
  await user.click(dialog.getByRole('button', { name: 'Disable' }));
  await act(async () => end.resolve());
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(history.location.pathname).toBe('/part');
});

it('leaves what is gone when it was done, without a word about saving', async () => {
  const left: string[] = [];
  const { end } = await press('Delete key AK1?', () => left.push('own way'));
  await act(async () => end.resolve());
  await waitFor(() => expect(left).toEqual(['own way']));
  expect(screen.queryByText(/^Saving/)).toBeNull();
});

it('tells a refusal with the name of the object where another question took its place', async () => {
  const { end } = await press('Disable key AK1?');
  act(() => void confirm({ title: 'Delete key AK2?', content: '', verb: 'Delete', run: async () => {} }));
  await screen.findByRole('dialog', { name: 'Delete key AK2?' });
  await act(async () => end.reject(refused()));
  await waitFor(() =>
    expect(screen.getByRole('region', { name: 'Disable key AK1?' })).toHaveTextContent('The key is in use'),
  );
});
