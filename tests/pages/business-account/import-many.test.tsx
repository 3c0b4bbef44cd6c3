import { GATEWAY_KINDS } from '@mock/runtime/gateway-kind';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { edgeNodeApi } from '@/api/account-center/edge-node';
import { organizationApi } from '@/api/business-account/organization';
import { subAccountApi } from '@/api/business-account/sub-account';
import { logApi } from '@/api/log/query';
import { renderScreen } from '../../support/render';

async function choose(name: string, lines: readonly string[]) {
  await screen.findByRole('button', { name: 'Choose file' });
  const input = document.querySelector<HTMLInputElement>('input[type=file]');
  if (!input) throw new Error('no file input');
  await userEvent.upload(input, new File([lines.join('\n')], name));
}

describe('BEY-31 accounts from a file', () => {
  const PATH = '/business_account/account_management?panel=import';

  it('SEC-8 are checked line by line; those that are made have first passwords, shown this once', async () => {
    const { user } = await renderScreen(PATH);
    await choose('accounts.csv', [
      'name,phone,email,role,company',
      'night-team,13900000001,night@acme.example,Domain operators,Acme',
      '1wrong,13900000002,wrong@acme.example,Domain operators,',
      'zone-editor,13900000003,again@acme.example,Domain operators,',
      'lost-role,13900000004,lost@acme.example,Nobody,',
    ]);
    const drawer = screen.getByRole('dialog', { name: 'Import sub-accounts' });
    await within(drawer).findByText('accounts.csv: 1 line ready, 3 wrong and not sent');
    expect(within(drawer).getByRole('row', { name: /1wrong/ })).toHaveTextContent(/Account name: /);
    // What the gateway would refuse is known before anything is sent.
    expect(within(drawer).getByText(/Account name has already been registered/)).toBeInTheDocument();
    expect(within(drawer).getByText(/There is no ordinary role “Nobody”/)).toBeInTheDocument();
    await user.click(within(drawer).getByRole('button', { name: 'Import 1 account' }));
    const once = await screen.findByRole('dialog', { name: 'Initial password of 1 account' });
    const shown = within(once).getByText(/^night-team \S{8,16}$/);
    const [, password = ''] = (shown.textContent ?? '').split(' ');
    expect(within(drawer).getByText('Imported 1, refused 0, not sent 3')).toBeInTheDocument();
    await user.click(within(once).getAllByRole('button', { name: 'Close' })[0] ?? once);
    await user.click(await screen.findByRole('button', { name: /Close anyway|without/ }));
    await waitFor(() => expect(document.body).not.toHaveTextContent(password));
    const { list } = await subAccountApi.list({ current: 1, pageSize: 10, keyword: 'night-team' });
    expect(list[0]).toMatchObject({ name: 'night-team', role: { name: 'Domain operators' }, company: 'Acme' });
    expect(JSON.stringify(await logApi.listOperation({ current: 1, pageSize: 3 }))).not.toContain(password);
  });

  it('take the words of the screen as names of columns, name columns that they leave out and lines that repeat a phone', async () => {
    const { user } = await renderScreen(PATH);
    const head = 'Account name,Phone,Email,Role,Department';
    await choose('accounts.csv', [
      head,
      'first-one,13900000011,first@acme.example,Domain operators,North',
      'second-one,13900000011,second@acme.example,Domain operators,North',
      'zone-editor,13900000012,third@acme.example,Domain operators,South',
    ]);
    const drawer = screen.getByRole('dialog', { name: 'Import sub-accounts' });
    await within(drawer).findByText('accounts.csv: 1 line ready, 2 wrong and not sent');
    expect(within(drawer).getByText('Unknown columns, not imported: Department')).toBeInTheDocument();
    expect(within(drawer).getByRole('row', { name: /second-one/ })).toHaveTextContent('Phone repeats line 2');
    await user.click(within(drawer).getByRole('button', { name: 'Import 1 account' }));
    await within(drawer).findByText('Imported 1, refused 0, not sent 2');
    const saved = vi.spyOn(URL, 'createObjectURL');
    await user.click(within(drawer).getByRole('button', { name: 'Save the lines that were not imported' }));
    const [blob] = saved.mock.lastCall ?? [];
    const text = blob instanceof Blob ? await blob.text() : '';
    expect(text).toContain('second-one');
    expect(text).toContain('zone-editor');
    expect(text).not.toContain('first-one');
  });

  it.each(['full', 'core'] as const)(
    'name an organization by name or path, and a type by its word, each checked before anything is sent: %s gateway',
    async (kind) => {
      const { user } = await renderScreen(PATH, {
        onWorld: (world) => {
          world.gateway = GATEWAY_KINDS[kind];
        },
      });
      await organizationApi.add({ name: 'Night shift', code: 'retail-night', parentId: 'ORG-2', policy: 'own' });
      const line = (serial: number, rest: string) =>
        `org-${serial},1390000020${serial},org-${serial}@acme.example,Domain operators,${rest}`;
      await choose('accounts.csv', [
        'name,phone,email,role,organization,type',
        line(1, 'stores north,'),
        line(2, 'Retail division / Night shift,Channel account'),
        line(3, 'Night shift,'),
        line(4, 'Nowhere,'),
        line(5, 'Retail division/Nowhere,'),
        line(6, ',platform'),
      ]);
      const drawer = screen.getByRole('dialog', { name: 'Import sub-accounts' });
      await within(drawer).findByText('accounts.csv: 2 lines ready, 4 wrong and not sent');
      const row = (serial: number) => within(drawer).getByRole('row', { name: new RegExp(`org-${serial}`) });
      expect(row(3)).toHaveTextContent('Several organizations are called “Night shift”, write the path');
      expect(row(4)).toHaveTextContent('There is no organization “Nowhere”');
      expect(row(5)).toHaveTextContent('There is no organization “Retail division/Nowhere”');
      expect(row(6)).toHaveTextContent('There is no type of account “platform”');
      await user.click(within(drawer).getByRole('button', { name: 'Import 2 accounts' }));
      await within(drawer).findByText('Imported 2, refused 0, not sent 4');
      const { list } = await subAccountApi.list({ current: 1, pageSize: 10, keyword: 'org-' });
      const made = Object.fromEntries(list.map((one) => [one.name, one]));
      expect(made['org-1']).toMatchObject({ organization: { id: 'ORG-6' }, type: 'businessSub' });
      expect(made['org-2']).toMatchObject({ organization: { name: 'Night shift' }, type: 'channel' });
      expect(made['org-2']?.organization?.id).not.toBe('ORG-10');
    },
  );

  it('are those of the file chosen last, however long the one before takes to read', async () => {
    await renderScreen(PATH);
    await choose('large.csv', ['\n'.repeat(1_000_000)]);
    await screen.findByText('large.csv: checking the lines');
    await choose('small.csv', ['name,phone,email,role', 'late-one,13900000021,late@acme.example,Domain operators']);
    await screen.findByText('small.csv: 1 line ready, 0 wrong and not sent');
    expect(screen.queryByText(/large/)).toBeNull();
  });

  it('in the encoding of a Chinese spreadsheet program are asked for in UTF-8', async () => {
    await renderScreen(PATH);
    await screen.findByRole('button', { name: 'Choose file' });
    const input = document.querySelector<HTMLInputElement>('input[type=file]');
    // "name,phone" and a name of two characters, as GBK writes them.
    const bytes = new Uint8Array([...new TextEncoder().encode('name,phone\n'), 0xd6, 0xd0, 0xce, 0xc4]);
    if (input) await userEvent.upload(input, new File([bytes], 'accounts.csv'));
    expect(await screen.findByRole('alert')).toHaveTextContent('The file is not in UTF-8');
  });

  it('are refused one by one once the license allows no more', async () => {
    await renderScreen('/business_account/account_management');
    const { authorized, used } = await subAccountApi.getLimits({});
    const many = Array.from({ length: authorized - used + 1 }, (_, index) => ({
      line: index + 2,
      name: `many-${index}`,
      phone: `1390000100${index}`,
      email: `many-${index}@acme.example`,
      role: 'Domain operators',
    }));
    const { succeeded, failed, passwords } = await subAccountApi.import({ list: many });
    expect([succeeded.length, failed.length, passwords.length]).toEqual([authorized - used, 1, authorized - used]);
    expect(failed[0]).toMatchObject({ id: String(authorized - used + 2) });
  });

  it.each(['full', 'core'] as const)(
    'are counted against the seats of the license before they are sent: %s gateway',
    async (kind) => {
      await renderScreen(PATH, {
        onWorld: (world) => {
          world.gateway = GATEWAY_KINDS[kind];
        },
      });
      const { authorized, used } = await subAccountApi.getLimits({});
      const free = authorized - used;
      const lines = Array.from(
        { length: free + 2 },
        (_, index) => `many-${index},139000010${10 + index},many-${index}@acme.example,Domain operators`,
      );
      await choose('accounts.csv', ['name,phone,email,role', ...lines]);
      await screen.findByText(`accounts.csv: ${free} lines ready, 2 wrong and not sent`);
      expect(screen.getAllByRole('row', { name: /many-/ })[0]).toHaveTextContent(/license|limit of \d+ is reached/);
    },
  );

  it('are not for who may not create any', async () => {
    await renderScreen('/business_account/account_management', { persona: 'operator' });
    await waitFor(() =>
      expect(screen.getByRole('button', { name: 'Import accounts' })).toHaveAccessibleDescription(
        'The account has no right to do this',
      ),
    );
  });
});

describe('BEY-31 edge nodes from a file', () => {
  it('go into the directory that is selected; wrong and refused lines say why, and the license bounds them', async () => {
    const { user } = await renderScreen('/account_center/client_management?panel=import');
    const { list } = await edgeNodeApi.list({ current: 1, pageSize: 1 });
    await choose('nodes.csv', [
      'node_id,device_name,capacity,name',
      'edge-new-01,device-one,20000,',
      'edge-new-02,1device,20000,',
      'edge-new-03,device-three,1.5,',
      `${list[0]?.nodeId},device-four,100,`,
    ]);
    const drawer = screen.getByRole('dialog', { name: 'Import edge nodes' });
    await within(drawer).findByText('nodes.csv: 2 lines ready, 2 wrong and not sent');
    expect(within(drawer).getByRole('row', { name: /edge-new-02/ })).toHaveTextContent(/Device name: /);
    expect(within(drawer).getByRole('row', { name: /edge-new-03/ })).toHaveTextContent(/Capacity: /);
    await user.click(within(drawer).getByRole('button', { name: 'Import 2 nodes' }));
    await within(drawer).findByText('Imported 1, refused 1, not sent 2');
    expect(within(drawer).getByText(/The node ID is registered already/)).toBeVisible();
    const found = await edgeNodeApi.list({ current: 1, pageSize: 10, keyword: 'edge-new-01' });
    expect(found.list[0]).toMatchObject({ deviceName: 'device-one', capacity: 20_000, groupId: null });
  });

  it('are refused as a whole where the directory is gone', async () => {
    await renderScreen('/account_center/client_management');
    const one = { line: 2, nodeId: 'edge-x', deviceName: 'x', capacity: 1 };
    await expect(edgeNodeApi.import({ groupId: 'gone', list: [one] })).rejects.toThrow(/not|exist|found/i);
  });
});
