import { endpoints } from '@mock/handlers';
import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { expect, it } from 'vitest';
import * as z from 'zod';
import { leavesOf } from '@/lib/rules/schema-path';
import { renderScreen } from '../support/render';
import { chooseIn, findRow } from '../support/table';

/** Everything of the page that outlives a dialog: markup, what fields hold, storage, cookies, address and history. */
const traces = () =>
  JSON.stringify([
    document.documentElement.outerHTML,
    [...document.querySelectorAll('input, textarea')].map((field) => Reflect.get(field, 'value')),
    { ...localStorage },
    { ...sessionStorage },
    document.cookie,
    document.title,
    window.location.href,
    window.history.state,
  ]);

const PASSWORD = 'Console#2026';

async function createKey(user: UserEvent): Promise<HTMLElement> {
  await user.click(screen.getByRole('button', { name: 'Create key' }));
  await user.type(await screen.findByRole('textbox', { name: /Description/ }), 'Nightly export');
  await user.click(screen.getByRole('button', { name: 'Create' }));
  return screen.findByRole('dialog', { name: 'Key created' });
}

async function resetPassword(user: UserEvent): Promise<HTMLElement> {
  await user.click(
    within(await findRow({ 'Account name': 'zone-editor' })).getByRole('button', { name: /More actions/ }),
  );
  await user.click(await screen.findByRole('menuitem', { name: 'Reset password' }));
  const question = await screen.findByRole('dialog', { name: /^Reset the password/ });
  await user.type(await within(question).findByLabelText('Your account password'), `${PASSWORD}{Enter}`);
  return screen.findByRole('dialog', { name: 'Password reset' });
}

async function issueKey(user: UserEvent): Promise<HTMLElement> {
  await chooseIn(user, await findRow({ 'Serial number': 'BN2026-0001' }), 'Issue key');
  const question = await screen.findByRole('dialog', { name: /^Issue an auth key/ });
  await user.type(await within(question).findByLabelText('Your account password'), `${PASSWORD}{Enter}`);
  return screen.findByRole('dialog', { name: /^Auth key of/ });
}

const SCREENS = [
  ['a secret key', '/account_center/secret_key', createKey, /^[0-9a-f]{40}$/],
  ['a reset password', '/business_account/account_management', resetPassword, /^Aa1/],
  ['the key of a node', '/system_settings/node_access_management/business_node_management', issueKey, /^[0-9a-f]{32}$/],
] as const;

it.each(SCREENS)('SEC-8 %s is gone from page, storage, address and history when its dialog closes', async (...one) => {
  const [, path, make, pattern] = one;
  const { user, history } = await renderScreen(path, { hasShell: true });
  const dialog = await make(user);
  const secret = within(dialog).getByText(pattern).textContent ?? '';
  expect(secret).toMatch(pattern);
  expect(traces()).toContain(secret);
  await user.click(within(dialog).getByRole('button', { name: 'Download' }));
  await user.click(within(dialog).getAllByRole('button', { name: 'Close' })[0] ?? dialog);
  await waitFor(() => expect(traces()).not.toContain(secret));
  expect(JSON.stringify(history.location)).not.toContain(secret);
  // What one typed to be allowed to see it went with its own dialog.
  expect(traces()).not.toContain(PASSWORD);
});

it('SEC-8 a secret that is left by the address, not by its dialog, is gone too', async () => {
  const { user, history } = await renderScreen('/account_center/secret_key', { hasShell: true });
  const secret = within(await createKey(user)).getByText(/^[0-9a-f]{40}$/).textContent ?? '';
  history.push('/account_center/account_info');
  const unkept = await screen.findByRole('dialog', { name: 'Close without the secret?' });
  await user.click(within(unkept).getByRole('button', { name: 'Close anyway' }));
  await waitFor(() => expect(history.location.pathname).toBe('/account_center/account_info'));
  await waitFor(() => expect(traces()).not.toContain(secret));
  history.back();
  await screen.findByRole('heading', { level: 1, name: 'Secret keys' });
  await findRow({ Description: 'Nightly export' });
  expect(traces()).not.toContain(secret);
});

it('SEC-8 no answer of the gateway carries a secret but the four that are shown once', () => {
  const SECRET = /^(.*password|.*passphrase|secret|.*Secret|community|authKey|accessToken|privateKey)$/i;
  const SAYS_WHETHER = /^(has|is)[A-Z]/;
  const carried = (schema: z.core.$ZodType, seen = new Set<z.core.$ZodType>()): string[] =>
    leavesOf(schema).flatMap((leaf) => {
      if (seen.has(leaf)) return [];
      seen.add(leaf);
      if (leaf instanceof z.core.$ZodArray) return carried(leaf._zod.def.element, seen);
      if (!(leaf instanceof z.core.$ZodObject)) return [];
      return Object.entries(leaf._zod.def.shape).flatMap(([key, child]) => {
        const isText = leavesOf(child).some((one) => one instanceof z.core.$ZodString);
        return isText && SECRET.test(key) && !SAYS_WHETHER.test(key) ? [key] : carried(child, seen);
      });
    });
  const found = endpoints().flatMap(({ path, res }) => carried(res).map((field) => `${path} ${field}`));
  expect(found.sort()).toEqual([
    '/api/acm/secretKey/add secret',
    '/api/acm/subAccount/import password',
    '/api/acm/subAccount/resetPassword newPassword',
    '/api/dcomm/businessNode/issueAuthKey authKey',
  ]);
});
