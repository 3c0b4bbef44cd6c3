import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { alarmTaskApi } from '@/api/alarm/task';
import { consoleRoutes } from '@/routes';
import { ORIGIN } from '../support/gateway';
import { renderScreen } from '../support/render';

const KEYS = '/account_center/secret_key';

/** Where each screen of one object is without that object: what is no id of its own stays as it is. */
const gone = consoleRoutes.flatMap(({ path }) => (path.includes(':') ? [path.replace(/:\w+/g, 'gone-1')] : []));

it('an object that is gone leads back to its list on every screen of one, and offers no Retry', async () => {
  const { history, user } = await renderScreen(KEYS, { hasShell: true });
  const wrong: string[] = [];
  for (const path of gone) {
    act(() => history.push(path));
    const back = await screen.findByRole('button', { name: /^Back to / }).catch(() => null);
    if (back === null || screen.queryByRole('button', { name: 'Retry' })) wrong.push(path);
  }
  expect(wrong).toEqual([]);
  act(() => history.push('/business_account/role_management/gone-1'));
  await user.click(await screen.findByRole('button', { name: 'Back to Roles' }));
  expect(history.location.pathname).toBe('/business_account/role_management');
});

it('an object that is deleted elsewhere while it is shown offers nothing that could be done to it', async () => {
  const { user } = await renderScreen('/alarm/monitoring_alarm/task_management/AT-208', { hasShell: true });
  await screen.findByRole('button', { name: 'Edit' });
  await alarmTaskApi.delete({ id: 'AT-208' });
  await screen.findByRole('heading', { name: 'Not found' });
  expect(screen.queryByRole('button', { name: 'Edit' })).toBeNull();
  expect(screen.queryByRole('region', { name: 'Rule summary' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Back to Task management' }));
  await screen.findByRole('heading', { level: 1, name: 'Task management' });
});

it('a row that was deleted elsewhere goes once its own deletion is refused for that', async () => {
  const { user, world } = await renderScreen('/log/push_management');
  const row = await waitFor(() => {
    const found = document.querySelector<HTMLElement>('[data-row-key=PT-2]');
    if (!found) throw new Error('no row yet');
    return found;
  });
  // As another tab does it: this one does not hear of it.
  const headers = { 'Content-Type': 'application/json', 'Access-Token': world.token, Timestamp: String(Date.now()) };
  const body = JSON.stringify({ id: 'PT-2' });
  await fetch(`${ORIGIN}/api/log/pushTask/delete`, { method: 'POST', headers, body });
  await user.click(within(row).getByRole('button', { name: /^More actions/ }));
  await user.click(await screen.findByRole('menuitem', { name: 'Delete' }));
  const question = await screen.findByRole('dialog', { name: 'Delete push task Audit archive?' });
  await user.click(within(question).getByRole('button', { name: 'Delete' }));
  await within(question).findByText('The object does not exist or was deleted');
  await waitFor(() => expect(row).not.toBeInTheDocument());
});

it('an object that is gone closes its drawer', async () => {
  const { user } = await renderScreen(`${KEYS}?panel=edit&item=gone-1`, { hasShell: true });
  await screen.findByRole('heading', { name: 'Not found' });
  const [close] = screen.getAllByRole('button', { name: 'Close' }).slice(-1);
  if (close) await user.click(close);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

it('an address that leads nowhere leads to the nearest screen above it that the account may see', async () => {
  const { history, user } = await renderScreen(KEYS, { hasShell: true });
  act(() => history.push(`${KEYS}/AK1/elsewhere`));
  await user.click(await screen.findByRole('button', { name: 'Back to Secret keys' }));
  expect(history.location.pathname).toBe(KEYS);
  act(() => history.push('/no/screen/at/all'));
  expect(await screen.findByRole('heading', { name: 'Page not found' })).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Back to / })).toBeNull();
});
