import { loginSettings } from '@mock/account-center/login-settings';
import { SEED_TIME } from '@mock/runtime/world';
import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { loginSecurityApi } from '@/api/account-center/login-security';
import { serviceApi, serviceState } from '@/api/console/service';
import { threatType } from '@/api/console/threat';
import { canEnter } from '@/components/service/states';
import { resourceOf } from '@/lib/contract/resource';
import { invalidate } from '@/lib/query/invalidation';
import { DAY, dateText, daysUntil, HOUR } from '@/lib/time';
import { bucketRange, dayBuckets, fillZero, hourBuckets, servicesOf } from '@/pages/console/home/model';
import { rowOf } from '@/routes';
import { sessionState as account } from '@/session/session';
import { plan } from '../../support/gateway';
import { type Rendered, renderScreen } from '../../support/render';

const PATH = '/console';
const SHELL = { hasShell: true };
const turnOn = (world: Rendered['world']) => {
  loginSettings.get(world, undefined).settings.isOn = true;
};
const card = (name: string) => screen.findByRole('region', { name });

describe('BEY-26 first steps', () => {
  it('are shown to a new account, each with its control, and go when they are hidden', async () => {
    const { user } = await renderScreen(PATH, { ...SHELL, persona: 'fresh' });
    const steps = await card('First steps');
    expect(steps).toHaveTextContent('0 of 5 done');
    // Before thirteen zeros.
    const figures = screen.getByRole('region', { name: 'Resources and tasks' });
    expect(steps.compareDocumentPosition(figures)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    expect(within(steps).getByRole('link', { name: 'Create the first secret key' })).toHaveAttribute(
      'href',
      '/account_center/secret_key?panel=create',
    );
    await user.click(within(steps).getByRole('button', { name: 'Hide' }));
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Hide' }));
    await waitFor(() => expect(steps).not.toBeInTheDocument());
  });

  it('count what is done, from the state of the account', async () => {
    await renderScreen(PATH, { ...SHELL, persona: 'fresh', onWorld: turnOn });
    expect(await card('First steps')).toHaveTextContent('1 of 5 done');
  });

  it('say nothing that the banner says, and are gone when no more is left', async () => {
    await renderScreen(PATH, SHELL);
    expect(screen.getByRole('link', { name: 'Enable it' })).toBeVisible();
    await card('Products and services');
    expect(screen.queryByRole('region', { name: 'First steps' })).toBeNull();
  });
});

describe('home', () => {
  it('is ready as soon as its first figures are there, and shows what needs the operator first', async () => {
    await renderScreen(PATH, { ...SHELL, onWorld: (world) => world.setClock(SEED_TIME) });
    const strip = await card('Needs your attention');
    await waitFor(() =>
      expect(strip).toHaveTextContent('Due in 30 days18Expired or overdue: 5 · Domain registration, 2 days left'),
    );
    // The worst alarm, though there are newer ones.
    expect(strip).toHaveTextContent('In alarm6www.acme.example: certificate ends in 4 days · began');
    // What takes nothing more stops work today.
    const quotas = await within(strip).findByRole('link', { name: /Quotas used up/ });
    expect(quotas).toHaveTextContent('Quotas used up2Records, Allow list entries');
    expect(quotas).toHaveAttribute('href', '/cost_center/order_management/quota');
    await waitFor(() => expect(document.querySelector('[data-ready="home"]')).toBeInTheDocument());
  });

  it('HOME-07 shows a figure that the gateway does not have as a dash and a true zero as 0', async () => {
    await renderScreen(PATH, SHELL);
    const strip = await card('Resources and tasks');
    await waitFor(() => expect(strip).toHaveTextContent('TLDs3'));
    expect(strip).toHaveTextContent('Registry locks—not counted');
    expect(strip).toHaveTextContent('HTTP monitors—');
    expect(strip).toHaveTextContent('Failover tasks0');
  });

  it('names the state of every service, and says why an expired one cannot be entered', async () => {
    await renderScreen(PATH, SHELL);
    const services = await card('Products and services');
    await waitFor(() => expect(within(services).getByText('Service expires soon')).toBeVisible());
    expect(services).toHaveTextContent('7 days left');
    expect(within(services).getByRole('link', { name: 'Enter Cloud DNS' })).toHaveAttribute(
      'href',
      `${window.location.origin}/product/cloud`,
    );
    const expired = within(services).getByRole('button', { name: 'Enter IP address intelligence' });
    expect(expired).toHaveAttribute('aria-disabled', 'true');
    expect(expired).toHaveAccessibleDescription('The service has expired, renew it to enter');
    expect(within(services).getByRole('link', { name: 'How to renew IP address intelligence' })).toHaveAttribute(
      'href',
      '/landing_page/ipal',
    );
    // What has not begun counts no days yet.
    const { list: states } = await serviceApi.getStates({});
    const endOf = (wanted: string) => dateText(states.find(({ state }) => state === wanted)?.expiresAt ?? 0);
    expect(services).toHaveTextContent(`Service not startedValid until ${endOf('serviceNotInEffect')}`);
    expect(services).toHaveTextContent(`Trial not startedValid until ${endOf('testingNotInEffect')}`);
    // One that cannot be entered though it has not ended says why.
    expect(services).toHaveTextContent('The test cluster is being moved; access returns by itself afterwards');
    expect(services).not.toHaveTextContent('Web application firewall');
  });

  it('offers to read about a service without an entry of its own, instead of entering it', async () => {
    const { user } = await renderScreen(PATH, SHELL);
    const services = await card('Products and services');
    const details = await within(services).findByRole('link', { name: 'How to renew Cloud monitoring' });
    expect(details).toHaveTextContent(/^How to renew$/);
    expect(within(services).queryByRole('link', { name: 'Enter Cloud monitoring' })).toBeNull();
    // One that is entered is read about as well.
    expect(within(services).getByRole('link', { name: 'How to renew Cloud DNS' })).toBeVisible();
    const entries = within(services)
      .getAllByRole('link', { name: /^Enter / })
      .map((one) => one.getAttribute('href') ?? '');
    expect(entries.filter((href) => href.includes('/landing_page/'))).toEqual([]);
    await user.click(details);
    await waitFor(() =>
      expect(
        screen.getByText('This product has no screens of its own here. Your advisor can tell you how to reach it.'),
      ).toBeVisible(),
    );
    expect(screen.queryByRole('link', { name: 'Enter' })).toBeNull();
  });

  it('HOME-02 marks a message read when it is opened, leads to what it is about, and the badge of the session drops by one', async () => {
    const { user } = await renderScreen(PATH, SHELL);
    const unread = () => {
      const state = account();
      return state.status === 'ready' ? state.session.unreadMessages : -1;
    };
    const before = unread();
    const messages = await card('Latest messages');
    const first = (await within(messages).findAllByRole('button', { name: /^Unread/ }))[0];
    if (!first) throw new Error('no unread message');
    await user.click(first);
    await waitFor(() => expect(screen.getByRole('dialog')).toHaveTextContent('沈阳机房'));
    const link = await within(screen.getByRole('dialog')).findByRole('link', { name: '沈阳机房' });
    expect(link).toHaveAttribute('href', expect.stringContaining('business_node_management/BN2026-0007/network'));
    await waitFor(() => expect(unread()).toBe(before - 1));
    await waitFor(() => expect(within(messages).getAllByRole('button', { name: /^Unread/ })).toHaveLength(before - 1));
  });

  it('drops the security banner without a reload once security login is on', async () => {
    const { world } = await renderScreen(PATH, SHELL);
    const link = screen.getByRole('link', { name: 'Enable it' });
    expect(link.getAttribute('href')).toMatch(/^\/account_center\/account_security/);
    turnOn(world);
    act(() => invalidate(resourceOf(loginSecurityApi.get.path)));
    await waitFor(() => expect(link).not.toBeInTheDocument());
  });

  it('shows the rest while its first figures do not come', async () => {
    const slow = ['getCounters', 'getAttention'].map((name) => `/api/acm/overview/${name}`);
    await renderScreen(PATH, {
      ...SHELL,
      onWorld: (world) => {
        for (const path of slow) plan(world, { path, delay: 20_000 });
      },
    });
    expect(await card('Resolution volume, last 7 days')).toBeVisible();
    expect(document.querySelector('[data-ready]')).toBeNull();
  });

  it('HOME-07 keeps the other cards alive when one fails, and loads that one again on Retry', async () => {
    const { user, world } = await renderScreen(PATH, SHELL);
    plan(world, { path: '/api/acm/product/getStates', status: 503 });
    const services = await card('Products and services');
    await user.click(await within(services).findByRole('button', { name: 'Retry' }));
    await waitFor(() => expect(within(services).getAllByText('Normal')[0]).toBeVisible());
    await waitFor(() => expect(screen.getByText('Phishing')).toBeVisible());
  });
});

describe('detection boxes', () => {
  it('refuse what is neither name, address nor URL beside the field and send nothing', async () => {
    const { user } = await renderScreen(PATH, SHELL);
    const field = await screen.findByRole('textbox', { name: 'Domain detection' });
    await user.type(field, 'not a domain{Enter}');
    await waitFor(() => expect(field).toHaveAccessibleDescription(/Enter a domain name/));
    expect(field).toBeInvalid();
  });

  it('HOME-03 take an internationalized name', async () => {
    const { user } = await renderScreen(PATH, SHELL);
    await user.type(await screen.findByRole('textbox', { name: 'Domain detection' }), '例子.中国{Enter}');
    await waitFor(() => expect(screen.getByText('Registered')).toBeVisible());
  });

  it.each(['1.2.3.4', 'http://[2001:db8::1]/'])(
    'HOME-03 say nothing of a registration of an address: %s',
    async (target) => {
      const { user } = await renderScreen(PATH, SHELL);
      await user.click(await screen.findByRole('textbox', { name: 'Domain detection' }));
      await user.paste(target);
      await user.keyboard('{Enter}');
      await waitFor(() => expect(screen.getByText('Resolves')).toBeVisible());
      for (const words of [/^Registered$/, /^Registration expires/, /suffix$/])
        expect(screen.queryByText(words)).toBeNull();
    },
  );

  it('HOME-03 show a refusal under the field and as no notice', async () => {
    const { user } = await renderScreen(PATH, SHELL);
    const field = await screen.findByRole('textbox', { name: 'Link detection' });
    await user.type(field, 'https://missing.example.com{Enter}');
    await waitFor(() => expect(field).toHaveAccessibleDescription('The object does not exist or was deleted'));
    expect(screen.getAllByText('The object does not exist or was deleted')).toHaveLength(1);
  });
});

describe('REQ-09 what goes wrong on a domain-assistant path', () => {
  const CHECK = '/api/domainAssistant/domainCheck';

  it.each([
    ['a session code', { envelope: { code: 40105, message: 'Not Login!' } }, 'Not Login!'],
    ['a wish for a second proof', { envelope: { code: 40114, message: 'Prove it' } }, 'Prove it'],
    ['a refusal as notification', { envelope: { success: false, errorMessage: 'No', showType: 4 } }, 'No'],
    ['an HTTP error', { status: 503 }, 'The service is unavailable'],
    ['a lost line', { drop: true }, 'Request error, please retry.'],
    ['HTML', { body: '<html>' }, 'Data loading failure'],
  ])('stands under the field and nowhere else: %s', async (_, fault, words) => {
    const { user, world } = await renderScreen(PATH, SHELL);
    const field = await screen.findByRole('textbox', { name: 'Domain detection' });
    plan(world, { path: CHECK, ...fault });
    await user.type(field, 'example.com{Enter}');
    await waitFor(() => expect(field).toHaveAccessibleDescription(new RegExp(words)));
    expect(field).toBeInvalid();
    expect(screen.queryByRole('dialog')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Notice log' }));
    await waitFor(() => expect(screen.getByText('No notices yet')).toBeVisible());
  });
});

describe('charts', () => {
  it('offer their figures as a table with the hours that nothing happened in as 0', async () => {
    const { user } = await renderScreen(PATH, SHELL);
    const chart = await screen.findByRole('figure', { name: 'Alarms' });
    expect(chart).toHaveTextContent(/UTC[+-]\d\d:\d\d/);
    await user.click(within(chart).getByRole('button', { name: 'Show table' }));
    const rows = within(chart).getAllByRole('row');
    expect(rows).toHaveLength(25);
    expect(rows.some((row) => row.querySelector('td')?.textContent === '0')).toBe(true);
  });

  it('and threats offer no list that has no screen', async () => {
    await renderScreen(PATH, SHELL);
    await screen.findByText('Phishing');
    await screen.findByRole('figure', { name: 'Alarms' });
    const paths = screen
      .getAllByRole('link')
      .map((link) => new URL(link.getAttribute('href') ?? '', 'http://x').pathname);
    // A product that is entered is another application.
    const isScreen = (path: string) => path === '/' || rowOf(path) !== undefined;
    expect(paths.filter((path) => !isScreen(path) && !path.startsWith('/product/'))).toEqual([]);
  });
});

describe('home model', () => {
  const now = Date.UTC(2026, 10, 2, 9, 30);

  it('counts days from the gateway clock and never below 0', () => {
    expect(daysUntil(now + 7 * DAY, now)).toBe(7);
    expect(daysUntil(now + 1, now)).toBe(1);
    expect(daysUntil(now - 3 * DAY, now)).toBe(0);
  });

  it('forbids entering six of the twelve states, and none that it does not know', () => {
    expect(serviceState.options.filter((state) => canEnter(state) !== true)).toHaveLength(6);
    expect(canEnter('frozen')).toBe(true);
    expect(threatType.options).toHaveLength(15);
  });

  it('hides what the access flag hides, opened or not', () => {
    const product = { id: 8, code: 'waf', isAccessible: false, isOpened: true };
    expect(servicesOf([product, { ...product, id: 9, isOpened: false }], [])).toEqual({ mine: [], more: [] });
  });

  it('adds up what fell into a bucket and fills empty ones with 0', () => {
    const buckets = hourBuckets(now);
    const last = buckets.at(-1) ?? 0;
    const filled = fillZero(buckets, [
      { at: last, value: 2 },
      { at: last + HOUR / 2, value: 3 },
    ]);
    expect(filled).toHaveLength(24);
    expect(filled.at(-1)).toEqual({ at: last, value: 5 });
    expect(filled[0]?.value).toBe(0);
    expect(bucketRange(buckets, last)).toEqual([last, last + HOUR - 1]);
  });

  it('makes seven days that end with today', () => {
    const buckets = dayBuckets(now);
    expect(buckets).toHaveLength(7);
    expect((buckets.at(-1) ?? 0) <= now && now < (buckets.at(-1) ?? 0) + DAY).toBe(true);
  });
});
