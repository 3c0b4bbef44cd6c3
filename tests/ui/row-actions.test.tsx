import { act, screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { RowActions } from '@/ui/list/row-actions';
import { renderPart } from '../support/render';

let reload: (isEnabled: boolean) => void = () => {};

function Row() {
  const [isEnabled, setEnabled] = useState(true);
  reload = setEnabled;
  const [key, label] = isEnabled ? ['disable', 'Disable'] : ['enable', 'Enable'];
  return <RowActions of="AK1" actions={[{ key, label, run: () => {} }]} />;
}

it('keeps the focus on the button of a row whose action turned into its opposite', async () => {
  await renderPart(<Row />);
  screen.getByRole('button', { name: 'Disable' }).focus();
  act(() => reload(false));
  expect(screen.getByRole('button', { name: 'Enable' })).toHaveFocus();
});
