import { sentLinks } from '@mock/account-center/contact-binding';
import { contactsOf } from '@mock/account-center/contact-book';
import { PASSWORD } from '@mock/runtime/personas';
import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { accessControlApi } from '@/api/account-center/access-control';
import { contactBindingApi } from '@/api/account-center/contact-binding';
import { loginSecurityApi } from '@/api/account-center/login-security';
import { verifyApi } from '@/api/anonymous/verify';
import { CODES } from '@/api/codes';
import { DAY } from '@/lib/time';
import { sessionState } from '@/session/session';
import { type Rendered, renderScreen } from '../../support/render';

const PATH = '/account_center/account_security';
const isSecurityOn = () => {
  const state = sessionState();
  return state.status === 'ready' && state.session.isLoginSecurityOn;
};

describe('access control', () => {
  const open = () => renderScreen(`${PATH}?tab=accessControl`);

  it('tests the rules on screen against an address before anything is saved', async () => {
    const { user } = await open();
    const field = await screen.findByRole('textbox', { name: 'Address to test' });
    expect(screen.getByText('by rule 1: 203.0.113.0/24')).toBeVisible();
    await user.clear(field);
    await user.type(field, '8.8.8.8');
    await waitFor(() => expect(screen.getByText('No rule contains this address.')).toBeVisible());
  });

  it('asks before rules that shut out the own address are saved; given up, the input stays and nothing is sent', async () => {
    const { user } = await open();
    await user.click((await screen.findAllByRole('button', { name: 'Remove entry 1' }))[0] ?? document.body);
    await user.click(screen.getByRole('button', { name: 'Save' }));
    const dialog = await screen.findByRole('dialog', { name: 'The rules block your current address 203.0.113.24' });
    await user.click(within(dialog).getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.getByText('Unsaved changes')).toBeVisible());
    await user.click(screen.getByRole('button', { name: 'Save' }));
    const again = await screen.findByRole('dialog', { name: /block your/ });
    await user.click(within(again).getByRole('button', { name: 'Save anyway' }));
    await waitFor(() => expect(screen.getByText('Access control updated')).toBeVisible());
  });

  it('warns of rules that overlap and shows them in the form in which they are saved', async () => {
    const { user } = await open();
    const mask = await screen.findByRole('textbox', { name: 'Mask' });
    await user.clear(mask);
    await user.type(mask, '4');
    await waitFor(() => expect(screen.getByText('192.0.0.0/4')).toBeVisible());
    expect(screen.getByText('Rule 1 already contains rule 2')).toBeVisible();
  });
});

describe('phone and backup phone', () => {
  it.each([
    ['backupPhone', '13800000001'],
    ['phone', '+8613700137001'],
  ])('are two numbers: %s does not take %s', async (kind, value) => {
    const { user } = await renderScreen(`${PATH}?tab=contacts&panel=bind&item=${kind}`, {
      onWorld: (world) => {
        contactsOf(world).backupPhone.value = kind === 'phone' ? '13700137001' : null;
      },
    });
    const drawer = within(await screen.findByRole('dialog'));
    await user.type(await drawer.findByRole('textbox', { name: /^New/ }), value);
    await waitFor(() => expect(drawer.getByText('The phone and the backup phone must differ')).toBeVisible());
  });
});

describe('login security', () => {
  it.each(['0', '9', '1.5'])('refuses a login duration of %s hours', async (hours) => {
    const { user } = await renderScreen(`${PATH}?tab=loginSecurity`);
    const field = await screen.findByRole('textbox', { name: 'Sign-in duration' });
    await user.clear(field);
    await user.type(field, hours);
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(field).toHaveAttribute('aria-invalid', 'true'));
    expect(screen.queryByText('Sign-in security updated')).toBeNull();
  });

  it('asks for days only with the flag, and turns the session on as soon as it is saved', async () => {
    const { user } = await renderScreen(`${PATH}?tab=loginSecurity`);
    await user.click(await screen.findByRole('switch', { name: 'Password expires' }));
    await user.type(await screen.findByRole('textbox', { name: 'Password validity' }), '90');
    await user.click(screen.getByRole('switch', { name: 'Secure sign-in' }));
    expect(isSecurityOn()).toBe(false);
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(screen.getByText('Sign-in security updated')).toBeVisible());
    await waitFor(() => expect(isSecurityOn()).toBe(true));
  });

  it.each([
    ['one’s own', `${PATH}?tab=loginSecurity`],
    ['another account’s', '/business_account/account_management/A-2020?tab=loginSecurity'],
  ])('says of %s rules that do nothing while the switch is off that they do not', async (_, address) => {
    const { user } = await renderScreen(address);
    const isOn = await screen.findByRole('switch', { name: 'Secure sign-in' });
    expect(isOn).not.toBeChecked();
    const idle = () => screen.queryAllByText(/^Without effect while secure sign-in is off\./);
    const fields = () => idle().map((note) => note.closest('.ant-form-item')?.querySelector('label')?.textContent);
    await waitFor(() =>
      expect(fields()).toEqual([
        'Sign-in policy',
        'Sign-in duration',
        'Critical-operation protection',
        'Sign-in notification',
      ]),
    );
    await user.click(isOn);
    await waitFor(() => expect(idle()).toEqual([]));
    expect(screen.getByText('1 to 8 hours. After that, sign in again.')).toBeVisible();
  });

  it('is for reading only without the right, and says why', async () => {
    await renderScreen(`${PATH}?tab=loginSecurity`, { persona: 'readonly' });
    await waitFor(() => expect(screen.getByRole('switch', { name: 'Secure sign-in' })).toBeDisabled());
    expect(screen.getByRole('button', { name: 'Save' })).toHaveAccessibleDescription(
      'The account has no right to do this',
    );
  });
});

/** Turns security login on, with a code at every login. */
async function force(): Promise<void> {
  const { settings, version } = await loginSecurityApi.get({});
  await loginSecurityApi.update({ settings: { ...settings, isOn: true, policy: 'force' }, version });
}

/** Takes a contact away by hand; gives what its dialog said. */
async function unbind(user: Rendered['user'], kind: string, value: string): Promise<string> {
  await user.click(await screen.findByRole('button', { name: `Unbind ${kind}` }));
  const dialog = await screen.findByRole('dialog', { name: `Unbind ${kind} ${value}?` });
  const said = dialog.textContent ?? '';
  await user.type(within(dialog).getByLabelText(/password/i), PASSWORD);
  await user.click(within(dialog).getByRole('button', { name: 'Unbind' }));
  await waitFor(() => expect(dialog).not.toBeInTheDocument());
  return said;
}

describe('the guard against locking oneself out', () => {
  it('names the number at every unbinding, and what the last contact takes with it', async () => {
    const { user } = await renderScreen(PATH);
    await force();
    expect(await unbind(user, 'phone', '13800000001')).not.toContain('last contact');
    expect(await unbind(user, 'email', 'ops@acme.example')).toContain(
      'the sign-in policy asks for a code at every sign-in. You will not be able to sign in again',
    );
  });

  it('asks before forced verification is saved without a contact, and the gateway refuses it unasked', async () => {
    const { user } = await renderScreen(`${PATH}?tab=loginSecurity`, { persona: 'fresh' });
    await expect(force()).rejects.toMatchObject({ failure: { code: String(CODES.NO_CONTACT_LEFT) } });
    await user.click(await screen.findByRole('switch', { name: 'Secure sign-in' }));
    await user.click(screen.getByRole('radio', { name: 'Force verification' }));
    await user.click(screen.getByRole('button', { name: 'Save' }));
    const dialog = await screen.findByRole('dialog', { name: 'No contact can receive a code' });
    await user.click(within(dialog).getByRole('button', { name: 'Cancel' }));
    expect(isSecurityOn()).toBe(false);
    await user.click(screen.getByRole('button', { name: 'Save' }));
    const again = await screen.findByRole('dialog', { name: 'No contact can receive a code' });
    await user.click(within(again).getByRole('button', { name: 'Save anyway' }));
    await waitFor(() => expect(screen.getByText('Sign-in security updated')).toBeVisible());
  });

  it('asks before proxies are admitted no more; the gateway refuses it unasked, and more than ten', async () => {
    const { user } = await renderScreen(`${PATH}?tab=accessControl`);
    const field = await screen.findByRole('textbox', { name: 'Maximum proxy forwarders' });
    await user.clear(field);
    await user.type(field, '11');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(field).toHaveAttribute('aria-invalid', 'true'));
    await user.clear(field);
    await user.type(field, '0');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    const dialog = await screen.findByRole('dialog', { name: 'Allow sign-ins through at most 0 proxies?' });
    expect(dialog).toHaveTextContent('You are connected through 1 proxy.');
    const { rules, version } = await accessControlApi.get({});
    const unasked = accessControlApi.update({ rules, version, maxForwarders: 0, acceptsLockout: false });
    await expect(unasked).rejects.toMatchObject({ failure: { code: String(CODES.PROXY_LOCKED_OUT) } });
    await user.click(within(dialog).getByRole('button', { name: 'Save anyway' }));
    await waitFor(() => expect(screen.getByText('Access control updated')).toBeVisible());
  });
});

describe('a new contact that waits', () => {
  const PHONE = '13900000002';

  it('can be withdrawn, so that its link does nothing any more', async () => {
    const { user, world } = await renderScreen(PATH);
    await contactBindingApi.bind({ kind: 'backupPhone', value: PHONE, code: '246810' });
    await user.click(await screen.findByRole('button', { name: 'Withdraw' }));
    const dialog = await screen.findByRole('dialog', { name: `Withdraw ${PHONE}?` });
    await user.click(within(dialog).getByRole('button', { name: 'Withdraw' }));
    await waitFor(() => expect(screen.queryByText(PHONE)).toBeNull());
    await verifyApi.activate({ token: sentLinks(world)[0] ?? '' });
    expect((await contactBindingApi.get({})).backupPhone.value).toBeNull();
  });

  it('says that its link has expired', async () => {
    const onWorld = (world: Rendered['world']) => {
      const sentAt = world.now() - 2 * DAY;
      contactsOf(world).backupPhone.pending = { value: PHONE, sentAt, expiresAt: sentAt + DAY };
    };
    await renderScreen(PATH, { onWorld });
    await waitFor(() => expect(screen.getByText('Link expired')).toBeVisible());
    expect(screen.queryByText('Pending verification')).toBeNull();
  });

  it('goes with the contact that it would have replaced', async () => {
    const { user } = await renderScreen(PATH);
    await contactBindingApi.bind({ kind: 'phone', value: PHONE, code: '246810' });
    await waitFor(() => expect(screen.getByText(PHONE)).toBeVisible());
    expect(await unbind(user, 'phone', '13800000001')).toContain(`${PHONE}, still pending verification, is withdrawn`);
    await waitFor(() => expect(screen.queryByText(PHONE)).toBeNull());
  });
});

describe('contacts', () => {
  it('keeps the old contact in use until the link to the new one is activated', async () => {
    const { user, world } = await renderScreen(PATH);
    await user.click(await screen.findByRole('button', { name: 'Change email' }));
    await user.type(await screen.findByRole('textbox', { name: 'Verification code' }), '246810');
    await user.type(screen.getByRole('textbox', { name: 'New email' }), 'noc@acme.example');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(screen.getByText('Pending verification')).toBeVisible());
    expect(screen.getByTitle('ops@acme.example')).toBeVisible();
    await verifyApi.activate({ token: sentLinks(world)[0] ?? '' });
    await waitFor(() => expect(screen.queryByTitle('ops@acme.example')).toBeNull());
    expect(screen.getByTitle('noc@acme.example')).toBeVisible();
  });

  it.each([
    ['email', 'New email', 'a@', 'Email format is incorrect', 'ops@acme.example', 'email', 'taken@acme.example'],
    ['phone', 'New phone', '12', 'Phone number format is incorrect', '13800000001', 'phone number', '13800000009'],
  ])(
    'VAL-03 each of four failures of a new %s has its own text',
    async (kind, label, wrong, format, own, word, taken) => {
      const { user } = await renderScreen(PATH);
      await user.click(await screen.findByRole('button', { name: `Change ${kind}` }));
      const value = await screen.findByRole('textbox', { name: label });
      const says = async (typed: string, text: string) => {
        await user.clear(value);
        if (typed) await user.type(value, typed);
        await user.tab();
        await waitFor(() => expect(value).toHaveAccessibleDescription(expect.stringContaining(text)));
      };
      await says(wrong, format);
      await says('', `${label} cannot be empty`);
      await says(own, `The new ${word} must differ from the current one`);
      await user.type(screen.getByRole('textbox', { name: 'Verification code' }), '246810');
      await user.clear(value);
      await user.type(value, taken);
      await user.click(screen.getByRole('button', { name: 'Save' }));
      await waitFor(() =>
        expect(value).toHaveAccessibleDescription(
          expect.stringContaining('Another account uses it, enter another one'),
        ),
      );
    },
  );

  it('puts a refused contact and a wrong code on their fields and keeps the input', async () => {
    const { user } = await renderScreen(PATH);
    await user.click(await screen.findByRole('button', { name: 'Change email' }));
    const code = await screen.findByRole('textbox', { name: 'Verification code' });
    await user.type(code, '111111');
    const value = screen.getByRole('textbox', { name: 'New email' });
    await user.type(value, 'taken@acme.example');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(screen.getByText('The verification code is wrong or has expired')).toBeVisible());
    await user.clear(code);
    await user.type(code, '246810');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(screen.getByText('Another account uses it, enter another one')).toBeVisible());
    expect(value).toHaveValue('taken@acme.example');
  });
});

async function changePassword(user: UserEvent): Promise<void> {
  for (const [label, password] of [
    ['Current password', 'Console#2026'],
    ['New password', 'Different#2027'],
    [/Confirm/, 'Different#2027'],
  ] as const) {
    await user.click(screen.getByLabelText(label));
    await user.paste(password);
  }
  await user.click(screen.getByRole('button', { name: 'Change password' }));
}

describe('a password that must be changed', () => {
  it('stands before every screen, and the screen of the address opens afterwards', async () => {
    const { user, history } = await renderScreen('/account_center/account_info', {
      persona: 'newcomer',
      hasShell: true,
    });
    expect(screen.getByRole('heading', { level: 1, name: 'Set a new password' })).toBeVisible();
    expect(screen.getByText('acme-newcomer')).toBeVisible();
    expect(screen.queryByRole('navigation')).toBeNull();
    await user.type(screen.getByLabelText('Current password'), 'Console#2026');
    await user.type(screen.getByLabelText('New password'), 'Console#2026');
    await user.type(screen.getByLabelText(/Confirm/), 'Console#2026');
    await user.click(screen.getByRole('button', { name: 'Change password' }));
    expect(screen.queryByRole('heading', { level: 1, name: 'Account info' })).toBeNull();
    for (const label of ['New password', /Confirm/]) {
      await user.clear(screen.getByLabelText(label));
      await user.type(screen.getByLabelText(label), 'Different#2027');
    }
    await user.click(screen.getByRole('button', { name: 'Change password' }));
    await waitFor(() => expect(screen.getByRole('heading', { level: 1, name: 'Account info' })).toBeVisible());
    expect(history.location.pathname).toBe('/account_center/account_info');
  });

  it('ACC-03 is changed after the first sign-in, and the home opens with its figures and no failure', async () => {
    const { user } = await renderScreen('/console', { persona: 'newcomer', hasShell: true });
    await changePassword(user);
    expect(await screen.findByText('Resolution volume, 7 days')).toBeVisible();
    const attention = () => screen.getByRole('region', { name: 'Needs your attention' });
    await waitFor(() => expect(attention()).toHaveTextContent(/In alarm\d.*(?:Due in 30 days|Expiring soon)\d/));
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('and was changed is not asked for again where the new session cannot be had', async () => {
    const { user, world } = await renderScreen('/account_center/account_info', { persona: 'newcomer', hasShell: true });
    world.faults.push({ path: '/api/acm/session/get', times: 2, status: 500 });
    await changePassword(user);
    await user.click(await screen.findByRole('button', { name: 'Retry' }));
    await waitFor(() => expect(screen.getByRole('heading', { level: 1, name: 'Account info' })).toBeVisible());
    expect(screen.queryByLabelText('Current password')).toBeNull();
  });
});
