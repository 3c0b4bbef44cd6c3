import { screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import { failure } from '@/lib/contract/failure';
import { useConfirm } from '@/ui/feedback/confirm';
import { Impact } from '@/ui/feedback/impact';
import { renderPart } from '../support/render';

it('says no error over what is known of an object that was deleted while its dialog closes', async () => {
  const loaded = { data: {}, failure: failure('business', 'NOT_FOUND'), isLoading: false, at: 1, reload: () => {} };
  const items = [{ key: 'one', label: 'zone-sync' }];
  await renderPart(<Impact warning="Gone for good" title="Used by" none="Unused" loaded={loaded} items={items} />);
  expect(screen.queryByRole('alert')).toBeNull();
  expect(screen.getByText('zone-sync')).toBeVisible();
});

it('does not ask about what cannot be done', async () => {
  const loaded = { data: {}, failure: null, isLoading: false, at: 1, reload: () => {} };
  const items = [{ key: 'one', label: 'zone-sync' }];
  await renderPart(<Impact forbids warning="Go on?" title="Used by" none="Unused" loaded={loaded} items={items} />);
  expect(screen.getByText('Used by')).toBeVisible();
  expect(screen.queryByText('Go on?')).toBeNull();
});

function Content() {
  const [isKnown, setKnown] = useState(false);
  const loaded = { data: isKnown ? {} : undefined, failure: null, isLoading: !isKnown, at: 1, reload: () => {} };
  const items = isKnown ? [{ key: 'one', label: 'Keys', more: { text: '2 more', names: ['b', 'c'] } }] : undefined;
  return (
    <>
      <button type="button" onClick={() => setKnown(true)}>
        answer
      </button>
      <Impact warning="w" title="t" none="n" loaded={loaded} items={items} />
    </>
  );
}

function Asks({ run }: { run: () => Promise<unknown> }) {
  const confirm = useConfirm();
  return (
    <button type="button" onClick={() => confirm({ title: 'Lock?', content: <Content />, verb: 'Lock', run })}>
      ask
    </button>
  );
}

it('lets the verb wait until it is known what depends on the object, and unfolds the whole list', async () => {
  const run = vi.fn(() => Promise.resolve());
  const { user } = await renderPart(<Asks run={run} />);
  await user.click(screen.getByRole('button', { name: 'ask' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Lock?' }));
  await waitFor(() => expect(dialog.getByRole('button', { name: 'Lock' })).toBeDisabled());
  await user.click(dialog.getByRole('button', { name: 'answer' }));
  await user.click(await dialog.findByRole('button', { name: '2 more' }));
  expect(dialog.getByText('c')).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Lock' }));
  await waitFor(() => expect(run).toHaveBeenCalled());
});
