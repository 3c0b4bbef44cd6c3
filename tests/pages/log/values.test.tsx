import { GATEWAY_KINDS } from '@mock/runtime/gateway-kind';
import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { MINUTE } from '@/lib/time';
import { renderScreen } from '../../support/render';
import { findRow, tableRows } from '../../support/table';

const NOW = Date.UTC(2026, 10, 20, 8);
const onWorld = (world: { setClock: (at: number) => void }) => world.setClock(NOW);
const ALL = '/log/query/all';

const firstRow = async () => {
  await waitFor(() => expect(tableRows().length).toBeGreaterThan(1));
  const row = screen.getAllByRole('row')[1];
  if (!row) throw new Error('no row');
  return row;
};
const all = (header: string) => [...new Set(tableRows().map((row) => row[header]))];

describe('BEY-38 a value of a row', () => {
  it('narrows the list too, or alone, each as a step that Back takes back', async () => {
    const { user, history } = await renderScreen(`${ALL}?result=failure`, { onWorld });
    await firstRow();
    const name = tableRows()[0]?.Account ?? '';
    const row = await firstRow();
    await user.click(within(row).getByText(name));
    await user.click(await screen.findByRole('menuitem', { name: `Filter by ${name} too` }));
    await waitFor(() => expect(all('Account')).toEqual([name]));
    expect(all('Result / level')).toEqual(['Failed']);
    expect(history.location.search).toMatch(/^\?result=failure&account=[\w-]+$/);
    act(() => history.back());
    await waitFor(() => expect(all('Account').length).toBeGreaterThan(1));
    await user.click(within(await firstRow()).getByText(tableRows()[0]?.Account ?? ''));
    await user.click(await screen.findByRole('menuitem', { name: /^Only / }));
    await waitFor(() => expect(history.location.search).toMatch(/^\?account=[\w-]+$/));
    await waitFor(() => expect(all('Result / level').length).toBeGreaterThan(0));
  });

  it('of a level narrows the list from its address', async () => {
    await renderScreen('/log/query/alarm?level=warning', { onWorld });
    await firstRow();
    expect(all('Level')).toEqual(['Warning']);
  });

  it('that no filter knows is found by the keyword', async () => {
    const { user, history } = await renderScreen(`${ALL}?kind=record`, { onWorld });
    const row = await firstRow();
    const ip = tableRows()[0]?.['Source IP'] ?? '';
    await user.click(within(row).getByText(ip));
    await user.click(await screen.findByRole('menuitem', { name: `Filter by ${ip} too` }));
    await waitFor(() => expect(history.location.search).toBe(`?kind=record&q=${ip}`));
    await waitFor(() => expect(all('Source IP')).toEqual([ip]));
  });

  it('that is a link leads where it leads', async () => {
    const { user, history } = await renderScreen('/log/query/alarm', { onWorld });
    const row = await firstRow();
    const [link] = within(row).getAllByRole('link');
    if (!link) throw new Error('no link');
    await user.click(link);
    expect(history.location.pathname).toMatch(/^\/alarm\/monitoring_alarm\//);
    expect(screen.queryByRole('menu')).toBeNull();
  });
});

describe('the drawer of an entry', () => {
  const open = async (path: string) => {
    const rendered = await renderScreen(path, { onWorld });
    await rendered.user.click(within(await firstRow()).getByRole('button', { name: 'Details' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Log entry' }));
    await dialog.findByRole('heading', { name: 'Five minutes before and after' });
    return { ...rendered, dialog };
  };

  it('has the same for the keyboard: each value that the list knows is a filter, and the drawer closes', async () => {
    const { user, history, dialog } = await open('/log/query/operation?kind=record');
    for (const name of [/^Filter by \S+$/, /^Filter by DNS record$/, /^Filter by Succeeded$/])
      expect(dialog.getAllByRole('button', { name })[0]).toBeVisible();
    dialog.getByRole('button', { name: /^Filter by REC-\d+$/ }).focus();
    await user.keyboard('{Enter}');
    await user.click(await screen.findByRole('menuitem', { name: /^Filter by REC-\d+ too$/ }));
    await waitFor(() => expect(history.location.search).toMatch(/^\?kind=record&objectId=REC-\d+$/));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(all('Object')).toHaveLength(1));
    expect(screen.getByText(/^Object ID: REC-\d+$/)).toBeVisible();
  });

  it('leads to what was written around it, by the same account or address, about the same object', async () => {
    const { user, history, dialog } = await open('/log/query/operation?kind=record');
    const links = dialog.getAllByRole('link', { name: /^(All entries|By|About|From) ?/ });
    expect(links).toHaveLength(4);
    await user.click(dialog.getByRole('link', { name: /^By / }));
    expect(history.location.pathname).toBe(ALL);
    const query = new URLSearchParams(history.location.search);
    expect(Number(query.get('to')) - Number(query.get('from'))).toBe(10 * MINUTE);
    expect(query.get('account')).toMatch(/./);
    expect(query.get('kind')).toBeNull();
    await waitFor(() => expect(all('Account')).toHaveLength(1));
  });
});

describe('the most frequent values', () => {
  const top = () => screen.getByRole('region', { name: 'Most frequent values' });
  const entries = () => within(top()).getAllByRole('listitem');

  it('of a field are those of the entries that the list has, and each can be left out or looked at alone', async () => {
    const { user, history } = await renderScreen('/log/query/operation?result=failure', { onWorld });
    await firstRow();
    await user.click(await screen.findByRole('button', { name: 'Most frequent values' }));
    await waitFor(() => expect(entries().length).toBeGreaterThan(2));
    await user.click(within(top()).getByRole('radio', { name: 'Object type' }));
    await waitFor(() => expect(entries()[0]).toHaveTextContent(/^\D+[\d,]+[\d.]+%$/));
    expect(history.location.search).toBe('?result=failure&top=kind');
    const first = entries()[0]?.textContent?.match(/^[A-Za-z ]+/)?.[0] ?? '';
    await user.click(within(top()).getByRole('button', { name: `Filter by ${first}` }));
    await user.click(await screen.findByRole('menuitem', { name: `Without ${first}` }));
    await waitFor(() => expect(history.location.search).toMatch(/&notKind=\w+/));
    await waitFor(() => expect(entries()[0]).not.toHaveTextContent(first));
    await waitFor(() => expect(tableRows().some((row) => row.Operation?.endsWith(first))).toBe(false));
    expect(screen.getByText(`Without Object type: ${first}`)).toBeVisible();
    act(() => history.back());
    await waitFor(() => expect(entries()[0]).toHaveTextContent(first));
  });

  it('says so where no entry has one', async () => {
    await renderScreen('/log/query/alarm?top=level&q=none-has-this', { onWorld });
    expect(await screen.findByText('No entry has a value here')).toBeVisible();
  });
});

it('an address that leaves something out is a list without that filter where the gateway cannot', async () => {
  await renderScreen('/log/query/operation?notKind=record', {
    onWorld: (world) => {
      world.setClock(NOW);
      world.gateway = GATEWAY_KINDS.core;
    },
  });
  await firstRow();
  await waitFor(() => expect(screen.queryByText(/^Without Object type/)).toBeNull());
  await waitFor(() => expect(tableRows().some((row) => row.Operation?.endsWith('DNS record'))).toBe(true));
});

it('on a gateway without more than is specified, what its list can do is offered', async () => {
  const { user, history } = await renderScreen('/log/query/operation', {
    onWorld: (world) => {
      world.setClock(NOW);
      world.gateway = GATEWAY_KINDS.core;
    },
  });
  const row = await firstRow();
  await user.click(within(row).getByText(tableRows()[0]?.Account ?? ''));
  expect(screen.queryByRole('menu')).toBeNull();
  const ip = tableRows()[0]?.['Source IP'] ?? '';
  await user.click(within(row).getByText(ip));
  const only = await screen.findByRole('menuitem', { name: `Only ${ip}` });
  // What the menu asked the gateway for it does not know.
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Most frequent values' })).toBeNull());
  expect(screen.queryByRole('menuitem', { name: /^Without/ })).toBeNull();
  await user.click(only);
  await waitFor(() => expect(new URLSearchParams(history.location.search).get('q')).toBe(ip));
  await findRow({ 'Source IP': ip });
});
