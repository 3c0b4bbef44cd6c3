import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { PRODUCTS } from '@/pages/landing/product/products';
import { landingPages } from '@/routes/landing';
import { plan } from '../../support/gateway';
import { renderScreen } from '../../support/render';

const SHELL = { hasShell: true };
const page = () => within(screen.getByRole('main'));

describe('landing pages', () => {
  it('exist for every product of the route table, and lead from one to another', () => {
    const codes = PRODUCTS.map(({ code }) => code);
    expect(landingPages.map(({ path }) => path)).toEqual(
      expect.arrayContaining(codes.map((code) => `/landing_page/${code}`)),
    );
    expect(landingPages).toHaveLength(codes.length);
    expect(PRODUCTS.flatMap(({ related }) => related).filter((code) => !codes.includes(code))).toEqual([]);
    for (const { code, related } of PRODUCTS) expect(related, code).not.toContain(code);
  });

  it.each(['dnr', 'cloud', 'monitor', 'tld'])('say of %s what it does', async (code) => {
    const functions = PRODUCTS.find((one) => one.code === code)?.functions ?? [];
    await renderScreen(`/landing_page/${code}`, SHELL);
    const list = page().getByRole('region', { name: 'What it does' });
    expect(within(list).getAllByRole('heading', { level: 3 })).toHaveLength(functions.length);
    expect(document.body.textContent).not.toMatch(/landing\.|counter\.|service\./);
  });

  it('tell how the service stands by the gateway, lead in where there is an address, and show the figures', async () => {
    await renderScreen('/landing_page/cloud', SHELL);
    await waitFor(() => expect(screen.getByText('7 days left')).toBeVisible());
    expect(screen.getByRole('link', { name: 'Enter' })).toHaveAttribute(
      'href',
      `${window.location.origin}/product/cloud`,
    );
    await waitFor(() => expect(screen.getByText('20,000')).toBeVisible());
  });

  it('offer no way into a product whose address is foreign, or that has expired', async () => {
    await renderScreen('/landing_page/ssl_cert', SHELL);
    await waitFor(() => expect(screen.getByText('Trial not started')).toBeVisible());
    expect(
      screen.getByText('This product has no screens of its own here. Your advisor can tell you how to reach it.'),
    ).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Enter' })).toBeNull();
    // Nothing to enter, and yet a way on.
    expect(page().getByText(/Orders of your account/)).toBeVisible();
  });

  it('lead from one that has no screens of its own to its logs, where they may be exported', async () => {
    await renderScreen('/landing_page/cloud_sg', SHELL);
    expect(await page().findByRole('link', { name: 'Safeguard exports' })).toHaveAttribute(
      'href',
      '/log/export_management/safeguard',
    );
  });

  it('send to the advisor from one without screens or logs', async () => {
    await renderScreen('/landing_page/dnp', SHELL);
    expect(await page().findByText(/Your advisor can tell you how to reach it/)).toBeVisible();
    expect(page().queryByRole('link', { name: /exports$/ })).toBeNull();
  });

  it('lead from one that has expired to what was ordered', async () => {
    await renderScreen('/landing_page/ipal', SHELL);
    await waitFor(() => expect(page().getByText(/Orders of your account/)).toBeVisible());
    expect(page().getByText(/^To renew it, ask your advisor/)).toBeVisible();
    expect(page().getByRole('link', { name: 'My orders' })).toHaveAttribute('href', '/cost_center/order_management');
    expect(page().queryByRole('button')).toBeNull();
  });

  it('take the application for a product that is not opened', async () => {
    const { user } = await renderScreen('/landing_page/tld', SHELL);
    await user.click(page().getByRole('button', { name: /trial/i }));
    const dialog = await screen.findByRole('dialog');
    await waitFor(() => expect(dialog).toHaveTextContent('TLD operation platform'));
  });

  it('send who may not use what the main account has to that account, and offer no trial', async () => {
    await renderScreen('/landing_page/cloud', { ...SHELL, persona: 'readonly' });
    expect(page().getByText(/^Main account acme has activated this product/)).toBeVisible();
    expect(page().queryByRole('button', { name: /trial/i })).toBeNull();
    // Below the home, which leads here: by the menu and by the way.
    expect(screen.getByRole('navigation', { name: 'Where you are' })).toHaveTextContent(
      'OverviewConsole homeCloud DNS',
    );
    const menu = screen.getByRole('navigation', { name: 'Main menu' });
    expect(within(menu).getByRole('link', { name: /^Console home/ })).toHaveAttribute('aria-current', 'true');
  });

  it('take an application though nothing is heard of who applies', async () => {
    const { user } = await renderScreen('/landing_page/tld', {
      ...SHELL,
      onWorld: (world) => plan(world, { path: '/api/acm/account/getOwn', delay: 60_000 }),
    });
    await user.click(page().getByRole('button', { name: /trial/i }));
    const dialog = await screen.findByRole('dialog');
    await waitFor(() => expect(within(dialog).getByRole('textbox', { name: 'Company' })).toHaveValue(''));
  });

  it('offer nothing of a product whose access flag is off', async () => {
    await renderScreen('/landing_page/waf', SHELL);
    expect(screen.getByText(/is not offered to your account/)).toBeVisible();
    expect(page().queryByRole('button')).toBeNull();
  });

  it('say what could not be loaded in its place, and the rest stays', async () => {
    const { user } = await renderScreen('/landing_page/monitor', {
      ...SHELL,
      onWorld: (world) => plan(world, { path: '/api/acm/product/getStates', status: 503 }),
    });
    await user.click(await screen.findByRole('button', { name: 'Retry' }));
    await waitFor(() => expect(screen.getByText('30 days left')).toBeVisible());
    // Nothing to enter, and yet a way on.
    expect(page().getByRole('link', { name: 'My orders' })).toBeVisible();
  });

  it('do not exist for another key', async () => {
    await renderScreen('/landing_page/nothing');
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Page not found');
  });
});
