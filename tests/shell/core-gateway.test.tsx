import { GATEWAY_KINDS } from '@mock/runtime/gateway-kind';
import { act, fireEvent } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { RouteRow } from '@/routes/route';
import { addressesOf, everyScreen, shellOf } from '../support/addresses';
import { worlds } from '../support/gateway';
import { renderScreen } from '../support/render';
import { expectWhole, tabs, watchErrors } from '../support/whole-screen';
import { watchWire, wire } from '../support/wire';

async function expectScreen(row: RouteRow) {
  const [address = row.path] = await addressesOf(row);
  const errors = watchErrors();
  wire.clear();
  worlds.anonymous.gateway = GATEWAY_KINDS.core;
  try {
    await renderScreen(address, {
      ...shellOf(row),
      onWorld: (world) => {
        world.gateway = GATEWAY_KINDS.core;
      },
    });
    await expectWhole(address, errors);
    if (row.capability) {
      expect(document.querySelector('h1')?.textContent).toMatch(/^This gateway does not offer/);
      return;
    }
    for (const name of tabs().map(({ textContent }) => textContent)) {
      const tab = tabs().find(({ textContent }) => textContent === name);
      if (!tab || tab.getAttribute('aria-selected') === 'true') continue;
      await act(async () => fireEvent.click(tab));
      await expectWhole(`${address} ${name}`, errors);
    }
  } finally {
    // One world for all who are not signed in.
    worlds.anonymous.gateway = GATEWAY_KINDS.full;
  }
}

describe('GATE-03 on a gateway that has only what is specified', () => {
  watchWire();
  it.each(everyScreen.map((row) => [row.path, row] as const))('%s is whole', async (_, row) => {
    await expectScreen(row);
  });
});
