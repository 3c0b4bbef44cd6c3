import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { plan } from '../../support/gateway';
import { renderScreen } from '../../support/render';

const PATH = '/console';
const SHELL = { hasShell: true };
const card = (name: string) => screen.findByRole('region', { name });

describe('home', () => {
  it('says in one place that nothing can be loaded, and loads all of it again there', async () => {
    const paths = ['overview/getCounters', 'overview/getAttention', 'product/getStates'].map(
      (one) => `/api/acm/${one}`,
    );
    // As long as it lasts: a part that comes later asks again for what failed before.
    const { user, world } = await renderScreen(PATH, {
      ...SHELL,
      onWorld: (made) => {
        for (const path of paths) plan(made, { path, status: 503, times: 9 });
      },
    });
    await screen.findAllByText('Not loaded');
    await waitFor(() => expect(screen.getAllByRole('alert')).toHaveLength(1));
    world.faults.splice(0);
    await user.click(within(screen.getByRole('alert')).getByRole('button', { name: 'Retry' }));
    await waitFor(() => expect(screen.queryByText('Not loaded')).toBeNull());
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('shows first the services that need something done, and when its figures came', async () => {
    await renderScreen(PATH, SHELL);
    const services = await card('Products and services');
    const names = (await within(services).findAllByRole('heading', { level: 4 })).map((one) => one.textContent);
    expect(names.slice(0, 4)).toEqual([
      'Brand protection',
      'IP address intelligence',
      expect.anything(),
      'Domain registration',
    ]);
    await waitFor(() => expect(screen.getByText(/^Updated \d\d:\d\d:\d\d$/)).toBeVisible());
  });

  it('BEY-09 has a link to the rows of a chart, with the times of all that it shows', async () => {
    const { user } = await renderScreen(PATH, SHELL);
    const chart = await screen.findByRole('figure', { name: 'Intercepts' });
    await user.click(within(chart).getByRole('button', { name: 'Copy link' }));
    const link = new URL(await navigator.clipboard.readText());
    expect(link.pathname).toBe('/log/query/alarm');
    expect(link.searchParams.get('threatType')).toBe('any');
    const [from, to] = ['from', 'to'].map((name) => Number(link.searchParams.get(name)));
    expect((to ?? 0) + 1 - (from ?? 0)).toBe(24 * 3_600_000);
  });

  it('has one figure for the resolution volume: in the counter, over its chart, and as the sum of its bars', async () => {
    await renderScreen(PATH, SHELL);
    const strip = await card('Resources and tasks');
    const counter = await within(strip).findByRole('link', { name: /^[\d,]{9,}$/ });
    expect(counter.getAttribute('href')).toMatch(/^\/log\/query\/all\?from=\d+&to=\d+$/);
    const chart = await screen.findByRole('figure', { name: /^Resolution volume$/ });
    const figure = (text: string | null | undefined) => Number(text?.replaceAll(',', ''));
    const sum = figure(/[\d,]{9,}/.exec(chart.textContent)?.[0]);
    // The running day goes on between the two calls.
    expect(Math.abs(sum - figure(counter.textContent)) / sum).toBeLessThan(0.001);
  });

  it('leads from a threat to as many entries of the log as it counts', async () => {
    const { user, history } = await renderScreen(PATH, SHELL);
    const threats = await card('Top 5 threats, last 24 hours');
    // Which threat is met most changes with the hour.
    const [first] = await within(threats).findAllByRole('listitem');
    if (!first) throw new Error('no threat');
    const count = /\d+/.exec(first.textContent ?? '')?.[0];
    const link = within(first).getByRole('link');
    const type = new URLSearchParams(link.getAttribute('href')?.split('?')[1]).get('threatType');
    await user.click(link);
    await waitFor(() => expect(history.location.search).toContain(`threatType=${type}`));
    await waitFor(() => expect(screen.getByText(`${count} rows`)).toBeVisible());
  });
});

describe('detection boxes', () => {
  it('take a name with its root, ask for one where there is none, and lead to the document of the scope', async () => {
    const { user } = await renderScreen(PATH, SHELL);
    const field = await screen.findByRole('textbox', { name: 'Domain detection' });
    await user.type(field, '{Enter}');
    await waitFor(() => expect(field).toHaveAccessibleDescription('Enter a domain name'));
    await user.type(field, 'example.com.{Enter}');
    await waitFor(() => expect(screen.getByText('Registered')).toBeVisible());
    expect(screen.getByRole('link', { name: /which domains are supported/ })).toHaveAttribute(
      'href',
      '/help_doc/list?id=domain-scope',
    );
  });
});
