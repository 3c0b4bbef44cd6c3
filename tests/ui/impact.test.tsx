import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { failure } from '@/lib/contract/failure';
import { Impact } from '@/ui/feedback/impact';
import { renderPart } from '../support/render';

it('says no error over what is known of an object that was deleted while its dialog closes', async () => {
  const loaded = { data: {}, failure: failure('business', 'NOT_FOUND'), isLoading: false, at: 1, reload: () => {} };
  const items = [{ key: 'one', label: 'zone-sync' }];
  await renderPart(<Impact warning="Gone for good" title="Used by" none="Unused" loaded={loaded} items={items} />);
  expect(screen.queryByRole('alert')).toBeNull();
  expect(screen.getByText('zone-sync')).toBeVisible();
});
