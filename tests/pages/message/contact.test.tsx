import { lastLinkOf } from '@mock/message/contact';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { verifyApi } from '@/api/anonymous/verify';
import { contactApi, contactChange } from '@/api/message/contact';
import { failureOf } from '@/lib/contract/failure';
import { signIn } from '../../support/gateway';
import { renderScreen } from '../../support/render';
import { findRow, tableRows } from '../../support/table';

const CUSTOM = { type: 'custom', name: '新同事', phone: '13700000001', email: 'new@acme.example' } as const;
const refusal = (call: Promise<unknown>) =>
  call.then(
    () => null,
    (thrown) => failureOf(thrown).fields,
  );

describe('a contact', () => {
  it.each([
    [{ name: 'a'.repeat(32), phone: '13700000001' }, []],
    [{ name: 'a'.repeat(33), phone: '13700000001' }, ['name']],
    [{ name: ' a', phone: '13700000001' }, ['name']],
    [{ name: '', phone: '13700000001' }, ['name']],
    [{ name: 'a', phone: '', email: 'a@b.cn' }, []],
    [{ name: 'a', phone: '', email: '' }, ['phone']],
    [{ name: 'a', phone: '12345' }, ['phone']],
    [{ name: 'a', phone: '13700000001', email: 'a@b' }, ['email']],
    [{ name: 'a', phone: '13700000001', email: `${'a'.repeat(64)}@${'b.'.repeat(130)}cn` }, ['email']],
  ])('%j is wrong in %j', (input, wrong) => {
    const found = contactChange.safeParse(input).error?.issues.map(({ path }) => path[0]) ?? [];
    expect([...new Set(found)]).toEqual(wrong);
  });

  it('that exists is refused by its name, its phone or its email, each with words of its own', async () => {
    signIn();
    const taken = [{ name: '王值班' }, { phone: '+8613620000003' }, { email: 'ONCALL-3@acme.example' }];
    const said = await Promise.all(taken.map((one) => refusal(contactApi.add({ ...CUSTOM, ...one }))));
    expect(said).toEqual([
      { name: 'A contact has this name already, enter another one' },
      { phone: 'Contact 李工 has this phone number already, enter another one' },
      { email: 'Contact 李工 has this email already, enter another one' },
    ]);
  });

  it('works over a channel once the link to it is activated, unless the address was changed meanwhile', async () => {
    const world = signIn();
    const { id } = await contactApi.add(CUSTOM);
    expect(await contactApi.get({ id })).toMatchObject({ phoneState: 'unverified', emailState: 'unverified' });
    await contactApi.sendLink({ id, channel: 'email' });
    await contactApi.sendLink({ id, channel: 'phone' });
    await contactApi.update({ ...CUSTOM, id, version: 1, phone: '13700000002' });
    await verifyApi.activate({ token: lastLinkOf(world, id, 'phone') ?? '' });
    await verifyApi.activate({ token: lastLinkOf(world, id, 'email') ?? '' });
    expect(await contactApi.get({ id })).toMatchObject({ phoneState: 'unverified', emailState: 'verified' });
  });

  it('of an account has what the account has, and is changed there', async () => {
    signIn();
    const { id } = await contactApi.add({ type: 'account', accountId: 'A-operator' });
    const made = await contactApi.get({ id });
    expect(made).toMatchObject({ type: 'account', name: 'acme-operator', emailState: 'verified' });
    await expect(contactApi.update({ ...made, name: 'other' })).rejects.toThrow();
  });
});

const PATH = '/message/contact';

describe('contact management', () => {
  it('lists contacts with how far each address is proven, and is narrowed by that', async () => {
    const { history } = await renderScreen(PATH);
    await findRow({ Name: '赵敏', Phone: '13620000004 Not verified', Email: 'oncall-4@acme.example Pending' });
    await findRow({ Name: 'Night shift', Email: '—', WeChat: 'Not bound' });
    await findRow({ Name: 'Mailing list NOC', Phone: '—', WeChat: 'suspended' });
    act(() => history.push(`${PATH}?emailState=pending`));
    await waitFor(() => expect(tableRows().map(({ Name }) => Name)).toEqual(['赵敏']));
  });

  it('keep a search of their own in each tab, there again on return', async () => {
    const { user, history } = await renderScreen(`${PATH}?q=Night`);
    await findRow({ Name: 'Night shift' });
    await user.click(screen.getByRole('tab', { name: 'DingTalk robots' }));
    await findRow({ 'Robot name': '运维值班群' });
    expect(history.location.search).toBe('?tab=dingtalk');
    await user.click(screen.getByRole('tab', { name: 'Contacts' }));
    await findRow({ Name: 'Night shift' });
    expect(history.location.search).toBe('?q=Night');
  });

  it('tells a duplicate on its own field and keeps what was entered', async () => {
    const { user } = await renderScreen(`${PATH}?panel=create`);
    await user.type(await screen.findByRole('textbox', { name: /Name/ }), '新同事');
    await user.type(screen.getByRole('textbox', { name: /Email/ }), 'oncall-3@acme.example');
    await user.click(screen.getByRole('button', { name: 'Add' }));
    await waitFor(() =>
      expect(screen.getByText('Contact 李工 has this email already, enter another one')).toBeVisible(),
    );
    expect(screen.getByRole('textbox', { name: /Name/ })).toHaveValue('新同事');
  });

  it('asks for a phone number or an email before it saves', async () => {
    const { user } = await renderScreen(`${PATH}?panel=create`);
    await user.type(await screen.findByRole('textbox', { name: /Name/ }), '新同事');
    await user.click(screen.getByRole('button', { name: 'Add' }));
    await waitFor(() => expect(screen.getByText('Enter a phone number or an email address')).toBeVisible());
  });

  it('sends a verification link once, and again only later', async () => {
    const { user } = await renderScreen(`${PATH}?panel=channels&item=CT-3`);
    await user.click(await screen.findByRole('button', { name: 'Send verification link' }));
    await waitFor(() =>
      expect(screen.getByRole('button', { name: /Send again in \d+ s/ })).toHaveAccessibleDescription(
        'The link was sent a moment ago',
      ),
    );
    await findRow({ Name: '李工', Email: 'oncall-3@acme.example Pending' });
  });

  it('shows a code to bind WeChat, which ends with its time', async () => {
    const { user, world } = await renderScreen(`${PATH}?panel=channels&item=CT-4`);
    await user.click(await screen.findByRole('button', { name: 'Show QR code' }));
    await screen.findByRole('img', { name: 'WeChat QR code that binds 赵敏' });
    world.setClock(Date.now() + 121_000);
    await waitFor(() => expect(screen.getByText('The QR code has expired. Refresh it.')).toBeVisible());
    await user.click(screen.getByRole('button', { name: 'Refresh QR code' }));
    await screen.findByRole('img', { name: /QR code that binds/ });
  });

  it('says why an account’s contact is not edited here', async () => {
    await renderScreen(PATH);
    const edit = within(await findRow({ Name: 'acme' })).getByRole('button', { name: 'Edit' });
    expect(edit).toHaveAccessibleDescription('Name, phone and email follow the account, change them there');
  });
});

describe('BEY-31 contacts from a file', () => {
  const PATH = '/message/contact?panel=import';
  const choose = async (text: string) => {
    const input = document.querySelector<HTMLInputElement>('input[type=file]');
    if (!input) throw new Error('no file input');
    await userEvent.upload(input, new File([text], 'contacts.csv'));
  };

  it('are checked line by line; what the gateway refuses stands on its line, the others are there', async () => {
    const { user } = await renderScreen(PATH);
    await screen.findByRole('button', { name: 'Choose file' });
    await choose(
      [
        'name,email,phone',
        'Weekend crew,weekend@acme.example,+86 137 0000 0001',
        '王值班,,13700000002',
        'Nobody,,',
        'Twice,ONCALL-3@acme.example,',
        'weekend CREW,other@acme.example,',
      ].join('\n'),
    );
    await screen.findByText('contacts.csv: 3 lines ready, 2 wrong and not sent');
    const drawer = screen.getByRole('dialog', { name: 'Import contacts' });
    expect(within(drawer).getByRole('row', { name: /Nobody/ })).toHaveTextContent(
      'Phone: Enter a phone number or an email',
    );
    expect(within(drawer).getByRole('row', { name: /^6 weekend CREW/ })).toHaveTextContent('Name repeats line 2');
    await user.click(within(drawer).getByRole('button', { name: 'Import 3 contacts' }));
    await screen.findByText('Imported 1, refused 2, not sent 2');
    expect(within(drawer).getByRole('row', { name: /王值班/ })).toHaveTextContent('has this name already');
    expect(within(drawer).getByRole('row', { name: /Twice/ })).toHaveTextContent('Contact 李工 has this email already');
    const [added] = (await contactApi.list({ current: 1, pageSize: 10, keyword: 'weekend@acme.example' })).list;
    expect(added).toMatchObject({
      name: 'Weekend crew',
      type: 'custom',
      emailState: 'unverified',
      phoneState: 'unverified',
    });
  });

  it('are for an operator, too', async () => {
    await renderScreen('/message/contact', { persona: 'operator' });
    expect(screen.getByRole('button', { name: 'Import contacts' })).toBeEnabled();
  });

  it('cannot be taken by an account that reads', async () => {
    await renderScreen('/message/contact', { persona: 'readonly' });
    expect(screen.getByRole('button', { name: 'Import contacts' })).toHaveAccessibleDescription(
      'The account has no right to do this',
    );
    await expect(contactApi.import({ list: [{ name: 'x', phone: '13700000009', line: 2 }] })).rejects.toThrow();
  });
});
