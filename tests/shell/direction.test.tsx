import { screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { renderScreen } from '../support/render';

/** An address, a prefix, a domain, a URL or a key, alone in its piece of text. */
const MACHINE = [
  /^\d{1,3}(\.\d{1,3}){3}(\/\d{1,2})?(:\d+)?$/,
  /^[\da-f]{0,4}(:[\da-f]{0,4}){2,7}(\/\d{1,3})?$/i,
  /^(\*\.)?([a-z\d-]+\.)+[a-z]{2,}\.?$/i,
  /^https?:\/\/\S+$/,
  /^[\da-f]{8,}$/i,
];

/** The page turns: what says nothing of its own direction would run from right to left. */
const turn = () => document.documentElement.setAttribute('dir', 'rtl');
afterEach(() => document.documentElement.setAttribute('dir', 'ltr'));

const NODE = '/system_settings/node_access_management/business_node_management/BN2026-0001/network';
const SCREENS = [
  ['/system_settings/host_management', 1],
  ['/system_settings/node_access_management/ddi_node_management', 1],
  ['/system_settings/node_access_management/business_node_management', 1],
  [NODE, 1],
  [`${NODE}?tab=routes`, 1],
] as const;

it.each(SCREENS)('A11Y-6 addresses, domains and code are read from left to right on %s', async (path, least) => {
  await renderScreen(path);
  turn();
  const found = () => {
    const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const pieces: Text[] = [];
    while (walk.nextNode()) if (walk.currentNode instanceof Text) pieces.push(walk.currentNode);
    return pieces.filter(({ data }) => MACHINE.some((one) => one.test(data.trim())));
  };
  await waitFor(() => expect(found().length).toBeGreaterThanOrEqual(least));
  const wrong = found().filter((piece) => piece.parentElement?.closest('[dir], bdi') === document.documentElement);
  expect(wrong.map(({ data, parentElement }) => `${data} in ${parentElement?.outerHTML.slice(0, 160)}`)).toEqual([]);
});

it('A11Y-6 fields of addresses are typed into from left to right', async () => {
  await renderScreen('/account_center/account_security?tab=accessControl');
  turn();
  const fields = await screen.findAllByDisplayValue(/^\d{1,3}(\.\d{1,3}){3}/);
  expect(fields.length).toBeGreaterThan(1);
  for (const field of fields) expect(field.closest('[dir]')).toHaveAttribute('dir', 'ltr');
});
