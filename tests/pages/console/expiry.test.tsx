import { loginSettings } from '@mock/account-center/login-settings';
import { calendarFile } from '@mock/console/expiry-calendar';
import { GATEWAY_KINDS } from '@mock/runtime/gateway-kind';
import { SEED_TIME, type World } from '@mock/runtime/world';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { silenceApi } from '@/api/alarm/silence';
import { expiryApi, expiryCalendarApi, expiryKind } from '@/api/console/expiry';
import { CAPABILITIES } from '@/lib/contract/capability';
import { DAY, HOUR } from '@/lib/time';
import { signIn } from '../../support/gateway';
import { renderScreen } from '../../support/render';
import { findRow, tableRows } from '../../support/table';

const PATH = '/console/expiry';
const atSeed = (world: World) => world.setClock(SEED_TIME);
const all = async () => (await expiryApi.list({ current: 1, pageSize: 1000 })).list;
const read = (address: string) => calendarFile(new Request(address));

describe('BEY-40 what ends soon', () => {
  it('stands in one list, the nearest end first, each with its days and the way to it', async () => {
    await renderScreen(PATH, { onWorld: atSeed });
    const row = await findRow({ Name: 'Domain registration' });
    expect(within(row).getByRole('link')).toHaveAttribute('href', '/landing_page/dnr');
    expect(tableRows().find(({ Name }) => Name === 'Domain registration')).toMatchObject({
      Status: 'Within 7 days',
      Type: 'Trial',
      When: '2 days left',
    });
    const ends = (await all()).map(({ endsAt }) => endsAt);
    expect(ends).toEqual([...ends].sort((a, b) => a - b));
    expect(ends.every((at) => at >= SEED_TIME - 30 * DAY && at <= SEED_TIME + 90 * DAY)).toBe(true);
  });

  it('calls a key and a backup overdue, which go on past their day, and everything else expired', async () => {
    await renderScreen(`${PATH}?state=ended`, { onWorld: (world) => world.setClock(SEED_TIME + 20 * DAY) });
    await findRow({ Name: 'Config backup CB-1' });
    // Nobody knows by heart what an id is of.
    expect(tableRows().find(({ Type }) => Type === 'Secret key due')?.Name).toMatch(/^Secret key AK/);
    const statusOf = (type: string) => new Set(tableRows().flatMap((one) => (one.Type === type ? one.Status : [])));
    expect(statusOf('Secret key due')).toEqual(new Set(['Overdue']));
    expect(statusOf('Backup due')).toEqual(new Set(['Overdue']));
    expect(statusOf('License')).toEqual(new Set(['Expired']));
  });

  it('is of every kind that the account has, and of nothing that it may not see', async () => {
    const world = signIn('main');
    atSeed(world);
    Object.assign(loginSettings.get(world, undefined).settings, { passwordExpires: true, passwordDays: 60 });
    const matchers = { taskIds: [], nodeIds: [], sources: ['node-bj-03'], products: [], levels: [] };
    const from = { repeat: 'once' as const, startAt: SEED_TIME };
    const short = { name: 'An hour', matchers, schedule: { ...from, endAt: SEED_TIME + HOUR }, reason: '' };
    await silenceApi.add(short);
    const schedule = { ...from, endAt: SEED_TIME + 3 * DAY };
    const { id } = await silenceApi.add({ ...short, name: 'Move', schedule, reason: 'The room moves' });
    const silences = (await all()).filter(({ kind }) => kind === 'silence');
    expect(silences.map(({ object }) => object)).toEqual([{ kind: 'silence', id, name: 'Move' }]);
    expect(new Set((await all()).map(({ kind }) => kind))).toEqual(new Set(expiryKind.options));
    atSeed(signIn('operator'));
    const kinds = new Set((await all()).map(({ kind }) => kind));
    expect(kinds).toContain('secretKey');
    expect(kinds).not.toContain('certificate');
    expect(kinds).not.toContain('backup');
  });

  it('has as many lines behind the figure of the home as the figure says', async () => {
    const { user } = await renderScreen('/console', { hasShell: true, onWorld: atSeed });
    const strip = await screen.findByRole('region', { name: 'Needs your attention' });
    const cell = await within(strip).findByRole('link', { name: /^Due in 30 days/ });
    const [, count] = /^Due in 30 days(\d+)/.exec(cell.textContent ?? '') ?? [];
    await user.click(cell);
    await screen.findByText(`${count} rows`);
    await waitFor(() => expect(tableRows().length).toBeGreaterThan(5));
    const near = (await all()).filter(({ state }) => state !== 'days90');
    expect(near).toHaveLength(Number(count));
  });

  it('is on the home the services alone where the gateway has no such list', async () => {
    await renderScreen('/console', {
      hasShell: true,
      onWorld: (world) => {
        atSeed(world);
        const capabilities = new Set(CAPABILITIES.filter((one) => one !== 'expiries'));
        world.gateway = { ...GATEWAY_KINDS.full, capabilities };
      },
    });
    const strip = await screen.findByRole('region', { name: 'Needs your attention' });
    expect(await within(strip).findByRole('button', { name: /^Expiring soon/ })).toHaveTextContent(
      'Expiring soon2Domain registration, 2 days left',
    );
    // Nothing leads to a list that is not there.
    await waitFor(() => expect(screen.queryByRole('link', { name: 'Expiring soon' })).toBeNull());
  });
});

describe('BEY-40 the calendar of what ends soon', () => {
  it('is read by whoever has its address, and holds names and days alone', async () => {
    const { user, world } = await renderScreen(PATH, { onWorld: atSeed });
    await user.click(await screen.findByRole('button', { name: 'Subscribe in calendar' }));
    await user.click(await screen.findByRole('button', { name: 'Create address' }));
    await user.click(
      within(await screen.findByRole('dialog', { name: /Create a calendar address/ })).getByRole('button', {
        name: 'Create address',
      }),
    );
    const shown = await screen.findByRole('dialog', { name: 'Calendar address created' });
    const address = /https?:\S+\.ics/.exec(shown.textContent ?? '')?.[0] ?? '';
    const answer = read(address);
    expect(answer?.headers.get('content-type')).toMatch(/^text\/calendar/);
    const file = ((await answer?.text()) ?? '').replace(/\r\n /g, '');
    const listed = await all();
    expect(file.match(/BEGIN:VEVENT/g)).toHaveLength(listed.length);
    const day = new Date(SEED_TIME + 2 * DAY).toISOString().slice(0, 10).replaceAll('-', '');
    expect(file).toContain(`DTSTART;VALUE=DATE:${day}`);
    expect(file).not.toMatch(/token|[0-9a-f]{32}/i);
    expect(read(address.replace(/.{8}\.ics$/, '00000000.ics'))?.status).toBe(404);
    // Who reads it is not signed in: what he sees goes with the rights of the account.
    expect(world.persona.key).toBe('main');
  });

  it('ends with its address, and with the next one', async () => {
    const { user } = await renderScreen(`${PATH}?panel=calendar`, { onWorld: atSeed });
    const press = async (name: string) => {
      await user.click(await screen.findByRole('button', { name }));
      const question = await screen.findByRole('dialog', { name: /\?$/ });
      await user.click(within(question).getByRole('button', { name }));
    };
    const madeAddress = async () => {
      const shown = await screen.findByRole('dialog', { name: 'Calendar address created' });
      await user.click(within(shown).getByRole('button', { name: 'Copy Calendar address' }));
      const text = /https?:\S+\.ics/.exec(shown.textContent ?? '')?.[0] ?? '';
      await user.click(within(shown).getAllByRole('button', { name: 'Close' })[0] ?? shown);
      return text;
    };
    await press('Create address');
    const first = await madeAddress();
    expect(await expiryCalendarApi.get({})).toEqual({ createdAt: SEED_TIME, readAt: null });
    expect(read(first)?.status).toBe(200);
    expect(await expiryCalendarApi.get({})).toEqual({ createdAt: SEED_TIME, readAt: SEED_TIME });
    await user.click(await screen.findByRole('button', { name: 'Subscribe in calendar' }));
    expect(await screen.findByText('Last read')).toBeVisible();
    await press('Exchange address');
    const second = await madeAddress();
    expect(read(first)?.status).toBe(404);
    expect(read(second)?.status).toBe(200);
    await user.click(await screen.findByRole('button', { name: 'Subscribe in calendar' }));
    await press('Disable address');
    await screen.findByRole('button', { name: 'Create address' });
    expect(read(second)?.status).toBe(404);
  });
});
