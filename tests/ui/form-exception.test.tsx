import { screen, waitFor, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { plan } from '../support/gateway';
import { type Rendered, renderScreen } from '../support/render';

const KEYS = '/account_center/secret_key';
const envelope = { success: false, errorCode: 60123, errorMessage: 'The gateway disagrees', showType: 9 };

/** Types into the field of a form and saves it, which the gateway answers with the error page. */
async function refuse({ user, world }: Rendered, path: string, role: string, name: string | RegExp, text: string) {
  const field = await screen.findByRole(role, { name });
  await user.clear(field);
  await user.type(field, text);
  plan(world, { path, envelope });
  await user.click(screen.getByRole('button', { name: 'Save' }));
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
    'Login duration',
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
