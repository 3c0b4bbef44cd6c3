import { screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { Choice } from '@/ui/form/choice';
import { renderPart } from '../support/render';

const OPTIONS = [{ value: 'cloud_sg', label: 'Cloud gateway' }];

function Loading() {
  const [isLoading, setLoading] = useState(true);
  return (
    <>
      <Choice aria-label="Known" value="cloud_sg" loading={isLoading} options={isLoading ? [] : OPTIONS} />
      <Choice aria-label="Unknown" value="gone" loading={isLoading} options={isLoading ? [] : OPTIONS} />
      <button type="button" onClick={() => setLoading(false)}>
        Answer
      </button>
    </>
  );
}

it('a select shows no raw value while its options load, then the label, and the value of what they do not know', async () => {
  const { user } = await renderPart(<Loading />);
  expect(screen.queryByText('cloud_sg')).toBeNull();
  expect(screen.queryByText('gone')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Answer' }));
  expect(screen.getByText('Cloud gateway')).toBeVisible();
  expect(screen.queryByText('cloud_sg')).toBeNull();
  expect(screen.getByText('gone')).toBeVisible();
});
