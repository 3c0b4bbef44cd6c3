import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { hostApi, hostChange, hostInput } from '@/api/system-settings/host';
import { readCsv } from '@/components/csv-import/model';
import { whole } from '@/lib/slices';
import { HOST_FILE } from '@/pages/system-settings/host/import-model';
import { renderScreen } from '../../support/render';
import { chooseIn, findRow, menuIn, tableRows } from '../../support/table';

const PATH = '/system_settings/host_management';
const HEAD = 'name,hostname,ip,port,user,password,remark';
const GOOD = 'edge_1,edge-1,192.0.2.20,22,ops,Secret2026,first';

const fill = async (user: ReturnType<typeof userEvent.setup>, values: Record<string, string>) => {
  for (const [name, value] of Object.entries(values)) {
    const field = within(screen.getByRole('dialog')).getByLabelText(name);
    await user.clear(field);
    await user.click(field);
    await user.paste(value);
  }
};

async function chooseFile(text: string, name = 'hosts.csv') {
  const input = document.querySelector<HTMLInputElement>('input[type=file]');
  if (!input) throw new Error('no file input');
  await userEvent.setup({ applyAccept: false }).upload(input, new File([text], name));
}

describe('HOST-01 hosts', () => {
  it('stand in a list with both address families and their states; an unknown state is shown as it came', async () => {
    await renderScreen(PATH);
    await findRow({ Name: 'resolver_east_1', 'IP address': '10.20.0.11', Port: '22', Status: 'Online' });
    await findRow({ Name: 'resolver_v6', 'IP address': '2001:db8:20::53', Port: '2222' });
    await findRow({ Name: 'log_store', Status: 'Offline' });
    await findRow({ Name: 'probe_lab', Status: 'maintenance' });
    expect(tableRows()).toHaveLength(10);
  });

  it('are added; an address in use is reported on its field, however it is written', async () => {
    const { user } = await renderScreen(PATH);
    await user.click(screen.getByRole('button', { name: 'Add host' }));
    await screen.findByLabelText('Hostname');
    await fill(user, {
      Name: 'cache_1',
      Hostname: 'cache-1',
      'IP address': '2001:DB8:20:0::53',
      Port: '2222',
      User: 'ops',
      Password: 'Secret2026',
    });
    await user.click(screen.getByRole('button', { name: 'Add' }));
    await waitFor(() => expect(screen.getByText(/address and port already exists/)).toBeVisible());
    expect(screen.getByLabelText('Password')).toHaveValue('Secret2026');
    await fill(user, { Port: '22' });
    await user.click(screen.getByRole('button', { name: 'Add' }));
    await findRow({ Name: 'cache_1', 'IP address': '2001:db8:20::53', Port: '22', Status: 'Online' });
    const mapped = { name: 'x', hostname: 'x', ip: '::FFFF:10.20.0.11', port: 22, user: 'ops', password: 'Secret2026' };
    await expect(hostApi.add(mapped)).rejects.toMatchObject({ failure: { fields: { ip: expect.any(String) } } });
    expect(JSON.stringify({ ...localStorage, ...sessionStorage })).not.toContain('Secret2026');
  });

  it('keep their password when the field stays empty, and never show it', async () => {
    const { user } = await renderScreen(PATH);
    await user.click(within(await findRow({ Name: 'log_store' })).getByRole('button', { name: 'Edit' }));
    const password = await screen.findByLabelText('Password');
    expect(password).toHaveValue('');
    expect(screen.getByText('A password is saved and not shown. Leave the field empty to keep it.')).toBeVisible();
    await fill(user, { Remark: 'Two disks' });
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await findRow({ Name: 'log_store', Remark: 'Two disks' });
  });

  it('name the tasks that fail before they are deleted', async () => {
    const { user } = await renderScreen(PATH);
    await chooseIn(user, await findRow({ Name: 'log_store' }), 'Delete');
    const dialog = await screen.findByRole('dialog', { name: 'Delete host log_store?' });
    await waitFor(() => expect(within(dialog).getByText(/Nightly configuration backup/)).toBeVisible());
    await user.click(within(dialog).getByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(tableRows().map((row) => row.Name)).not.toContain('log_store'));
  });

  it('that were chosen are deleted together, the tasks on them named first', async () => {
    const { user } = await renderScreen(PATH);
    for (const name of ['log_store', 'new_rack'])
      await user.click(within(await findRow({ Name: name })).getByRole('checkbox'));
    await user.click(
      within(await screen.findByRole('group', { name: 'Bulk actions' })).getByRole('button', { name: 'Delete' }),
    );
    const dialog = await screen.findByRole('dialog', { name: 'Delete 2 hosts?' });
    await waitFor(() => expect(dialog).toHaveTextContent('log_store: Log collection'));
    await user.click(within(dialog).getByRole('button', { name: 'Delete' }));
    await waitFor(() =>
      expect(tableRows().filter(({ Name }) => /^(log_store|new_rack)$/.test(Name ?? ''))).toEqual([]),
    );
  });

  it('come from a file: wrong lines are told and not sent, what the gateway refuses is told line by line', async () => {
    const { user } = await renderScreen(`${PATH}?panel=import`);
    const lines = [HEAD, GOOD, 'log_store,other,192.0.2.21,22,ops,Secret2026,', '9x,y-,1.2.3,0,ops,weak,'];
    await screen.findByRole('button', { name: 'Choose file' });
    await chooseFile(lines.join('\r\n'));
    await screen.findByText('hosts.csv: 2 lines ready, 1 wrong and not sent');
    const drawer = screen.getByRole('dialog', { name: 'Import hosts' });
    const wrong = await within(drawer).findByRole('row', { name: /9x/ });
    expect(wrong).toHaveTextContent('4');
    for (const text of ['Name: Start with a letter', 'IP address:', 'Port:', 'Password:']) {
      expect(wrong).toHaveTextContent(text);
    }
    await user.click(within(drawer).getByRole('button', { name: 'Import 2 hosts' }));
    await screen.findByText('Imported 1, refused 1, not sent 1');
    expect(within(drawer).getByRole('row', { name: /log_store/ })).toHaveTextContent('The name is in use');
    expect(within(drawer).getByRole('row', { name: /edge_1/ })).toHaveTextContent('Imported');
    expect(within(drawer).queryByRole('button', { name: /^Import/ })).toBeNull();
  });

  it.each([
    ['another format', 'x', 'hosts.xlsx', /Wrong file format/],
    ['a file without hosts', HEAD, 'hosts.csv', 'The file contains no hosts'],
    ['a file without a column', 'name,ip\na,b', 'hosts.csv', /lacks these columns: hostname, port, user, password/],
  ])('refuse %s as a whole', async (_, text, name, reason) => {
    await renderScreen(`${PATH}?panel=import`);
    await screen.findByRole('button', { name: 'Choose file' });
    await chooseFile(text, name);
    await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent(reason));
  });

  it('can only be looked at by an account that reads', async () => {
    const { user } = await renderScreen(PATH, { persona: 'readonly' });
    const row = await findRow({ Name: 'log_store' });
    expect(within(row).getByRole('button', { name: 'Edit' })).toHaveAccessibleDescription(
      'The account has no right to do this',
    );
    for (const name of ['Add host', 'Import hosts']) {
      expect(screen.getByRole('button', { name })).toHaveAccessibleDescription('The account has no right to do this');
    }
    expect((await menuIn(user, row)).at(-1)).toHaveTextContent(/^Delete.*The account has no right to do this/);
  });
});

describe('the rules of a host', () => {
  const good = { name: 'a_1', hostname: 'a-1', ip: '::1', port: '22', user: 'a.b@c#d', password: 'Secret26' };
  const wrong = (change: object, schema: typeof hostInput | typeof hostChange = hostInput) =>
    schema.safeParse({ ...good, ...change }).error?.issues.map(({ path }) => path[0]) ?? [];

  it.each([
    [{ name: 'a-1' }, ['name']],
    [{ name: '_a' }, ['name']],
    [{ name: `a${'b'.repeat(63)}` }, []],
    [{ name: `a${'b'.repeat(64)}` }, ['name']],
    [{ hostname: 'a_1' }, ['hostname']],
    [{ hostname: 'a-' }, ['hostname']],
    [{ ip: '10.0.0.256' }, ['ip']],
    [{ ip: '' }, ['ip']],
    [{ port: '0' }, ['port']],
    [{ port: '65536' }, ['port']],
    [{ user: 'a!b' }, ['user']],
    [{ password: 'Secret2' }, ['password']],
    [{ password: 'secret26' }, ['password']],
    [{ password: '' }, ['password']],
    [{ remark: ' x' }, ['remark']],
    [{ remark: '' }, []],
  ])('%j is refused at %j', (change, fields) => {
    expect(wrong(change)).toEqual(fields);
  });

  it('an edit needs no password, but a good one if any', () => {
    expect(wrong({ password: '' }, hostChange)).toEqual([]);
    expect(wrong({ password: 'weak' }, hostChange)).toEqual(['password']);
  });
});

describe('a file of hosts', () => {
  const linesOf = (text: string) => {
    const found = whole(readCsv(HOST_FILE, text, String));
    return 'lines' in found ? found.lines : found;
  };

  it('counts the lines as an editor does, over empty lines and line breaks within quotes', () => {
    expect(linesOf(`${HEAD}\n\n${GOOD}\n,"broken\nin two",,,,,\nx`)).toMatchObject([
      { line: 3, value: { name: 'edge_1', port: 22 } },
      { line: 4, value: null },
      { line: 6, value: null },
    ]);
  });

  it('takes columns in any order, semicolons and the mark of UTF-8', () => {
    const text = '\uFEFFPassword;User;Port;IP;Hostname;Name\r\nSecret2026;ops;22;::1;a;a';
    expect(linesOf(text)).toMatchObject([{ value: { name: 'a', password: 'Secret2026', ip: '::1' } }]);
  });

  it('refuses the second host of a name, a line with too many cells and an open quote', () => {
    expect(
      linesOf([HEAD, GOOD, GOOD.toUpperCase().replace('SECRET', 'Secret'), `${GOOD},x`, '"open'].join('\n')),
    ).toMatchObject([
      { problems: [] },
      { value: null, problems: [{ kind: 'repeated', line: 2 }] },
      { problems: [{ kind: 'broken' }] },
      { problems: [{ kind: 'broken' }] },
    ]);
  });

  it('has at most 500 lines', () => {
    const rows = Array.from({ length: 501 }, (_, index) => GOOD.replace('edge_1', `edge_${index}`));
    expect(whole(readCsv(HOST_FILE, [HEAD, ...rows].join('\n'), String))).toEqual({ wrong: 'tooMany' });
    expect(linesOf([HEAD, ...rows.slice(1)].join('\n'))).toHaveLength(500);
  });
});
