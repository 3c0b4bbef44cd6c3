import { act, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
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
