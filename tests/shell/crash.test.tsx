import { taskRows } from '@mock/alarm/task-rows';
import type { World } from '@mock/runtime/world';
import { screen, waitFor } from '@testing-library/react';
import { isValidElement } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { LazyScreen } from '@/layouts/start/lazy-screen';
import { go } from '@/lib/navigation';
import { routeRows } from '@/routes';
import { patchRoutes } from '../../src/app';
import { renderScreen } from '../support/render';
import { findRow } from '../support/table';

/** Texts that crash the part of the page which shows them: the browser refuses to draw them. */
let deadly = new Set<string>();

beforeEach(() => {
  deadly = new Set();
  const draw = document.createTextNode.bind(document);
  vi.spyOn(document, 'createTextNode').mockImplementation((text) => {
    if (deadly.has(text)) throw new Error(`crashed at ${text}`);
    return draw(text);
  });
  // React and the boundaries tell of each crash.
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});

describe('a screen that crashes', () => {
  const LIST = '/account_center/secret_key';

  it('REL-9 has a boundary of its own, each of them', () => {
    const load = () => Promise.resolve({ default: () => null });
    const routes = Object.fromEntries(routeRows.map(({ path }) => [path, { path, parentId: 'shell' }]));
    const components: Record<string, unknown> = Object.fromEntries(routeRows.map(({ path }) => [path, load]));
    patchRoutes({ routes, routeComponents: components });
    const isBounded = (make: unknown) => {
      const element: unknown = typeof make === 'function' ? make() : null;
      return isValidElement(element) && element.type === LazyScreen;
    };
    expect(routeRows.length).toBeGreaterThan(60);
    expect(routeRows.filter(({ path }) => !isBounded(components[path])).map(({ path }) => path)).toEqual([]);
  });

  it('REL-9 leaves header and menu alive, the other screens too, and is back on Retry', async () => {
    deadly.add('CI pipeline');
    const { user } = await renderScreen(LIST, { hasShell: true });
    expect(await screen.findByRole('heading', { name: 'This screen failed' })).toBeVisible();
    expect(screen.getByRole('banner')).toBeVisible();
    go('/message/all');
    expect(await screen.findByRole('heading', { level: 1, name: 'All messages' })).toBeVisible();
    go(LIST);
    expect(await screen.findByRole('heading', { name: 'This screen failed' })).toBeVisible();
    deadly.clear();
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    await findRow({ Description: 'CI pipeline' });
  });
});

describe('a card of the home that crashes', () => {
  /** Each card with a text that is on it alone. */
  const CARDS = [
    ['Secure sign-in reminder', 'Enable it'],
    ['Needs your attention', 'In alarm'],
    ['Resources and tasks', 'SSL certificates'],
    ['First steps', 'Know immediately when something goes wrong.'],
    ['Resolution volume, last 7 days', 'Resolution volume'],
    ['Alarms and intercepts, last 24 hours', 'Intercepts'],
    ['Products and services', 'Finds domains and sites that imitate your brand.'],
    ['Detection', 'See which domains are supported'],
    ['Top 5 threats, last 24 hours', 'Malicious downloader'],
    ['Latest messages', 'Node 沈阳机房 has been offline for more than 10 minutes'],
    ['Help documents', 'Set up failover switching'],
    ['Organizations', 'acme-hq'],
  ] as const;

  /** Something of the first steps is left to do. */
  const leaveStep = (world: World) => {
    taskRows.of(world).rows.length = 0;
  };

  it.each(['even', 'odd'])('REL-9 leaves the others alive, and is back on Retry: %s ones', async (which) => {
    const crashed = CARDS.filter((_, index) => index % 2 === (which === 'even' ? 0 : 1));
    for (const [, text] of crashed) deadly.add(text);
    const { user } = await renderScreen('/console', { hasShell: true, onWorld: leaveStep });
    const findText = async ([name, text]: readonly [string, string]) =>
      waitFor(() => expect(screen.getByRole('region', { name })).toHaveTextContent(text));
    for (const card of CARDS) if (!crashed.includes(card)) await findText(card);
    const retries = await waitFor(() => {
      const found = screen.getAllByRole('button', { name: 'Retry' });
      expect(found).toHaveLength(crashed.length);
      return found;
    });
    deadly.clear();
    for (const retry of retries) await user.click(retry);
    for (const card of CARDS) await findText(card);
  });
});
