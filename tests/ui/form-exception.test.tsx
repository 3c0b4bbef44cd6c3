import { screen, waitFor, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { secretKeyApi } from '@/api/account-center/secret-key';
import { RunButton } from '@/ui/page/run-button';
import { plan } from '../support/gateway';
import { type Rendered, renderPart, renderScreen } from '../support/render';
import { findRow } from '../support/table';

const KEYS = '/account_center/secret_key';
const envelope = { success: false, errorCode: 60123, errorMessage: 'The gateway disagrees', showType: 9 };

/** Types into the field of a form and saves it, which the gateway answers with the error page. */
async function refuse({ user, world }: Rendered, path: string, role: string, name: string | RegExp, text: string) {
  const field = await screen.findByRole(role, { name });
  await user.clear(field);
  await user.type(field, text);
  plan(world, { path, envelope });
  await user.click(screen.getByRole('button', { name: path.endsWith('/add') ? 'Create' : 'Save' }));
}

const FORMS: [string, string, string, string, RegExp | string, string][] = [
  ['a drawer that creates', `${KEYS}?panel=create`, '/api/acm/secretKey/add', 'textbox', /Description/, 'Export'],
  [
    'a drawer that edits',
    `${KEYS}?panel=edit&item=AK20260001`,
    '/api/acm/secretKey/update',
    'textbox',
    /Description/,
    'Export',
  ],
  [
    'a form inside a page',
    '/account_center/account_security?tab=loginSecurity',
    '/api/acm/loginSecurity/update',
    'textbox',
    'Sign-in duration',
    '5',
  ],
];

it.each(FORMS)(
  'REQ-03 %s leads to the error page where the gateway wants it, and Back brings the input',
  async (_, at, path, role, name, text) => {
    const rendered = await renderScreen(at, { hasShell: true });
    await refuse(rendered, path, role, name, text);
    expect(await screen.findByText('The gateway disagrees')).toBeVisible();
    expect(rendered.history.location.pathname).toBe('/exception');
    expect(screen.queryByText(/Saving/)).toBeNull();
    expect(screen.queryByRole('dialog', { name: 'Discard unsaved changes?' })).toBeNull();
    rendered.history.back();
    await waitFor(async () => expect(await screen.findByRole(role, { name })).toHaveDisplayValue(text));
  },
);

it('REQ-03 a form says the reason itself where the browser cannot keep what was typed meanwhile', async () => {
  const rendered = await renderScreen(`${KEYS}?panel=create`, { hasShell: true });
  vi.spyOn(window, 'sessionStorage', 'get').mockImplementation(() => {
    throw new DOMException('forbidden', 'SecurityError');
  });
  await refuse(rendered, '/api/acm/secretKey/add', 'textbox', /Description/, 'Export');
  const drawer = screen.getByRole('dialog', { name: 'Create key' });
  expect(await within(drawer).findByRole('alert')).toHaveTextContent('The gateway disagrees');
  expect(within(drawer).getByRole('textbox', { name: /Description/ })).toHaveValue('Export');
  expect(rendered.history.location.pathname).toBe(KEYS);
  vi.restoreAllMocks();
});

const silent = { ...envelope, showType: 0 };

/** Said in the place that asked, without the words of the gateway and without alarm. */
async function saysNothingElse(place: HTMLElement) {
  expect(await within(place).findByText('Nothing was changed.')).toBeVisible();
  expect(screen.queryByText('The gateway disagrees')).toBeNull();
  expect(screen.queryByRole('alert')).toBeNull();
}

it('REQ-03 a form that is refused in silence says that nothing was changed, and keeps the input', async () => {
  const { user, world } = await renderScreen(`${KEYS}?panel=create`);
  await user.type(await screen.findByRole('textbox', { name: /Description/ }), 'Export');
  plan(world, { path: '/api/acm/secretKey/add', envelope: silent });
  await user.click(screen.getByRole('button', { name: 'Create' }));
  const drawer = screen.getByRole('dialog', { name: 'Create key' });
  await saysNothingElse(drawer);
  expect(within(drawer).getByRole('textbox', { name: /Description/ })).toHaveValue('Export');
  await user.click(screen.getByRole('button', { name: 'Create' }));
  await screen.findByRole('dialog', { name: 'Key created' });
});

it('REQ-03 a question that is refused in silence stays and says that nothing was changed', async () => {
  const { user, world } = await renderScreen(KEYS);
  await user.click(within(await findRow({ 'Key ID': 'AK20260001' })).getByRole('button', { name: 'Disable' }));
  const question = await screen.findByRole('dialog', { name: /^Disable key/ });
  plan(world, { path: '/api/acm/secretKey/disable', envelope: silent });
  await user.click(within(question).getByRole('button', { name: 'Disable' }));
  await saysNothingElse(question);
  await user.click(within(question).getByRole('button', { name: 'Disable' }));
  await findRow({ 'Key ID': 'AK20260001', Status: 'Disabled' });
});

it('REQ-03 a button that is refused in silence says that nothing was changed', async () => {
  const { user, world } = await renderPart(
    <RunButton run={() => secretKeyApi.enable({ id: 'AK20260003' })}>Enable</RunButton>,
  );
  plan(world, { path: '/api/acm/secretKey/enable', envelope: silent });
  await user.click(screen.getByRole('button', { name: 'Enable' }));
  await saysNothingElse(document.body);
});
