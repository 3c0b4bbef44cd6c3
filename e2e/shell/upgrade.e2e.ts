import {
  chmodSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { stage } from '../../deploy/release/stage.mjs';
import { PASSWORD } from '../../mock/runtime/personas';
import { freePort } from '../../tests/deploy/servers';
import { startSite } from '../../tests/deploy/site';
import { expect, test } from '../support/console';

const NEW = 'A new version of the console is available.';

/** The build of this run as two releases beside each other: all scripts that come late have other names in the second. */
function twoReleases() {
  const folder = mkdtempSync(path.join(tmpdir(), 'upgrade-'));
  // The server runs as a user without rights.
  chmodSync(folder, 0o755);
  const at = (version: string) => path.join(folder, 'releases', `cloud-dns-console-${version}`);
  const dist = path.join(folder, 'dist');
  cpSync('dist', dist, { recursive: true });
  mkdirSync(path.join(folder, 'releases'));
  const make = (version: string) => stage({ dist, out: at(version), version, contract: '1+test' });
  make('1.0.0');
  const names = readdirSync(dist).filter((name) => /^(part|umi)\.[0-9a-f]{8}\./.test(name));
  const hashes = new Set(names.map((name) => name.split('.')[1] ?? ''));
  const other = (text: string) =>
    text.replace(/\b[0-9a-f]{8}\b/g, (one) => (hashes.has(one) ? `${one.slice(1)}f` : one));
  for (const name of readdirSync(dist)) {
    const file = path.join(dist, name);
    if (/\.(br|gz|map)$/.test(name)) rmSync(file);
    else if (/\.(js|html)$/.test(name)) writeFileSync(file, other(readFileSync(file, 'utf8')));
  }
  for (const name of readdirSync(dist)) renameSync(path.join(dist, name), path.join(dist, other(name)));
  make('1.1.0');
  return { folder, at };
}

test('SHIP-05 KIT-11 an upgrade and a way back leave open tabs their form and their screens, and offer the new version', async ({
  page,
  context,
}) => {
  const made = twoReleases();
  const port = await freePort();
  const site = await startSite(made, {
    CONSOLE_GATEWAY: `http://127.0.0.1:${process.env.E2E_PORT ?? 8090}`,
    CONSOLE_PATHS: '/mock/',
    CONSOLE_PORT: String(port),
  });
  const origin = `http://localhost:${port}`;
  const switchTo = async (version: string) => {
    site.command(version, 'reload');
    await expect.poll(async () => JSON.parse((await site.get('/healthz')).text).version).toBe(version);
  };
  const entry = () => page.locator('script[src*="/umi."]').first().getAttribute('src');
  /** A screen that the tab has not shown yet: its scripts are asked for now. */
  const goOn = async (tab: Page) => {
    await tab.getByRole('link', { name: 'Secret keys' }).click();
    await expect(tab.getByRole('heading', { level: 1, name: 'Secret keys' })).toBeVisible();
  };
  try {
    await context.addInitScript(() => localStorage.setItem('umi_locale', 'en-US'));
    await page.request.post(`${origin}/mock/session`, { data: { persona: 'main', password: PASSWORD } });
    const before = await context.newPage();
    await before.goto(`${origin}/console`);
    await before.getByRole('heading', { level: 1 }).waitFor();
    await page.clock.install();
    await page.goto(`${origin}/account_center/secret_key?panel=create`);
    const field = page.getByRole('dialog').getByRole('textbox').first();
    await field.fill('kept over the upgrade');
    const old = await entry();

    await switchTo('1.1.0');
    await page.clock.fastForward(61_000);
    await page.evaluate(() => window.dispatchEvent(new Event('focus')));
    await expect(page.getByText(NEW)).toBeVisible();
    await expect(field).toHaveValue('kept over the upgrade');
    await goOn(before);
    const after = await context.newPage();
    await after.goto(`${origin}/console`);
    await after.getByRole('heading', { level: 1 }).waitFor();

    await switchTo('1.0.0');
    await goOn(after);
    await expect(field).toHaveValue('kept over the upgrade');
    expect(await entry()).toBe(old);
  } finally {
    await site.stop();
    rmSync(made.folder, { recursive: true, force: true });
  }
});
