import { act, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { useState } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { secretKeyApi } from '@/api/account-center/secret-key';
import { roleApi } from '@/api/business-account/role';
import { AccountSelect } from '@/components/account/account-select';
import { failure } from '@/lib/contract/failure';
import { type Loaded, useLoad } from '@/ui/data/use-load';
import { useLoadedOptions } from '@/ui/form/loaded-options';
import { plan, server } from '../support/gateway';
import { renderPart, renderScreen } from '../support/render';
import { expectRows, findRow, tableRows } from '../support/table';

const PATH = '/api/acm/secretKey/list';
const SCREEN = '/account_center/secret_key';
const MINUTE = 60_000;

let bodies: unknown[] = [];

beforeEach(() => {
  bodies = [];
  server.events.removeAllListeners();
  server.events.on('request:start', async ({ request }) => {
    if (request.url.endsWith(PATH)) bodies.push(await request.clone().json());
  });
});

afterEach(() => {
  vi.useRealTimers();
});

function Count({ keyword }: { keyword: string }) {
  const loaded = useLoad(secretKeyApi.list, { current: 1, pageSize: 10, keyword });
  return <output>{loaded.data ? `${loaded.data.total} for ${keyword}` : 'loading'}</output>;
}

/** A part on screen, and one that comes beside it later with the same question. */
function Beside() {
  const [isShown, setShown] = useState(false);
  return (
    <>
      <Count keyword="CI" />
      {isShown && <Count keyword="CI" />}
      <button type="button" onClick={() => setShown((shown) => !shown)}>
        beside
      </button>
    </>
  );
}

/** A count that can be asked for another keyword, and taken off and put back. */
function Search() {
  const [keyword, setKeyword] = useState('CI');
  const [isShown, setShown] = useState(true);
  return (
    <>
      {isShown && <Count keyword={keyword} />}
      <button type="button" onClick={() => setKeyword('Automation')}>
        other
      </button>
      <button type="button" onClick={() => setShown((shown) => !shown)}>
        toggle
      </button>
    </>
  );
}

describe('useLoad', () => {
  it('REQ-11 never lets an older answer replace a newer one', async () => {
    let release: () => void = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    const late = async () => {
      await held;
      return HttpResponse.json({ code: 20000, data: { list: [], total: 99 } });
    };
    server.use(http.post(`*${PATH}`, late, { once: true }));
    const { user } = await renderPart(<Search />);
    await user.click(screen.getByRole('button', { name: 'other' }));
    await waitFor(() => expect(screen.getByText('19 for Automation')).toBeVisible());
    await act(async () => release());
    expect(bodies).toHaveLength(2);
    expect(screen.getByText('19 for Automation')).toBeVisible();
  });

  it('shows the last answer to the same question at once', async () => {
    const { user } = await renderPart(<Search />);
    await screen.findByText('1 for CI');
    const toggle = screen.getByRole('button', { name: 'toggle' });
    await user.click(toggle);
    await user.click(toggle);
    expect(screen.queryByText('loading')).toBeNull();
    expect(screen.getByText('1 for CI')).toBeVisible();
  });
});

describe('APP-12 a list on screen', () => {
  it('is busy while its rows are on their way, and neither empty nor failed', async () => {
    server.use(http.post(`*${PATH}`, () => new Promise(() => {}), { once: true }));
    await renderScreen(SCREEN);
    const table = await screen.findByRole('table');
    expect(table.closest('section')).toHaveAttribute('aria-busy', 'true');
    expect(screen.queryByText('No secret keys yet')).toBeNull();
    expect(screen.queryByRole('button', { name: 'Retry' })).toBeNull();
  });

  it('that has nothing says what it would hold', async () => {
    const envelope = { code: 20000, message: 'success', data: { list: [], total: 0 } };
    await renderScreen(SCREEN, { onWorld: (world) => plan(world, { path: PATH, envelope }) });
    expect(await screen.findByText('No secret keys yet')).toBeVisible();
  });

  it('starts at page 1 with ten rows', async () => {
    await renderScreen(SCREEN);
    await waitFor(() => expect(tableRows()).toHaveLength(10));
    expect(bodies[0]).toEqual({ current: 1, pageSize: 10 });
  });

  it('REQ-11 shows the page before when the last row of the last page is gone', async () => {
    const { history } = await renderScreen(`${SCREEN}?page=9`);
    await expectRows([16, 17, 18, 19].map((n) => ({ Description: `Automation ${n}` })));
    expect(history.location.search).toBe('?page=3');
  });

  it('shows its failure with Retry, and the rows after it', async () => {
    const { world, user } = await renderScreen(SCREEN);
    await findRow({ 'Key ID': 'AK20260001' });
    plan(world, { path: PATH, status: 503 });
    await user.click(screen.getByRole('button', { name: 'Refresh' }));
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('The service is unavailable, overloaded or under maintenance');
    await user.click(within(alert).getByRole('button', { name: 'Retry' }));
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
    await findRow({ 'Key ID': 'AK20260001' });
  });

  it('says that filters match nothing and offers to clear them, which is not the same as having nothing', async () => {
    const { user, history } = await renderScreen(`${SCREEN}?q=no-such-key`);
    await waitFor(() => expect(screen.getByText('Nothing matches the filters')).toBeVisible());
    expect(screen.queryByText('No secret keys yet')).toBeNull();
    await user.click(within(screen.getByRole('table')).getByRole('button', { name: 'Clear filters' }));
    await findRow({ 'Key ID': 'AK20260001' });
    expect(history.location.search).toBe('');
  });
});

describe('APP-12 what the console promises of every load', () => {
  it('an answer is shown again at once for five minutes, and no longer', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    const { user } = await renderPart(<Search />);
    await screen.findByText('1 for CI');
    const toggle = screen.getByRole('button', { name: 'toggle' });
    const comeBackAfter = async (ms: number) => {
      await user.click(toggle);
      vi.setSystemTime(Date.now() + ms);
      server.use(http.post(`*${PATH}`, () => new Promise(() => {}), { once: true }));
      await user.click(toggle);
    };
    await comeBackAfter(4 * MINUTE);
    expect(screen.getByText('1 for CI')).toBeVisible();
    await comeBackAfter(MINUTE);
    expect(screen.getByText('loading')).toBeVisible();
  });

  it('a part that comes beside another one asks nothing for five seconds', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    const { user } = await renderPart(<Beside />);
    await screen.findByText('1 for CI');
    const beside = screen.getByRole('button', { name: 'beside' });
    vi.setSystemTime(Date.now() + 4_000);
    await user.click(beside);
    expect(screen.getAllByText('1 for CI')).toHaveLength(2);
    await user.click(beside);
    expect(bodies).toHaveLength(1);
    vi.setSystemTime(Date.now() + 1_500);
    await user.click(beside);
    await waitFor(() => expect(bodies).toHaveLength(2));
  });

  it.each([
    ['went through', 200],
    ['failed, which may have had its effect all the same', 503],
  ])('a part that comes after a write of anything that %s asks anew', async (_, status) => {
    server.use(
      http.post('*/api/acm/role/delete', () => HttpResponse.json({ code: 20000, data: {} }, { status }), {
        once: true,
      }),
    );
    const { user } = await renderPart(<Beside />);
    await screen.findByText('1 for CI');
    await act(() => roleApi.delete({ id: 'ROLE-9' }).catch(() => {}));
    await user.click(screen.getByRole('button', { name: 'beside' }));
    await waitFor(() => expect(bodies).toHaveLength(2));
  });

  it('a window that is looked at again asks anew, once in five seconds', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    await renderPart(<Search />);
    await screen.findByText('1 for CI');
    const look = async (after: number) => {
      await act(() => vi.advanceTimersByTimeAsync(after));
      await act(async () => void window.dispatchEvent(new Event('focus')));
    };
    await look(0);
    await look(0);
    await waitFor(() => expect(bodies).toHaveLength(2));
    await look(4_000);
    expect(bodies).toHaveLength(2);
    await look(1_500);
    await waitFor(() => expect(bodies).toHaveLength(3));
  });
});

/** Opens and closes the list of a select, as the library tells it. */
function Opening({ loaded }: { loaded: Loaded<unknown> }) {
  const { onOpenChange } = { onOpenChange: undefined, ...useLoadedOptions(loaded) };
  return (
    <>
      <button type="button" onClick={() => onOpenChange?.(false)}>
        Close
      </button>
      <button type="button" onClick={() => onOpenChange?.(true)}>
        Open
      </button>
    </>
  );
}

describe('APP-12 a select of loaded options', () => {
  const OPTIONS = '*/api/acm/subAccount/getOptions';

  it('says in their place what failed, and asks again by its button', async () => {
    server.use(http.post(OPTIONS, () => new HttpResponse(null, { status: 503 })));
    const { user } = await renderPart(<AccountSelect aria-label="Account" />);
    const field = screen.getByRole('combobox', { name: 'Account' });
    await user.click(field);
    await waitFor(() => expect(screen.getByText(/The service is unavailable/)).toBeVisible());
    server.resetHandlers();
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect((await screen.findAllByRole('option')).length).toBeGreaterThan(0);
    expect(screen.queryByText(/The service is unavailable/)).toBeNull();
  });

  it('takes an id that is typed where they cannot be loaded', async () => {
    server.use(http.post(OPTIONS, () => new HttpResponse(null, { status: 404 })));
    const chosen: (string | null)[] = [];
    const { user } = await renderPart(<AccountSelect aria-label="Account" onChange={(id) => chosen.push(id)} />);
    const field = screen.getByRole('combobox', { name: 'Account' });
    await user.click(field);
    await waitFor(() => expect(screen.getByText('You can type the ID instead')).toBeVisible());
    await user.type(field, ' U-77');
    await user.click(await screen.findByText('U-77', { selector: '.ant-select-item-option-content' }));
    await waitFor(() => expect(chosen).toEqual(['U-77']));
  });

  it('asks again when it is opened again, since no keyboard reaches the button among its options', async () => {
    const reload = vi.fn();
    const failed = { data: undefined, failure: failure('http', '503'), isLoading: false, at: 0, reload };
    const { user } = await renderPart(<Opening loaded={failed} />);
    await user.click(screen.getByRole('button', { name: 'Close' }));
    expect(reload).not.toHaveBeenCalled();
    await user.click(screen.getByRole('button', { name: 'Open' }));
    expect(reload).toHaveBeenCalledOnce();
  });
});
