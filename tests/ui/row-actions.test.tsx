import { act, screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { RowActions } from '@/ui/page/row-actions';
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

it('says why beside the actions of its own row, over none of another one', async () => {
  const actions = [
    { key: 'edit', label: 'Edit', run: () => {} },
    { key: 'delete', label: 'Delete', permit: 'view.readOnly' as const, run: () => {} },
  ];
  const { user } = await renderPart(<RowActions of="AK1" actions={actions} />);
  await user.hover(screen.getByRole('button', { name: 'Delete' }));
  const bubble = await screen.findByRole('tooltip');
  expect(bubble.closest('.ant-tooltip')).toHaveClass('ant-tooltip-placement-left');
});

it('keeps what destroys at the end of the menu, wherever it was named', async () => {
  const run = () => {};
  const actions = [
    { key: 'stop', label: 'Stop', isDanger: true, run },
    { key: 'edit', label: 'Edit', run },
    { key: 'copy', label: 'Copy', run },
    { key: 'history', label: 'History', run },
  ];
  const { user } = await renderPart(<RowActions of="AK1" actions={actions} />);
  expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['Edit', 'Copy', '']);
  await user.click(screen.getByRole('button', { name: /AK1/ }));
  const items = await screen.findAllByRole('menuitem');
  expect(items.map(({ textContent }) => textContent)).toEqual(['History', 'Stop']);
});
