import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { plan } from '../support/gateway';
import { renderScreen } from '../support/render';
import { findRow } from '../support/table';

/** Beside the choice of the same name. */
const SECRET = { selector: 'input[type=password]' };
const LIST = '/account_center/secret_key';

/** Disables a key whose call the gateway protects by these methods; gives the dialog that asks for the proof. */
async function openProof(methods: readonly string[]) {
  const rendered = await renderScreen(LIST, { hasShell: true });
  const { user, world } = rendered;
  plan(world, {
    path: '/api/acm/secretKey/disable',
    envelope: { code: 40114, message: 'protected', data: { methods } },
  });
  const row = await findRow({ 'Key ID': 'AK20260001' });
  await user.click(within(row).getByRole('button', { name: 'Disable' }));
  const question = await screen.findByRole('dialog');
  await user.click(within(question).getByRole('button', { name: 'Disable' }));
  const proof = within(await screen.findByRole('dialog', { name: 'Sensitive action protection' }));
  return { ...rendered, proof };
}

describe('REQ-05 the proof of a protected call', () => {
  it('by a code is sent first, says where it went, and a wrong one stays in the dialog', async () => {
    const { user, proof } = await openProof(['phone']);
    await user.click(proof.getByRole('button', { name: 'Send code' }));
    await waitFor(() => expect(proof.getByText('The code was sent to 138****0001')).toBeVisible());
    expect(proof.getByRole('button', { name: /^Send again in/ })).toBeDisabled();
    await user.type(proof.getByRole('textbox', { name: 'Verification code' }), '111111');
    await user.click(proof.getByRole('button', { name: 'Verify' }));
    await waitFor(() => expect(proof.getByText('The verification code is wrong or has expired')).toBeVisible());
    await user.clear(proof.getByRole('textbox', { name: 'Verification code' }));
    await user.type(proof.getByRole('textbox', { name: 'Verification code' }), '246810');
    await user.click(proof.getByRole('button', { name: 'Verify' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await findRow({ 'Key ID': 'AK20260001', Status: 'Disabled' });
  });

  it('is the password by default where there is a choice, and another way is one press away', async () => {
    const { user, proof } = await openProof(['email', 'password']);
    const password = () => proof.getByLabelText('Your account password', SECRET);
    await user.type(password(), 'half');
    await user.click(proof.getByRole('radio', { name: 'Code by email' }));
    expect(proof.getByRole('textbox', { name: 'Verification code' })).toHaveValue('');
    expect(proof.queryByLabelText('Your account password', SECRET)).toBeNull();
    await user.click(proof.getByRole('button', { name: 'Cancel' }));
    const question = await screen.findByRole('dialog', { name: /Disable/ });
    await waitFor(() => expect(question.contains(document.activeElement)).toBe(true));
  });
});
