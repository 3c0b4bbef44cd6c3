import type { World } from '@mock/runtime/world';
import { act, screen, waitFor } from '@testing-library/react';
import axios from 'axios';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { go } from '@/lib/navigation';
import type { RouteRow } from '@/routes/route';
import { clearLoads } from '@/ui/data/use-load';
import { addressesOf, everyScreen, PATIENCE, shellOf } from '../../support/addresses';
import { worlds } from '../../support/gateway';
import { type Rendered, renderScreen } from '../../support/render';
import { quiet, watchWire, wire } from '../../support/wire';
import { type Case, faultsOf, someFaultsOf } from './faults';

/** Where a screen without calls is shown meanwhile, inside the same shell. */
const ASIDE = '/exception';
/** Nine visits and more, on a machine that may be busy with something else. */
const PATIENT_MS = 180_000;

/** Screens that show what they have without asking. */
const SILENT: readonly string[] = ['/common_problem', '/anonymous/loginLock'];

/** What the shell asks for on every screen: the session, whether a node waits for a decision, and how many alarms go on. */
const OF_THE_SHELL: readonly string[] = ['/session/', '/nodeNetwork/getWaiting', '/api/alarm/record/list'];

/** Breaks every call from now on but those of the session, which the console has by then. */
function breakAll(signedIn: World, { plan, line }: Case): void {
  for (const world of [signedIn, worlds.anonymous]) {
    world.faults.length = 0;
    for (const path of plan ? ['/api/', '/fs/'] : []) world.faults.push({ path, times: 999, ...plan });
  }
  if (line) vi.spyOn(axios, 'request').mockImplementation(() => Promise.reject(line()));
}

function mend(signedIn: World): void {
  for (const world of [signedIn, worlds.anonymous]) world.faults.length = 0;
  vi.mocked(axios.request).mockRestore?.();
}

/**
 * The Retry beside what failed (messages call it Reload); a row may have one of its own that means something else. By selector: asking for roles,
 * texts or visibility a thousand times takes minutes.
 */
const retries = () =>
  [...document.querySelectorAll(':is([role=alert], [role=status]) button')].filter((one) =>
    /^(Retry|Reload)$/.test(one.textContent ?? ''),
  );

/** Leaves the screen and comes back to it with nothing remembered. */
async function visit(address: string): Promise<void> {
  act(() => go(ASIDE));
  act(() => clearLoads());
  wire.clear();
  act(() => go(address));
  await waitFor(() => expect(document.querySelector('h1')).not.toBeNull(), { interval: 20 });
}

interface Watched {
  /** The side menu of the console; anonymous screens have none. */
  menu: HTMLElement | null;
  errors: readonly unknown[];
}

/** What an operator still has whatever was answered. */
async function expectUsable(name: string, fault: Case, { menu, errors }: Watched): Promise<void> {
  const begun = () => (fault.line ? vi.mocked(axios.request).mock.calls : wire.paths());
  await waitFor(() => expect(begun().length, `${name}: no call`).toBeGreaterThan(0), { interval: 10 });
  await quiet();
  const within = { timeout: 1_000, interval: 10 };
  await waitFor(
    () => expect(document.querySelectorAll('[aria-busy=true]'), `${name}: still busy`).toHaveLength(0),
    within,
  );
  if (!fault.isReadable) await waitFor(() => expect(retries(), `${name}: no Retry`).not.toHaveLength(0), within);
  expect(document.querySelectorAll('h1'), name).toHaveLength(1);
  expect(document.querySelector('h1')?.textContent, name).not.toBe('');
  if (menu) expect(menu.isConnected && menu.closest('[inert]') === null, `${name}: no menu`).toBe(true);
  expect(errors, `${name}: an error was thrown`).toEqual([]);
}

/** What was written as an error since, but the note about an answer that breaks its contract. */
function watchErrors(): unknown[] {
  const errors: unknown[] = [];
  vi.spyOn(console, 'error').mockImplementation((...said: unknown[]) => {
    if (!/^\[contract\]|act\(/.test(String(said[0]))) errors.push(said.map(String).join(' ').slice(0, 400));
  });
  return errors;
}

async function retryAll({ user }: Rendered): Promise<void> {
  for (let round = 0; round < 40 && retries().length > 0; round += 1) {
    const button = retries()[0];
    if (button) await user.click(button);
    await quiet();
    await waitFor(() => expect(button).not.toBeInTheDocument());
  }
}

/** All faults at every screen take minutes, and prove for most screens what is proven for those of their surface. */
const isEvery = process.env.EVERY_SCREEN === '1';

/** How a screen is made: what it shows, and in which shell. */
const surfaceOf = (row: RouteRow) => `${shellOf(row).hasShell} ${row.screen.replace(/^(console\/home)?.*\//, '$1 ')}`;
/** The first screen of each surface that reads something, or every screen on demand (`npm run every-screen`). */
const samples = everyScreen
  .filter(({ path }) => path !== ASIDE && !SILENT.includes(path))
  .filter((row, index, rows) => isEvery || rows.findIndex((one) => surfaceOf(one) === surfaceOf(row)) === index);

/** REL-1 for a share of the route table: every `of`th row from `from` on, so that files share the work. */
export function describeFaults(from: number, of: number): void {
  watchWire();
  const screens = everyScreen.filter(({ path }) => path !== ASIDE);
  const rows = screens.map((row, number) => ({ ...row, row, number })).filter(({ number }) => number % of === from);
  describe.each(rows)('REL-1 $path', ({ row, number }) => {
    afterEach(() => {
      worlds.anonymous.faults.length = 0;
    });

    it('stays usable whatever its calls answer, and Retry brings it back', { timeout: PATIENT_MS }, async () => {
      const [address = row.path] = await addressesOf(row);
      wire.clear();
      const rendered = await renderScreen(address, shellOf(row));
      const isReading = () => wire.paths().some((path) => !OF_THE_SHELL.some((part) => path.includes(part)));
      if (SILENT.includes(row.path)) {
        await quiet();
        expect(isReading(), 'a screen named in SILENT reads nothing').toBe(false);
        return;
      }
      await waitFor(() => expect(isReading(), 'a screen that reads nothing is named in SILENT').toBe(true), PATIENCE);
      await quiet();
      const menu = shellOf(row).hasShell ? screen.getByRole('navigation', { name: 'Main menu' }) : null;
      const errors = watchErrors();
      for (const [name, fault] of samples.includes(row) ? faultsOf(number) : someFaultsOf(number)) {
        breakAll(rendered.world, fault);
        await visit(address);
        await expectUsable(name, fault, { menu, errors });
        if (fault.line) mend(rendered.world);
      }
      breakAll(rendered.world, { plan: { status: 503 } });
      await visit(address);
      await quiet();
      mend(rendered.world);
      await retryAll(rendered);
      expect(retries()).toHaveLength(0);
      expect(errors).toEqual([]);
    });
  });
}
