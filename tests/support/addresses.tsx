import { cleanup, screen } from '@testing-library/react';
import { routeRows, rowOf } from '@/routes';
import type { RouteRow } from '@/routes/route';
import { renderScreen } from './render';
import { quiet } from './wire';

export const PATIENCE = { timeout: 8_000 };

const NODE = '/system_settings/node_access_management/business_node_management';
/** What a screen is about where its query says it. */
const QUERIES: Readonly<Record<string, string>> = {
  [`${NODE}/basic_config`]: '?id=BN2026-0001',
  [`${NODE}/resource_service_monitor`]: '?id=BN2026-0001',
  '/report/monitoring_alarm': '?id=RP-1-1',
  '/report/business_report': '?id=RP-2-1',
  '/anonymous/verify': '?token=verify-valid-faults',
  '/anonymous/alarmReport': '?share=share-alarm-valid',
  '/anonymous/businessReport': '?share=share-business-valid',
};

/** How the screen of a row stands in the console: the anonymous ones have no shell. */
export const shellOf = (row: RouteRow) => ({ hasShell: !row.path.startsWith('/anonymous/') });

/** Every screen once: pages of the same screen that differ in their data only, as those of the products, are met once. */
export const everyScreen: readonly RouteRow[] = routeRows.filter(
  (row, index) => routeRows.findIndex(({ screen: file }) => file === row.screen) === index,
);

/** Those of them that need no id in their address. */
export const plainScreens = everyScreen.filter(({ path }) => !path.includes(':'));

/** The row whose screen leads to another one: the longest path that this one begins with. */
const parentOf = ({ path }: RouteRow) =>
  routeRows.filter((row) => path.startsWith(`${row.path}/`)).sort((a, b) => b.path.length - a.path.length)[0];

/** What a screen links to, without queries, and the id of its first row. */
async function shownAt(address: string, row: RouteRow) {
  await renderScreen(address, shellOf(row));
  await quiet();
  const links = screen.queryAllByRole('link').map((link) => (link.getAttribute('href') ?? '').replace(/[?#].*/, ''));
  const id = document.querySelector('tr[data-row-key]')?.getAttribute('data-row-key') ?? 'none';
  cleanup();
  return { links, id };
}

const found = new Map<RouteRow, Promise<string[]>>();

/**
 * The addresses of a row that the screens above it link to; one with the id of their first row where none does. They are
 * looked up on screen, so the test that asks follows the wire.
 */
export function addressesOf(row: RouteRow): Promise<string[]> {
  const addresses = found.get(row) ?? findAddresses(row);
  found.set(row, addresses);
  return addresses;
}

async function findAddresses(row: RouteRow): Promise<string[]> {
  if (!row.path.includes(':')) return [`${row.path}${QUERIES[row.path] ?? ''}`];
  const parent = parentOf(row);
  if (!parent) throw new Error(`no screen leads to ${row.path}`);
  const pattern = new RegExp(`^${row.path.replace(/:\w+/g, '[^/?#]+')}$`);
  let made = '';
  for (const above of await addressesOf(parent)) {
    const { links, id } = await shownAt(above, row);
    const linked = links.filter((href) => pattern.test(href) && rowOf(href)?.path === row.path);
    if (linked.length > 0) return linked;
    made ||= `${above}${row.path.slice(parent.path.length).replace(/:\w+/g, encodeURIComponent(id))}`;
  }
  return [made];
}
