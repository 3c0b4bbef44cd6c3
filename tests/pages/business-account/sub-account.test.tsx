import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { can, freeOf } from '@/pages/business-account/sub-account/model';
import { plan } from '../../support/gateway';
import { renderScreen } from '../../support/render';
import { findRow, tableRows } from '../../support/table';

const PATH = '/business_account/account_management';
const NAME = 'Account name';

describe('sub-accounts', () => {
  it('lists accounts with type, both states, role and organisation; an unknown code is shown as it came', async () => {
    await renderScreen(`${PATH}?size=50`);
    await findRow({ [NAME]: 'acme-operator', 'Account status': 'Normal', Authorization: 'Authorized' });
    await findRow({ [NAME]: 'acme-locked', 'Account status': 'Locked' });
    await findRow({ [NAME]: 'group-retail', 'Account type': 'Group company account', Authorization: 'Expired' });
    await findRow({ [NAME]: 'im-gateway', Authorization: 'Not in effect' });
    await findRow({ [NAME]: 'newer-gateway', 'Account type': 'partner', 'Account status': 'frozen' });
    await findRow({ [NAME]: 'no-contact', Role: '—', Organisation: '—' });
  });

  it('takes its filters from the address', async () => {
    await renderScreen(`${PATH}?status=locked&type=platform`);
    await findRow({ [NAME]: 'platform-audit' });
    expect(tableRows()).toHaveLength(1);
  });

  it('says how much of the licence is used; at the limit nothing can be created, with the figures of the gateway', async () => {
    const { world, user } = await renderScreen(PATH);
    expect(await screen.findByText('28 used of 30 authorized, 2 left to create')).toBeVisible();
    plan(world, {
      path: '/api/acm/subAccount/getLimits',
      envelope: { code: 20000, message: '', data: { authorized: 28, used: 28 } },
    });
    await user.click(within(await findRow({ [NAME]: 'zone-editor' })).getByRole('button', { name: 'Lock' }));
    const dialog = await screen.findByRole('dialog');
    await user.type(await within(dialog).findByLabelText('Account password'), 'Console#2026{Enter}');
    expect(await screen.findByText(/28 used of 28 authorized: the limit is reached/)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Create account' })).toHaveAccessibleDescription(
      'The licence allows no more sub-accounts',
    );
  });
});

describe('what the state of an account allows', () => {
  it.each([
    ['normal', true, 'subAccount.isNormal'],
    ['locked', 'subAccount.isLocked', true],
    ['frozen', 'subAccount.isLocked', 'subAccount.isNormal'],
  ])('%s allows lock: %s, unlock: %s', (status, lock, unlock) => {
    expect(can.lock({ id: 'A-1', status }, 'A-2')).toBe(lock);
    expect(can.unlock({ id: 'A-1', status }, 'A-2')).toBe(unlock);
  });

  it('leaves the account that is signed in alone', () => {
    const own = { id: 'A-1', status: 'normal' };
    for (const allowed of Object.values(can)) expect(allowed(own, 'A-1')).toBe('subAccount.isOwn');
  });

  it('never counts below zero, however many accounts a smaller licence left over', () => {
    expect(freeOf({ authorized: 30, used: 28 })).toBe(2);
    expect(freeOf({ authorized: 20, used: 28 })).toBe(0);
  });
});
