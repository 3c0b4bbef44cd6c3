// A smoke walk in an engine that the other tests do not run in: from sign-in to sign-out, then every route. It starts the mock
// gateway over dist/, prints what it did and ends with 1 if anything was wrong:
//   tsx e2e/engines/walk.ts webkit   WebKitGTK of the system over its WebDriver, in a virtual display
//   tsx e2e/engines/walk.ts floor    a Chromium older than the oldest browser that the build names
// Names of its parts behind that walk these only.
import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { PASSWORD } from '../../mock/runtime/personas';
import { startGateway } from '../support/gateway';
import { plainRoutes, textsOf } from '../support/texts';
import { OldChromium } from './chromium';
import { firstOf, type Hands, until } from './hands';
import { Driver } from './webdriver';

const PORT = Number(process.env.E2E_PORT ?? 8094);
const ORIGIN = `http://localhost:${PORT}`;
const DISPLAY = `:${process.env.DISPLAY_NUMBER ?? 97}`;
const ENGINE = process.argv[2] ?? 'webkit';
const FOLDER = `.cache/walk-${ENGINE}`;
const BROWSERS = ['webkit2gtk-4.1', 'webkitgtk-6.0', 'webkit2gtk-4.0'].flatMap((name) =>
  ['x86_64-linux-gnu', 'aarch64-linux-gnu'].map((machine) => `/usr/lib/${machine}/${name}/MiniBrowser`),
);
const BUTTON = 'button, a, [role=button]';

const noted = (name: string, usual: string) =>
  existsSync(`.cache/${name}`) ? readFileSync(`.cache/${name}`, 'utf8').trim() : usual;

const problems: string[] = [];
const started: ChildProcess[] = [];

/** Hears what goes wrong in the page from now on. */
function listen(): void {
  if (Reflect.has(window, 'heard')) return;
  const heard: string[] = [];
  Reflect.set(window, 'heard', heard);
  window.addEventListener('error', (event) => heard.push(`error: ${event.message}`));
  window.addEventListener('unhandledrejection', (event) => heard.push(`rejected: ${event.reason}`));
  document.addEventListener('securitypolicyviolation', (event) =>
    heard.push(`policy: ${event.violatedDirective} ${event.blockedURI}`),
  );
  const own = console.error;
  console.error = (...given) => {
    heard.push(`console: ${given.map(String).join(' ').slice(0, 300)}`);
    own(...given);
  };
}

const isThere = (driver: Hands, selector: string, name: string) =>
  until(`${selector} “${name}”`, () => driver.run(firstOf, selector, name));

const heard = (driver: Hands): Promise<string[]> => driver.run(() => Reflect.get(window, 'heard')?.splice(0) ?? []);

async function fromSignIn(driver: Hands): Promise<void> {
  const at = (path: RegExp) =>
    until(`the address ${path}`, async () => path.test(await driver.run(() => location.href)));
  const hasRow = (text: string) =>
    driver.run((text) => [...document.querySelectorAll('tr')].some((row) => row.textContent?.includes(text)), text);
  await driver.goto(`${ORIGIN}/console`);
  await at(/sign-in/);
  await driver.run(() => {
    localStorage.setItem('umi_locale', 'en-US');
    const persona = document.querySelector('select');
    if (persona) persona.value = 'main';
  });
  await driver.fill('input', 'Password', PASSWORD);
  await driver.click(BUTTON, 'Sign in');
  await at(/\/console$/);
  await isThere(driver, 'h1', '');
  await driver.run(listen);

  await isThere(driver, 'button', 'Search the console');
  await driver.press('Control', 'k');
  await isThere(driver, '[role=combobox]', 'Search the console');
  await driver.type('secret keys');
  await isThere(driver, '[role=option]', 'Secret keys');
  await driver.press('Enter');
  await at(/secret_key/);
  await isThere(driver, 'h1', 'Secret keys');

  await driver.click(BUTTON, 'Create key');
  await until('the focus in the field', () =>
    driver.run(() => document.activeElement?.matches('[role=dialog] :is(input, textarea)') === true),
  );
  await driver.type('Written in each engine');
  await driver.click('[role=dialog] button', 'Create');
  await isThere(driver, 'button', 'Download');
  // It asks once more where the secret could not be copied.
  const isOpen = () =>
    driver.run(() => [...document.querySelectorAll('[role=dialog]')].some((one) => one.getClientRects().length > 0));
  await until('the secret put away', async () => {
    if (await isOpen()) await driver.click('[role=dialog] button:not([aria-label])', 'Close').catch(() => undefined);
    return !(await isOpen());
  });
  await until('the row', () => hasRow('Written in each engine'));

  await driver.click('tr button', 'Edit');
  await until('the value', () =>
    driver.run(
      () =>
        document.querySelector<HTMLInputElement | HTMLTextAreaElement>('[role=dialog] :is(input, textarea)')?.value ===
        'Written in each engine',
    ),
  );
  await driver.fill('input, textarea', 'Description', 'Renamed in each engine');
  await driver.click(BUTTON, 'Save');
  await until('the new name', () => hasRow('Renamed in each engine'));
  await driver.fill('input[type=search]', '', 'renamed');
  await driver.press('Enter');
  await at(/[?&]q=renamed/);
  await driver.click('tr button', 'More actions');
  await driver.click('[role=menuitem]', 'Delete');
  await driver.fill('input[type=password]', '', PASSWORD);
  await driver.click('button', 'Delete');
  await until('the row gone', async () => !(await hasRow('Renamed in each engine')));
  problems.push(...(await heard(driver)).map((one) => `journey: ${one}`));
}

/** A route and its configuration by keyboard: staged, reviewed. */
async function stageRoute(driver: Hands): Promise<void> {
  await driver.goto(
    `${ORIGIN}/system_settings/node_access_management/business_node_management/BN2026-0001/network?tab=routes`,
  );
  await driver.click('button', 'Add static route');
  await driver.fill('input', 'Destination', '10.91.0.0');
  await driver.fill('input', 'Mask', '16');
  await driver.fill('input', 'Next hop', '192.0.2.7');
  await driver.click('button', 'Stage');
  await driver.click('[role=tab]', 'Review and apply (1)');
  await until('the line for the router', () =>
    driver.run(() => document.body.textContent.includes('+ip route 10.91.0.0/16 192.0.2.7')),
  );
}

async function everyRoute(driver: Hands): Promise<number> {
  const texts = await textsOf('en-US');
  for (const { path, title } of plainRoutes) {
    await driver.goto(ORIGIN + path);
    await driver.run(listen);
    const isReady = () =>
      driver.run(() => document.querySelector('h1') !== null && !document.querySelector('[aria-busy="true"]'));
    await until(`${path} has loaded`, isReady).catch((error) => problems.push(String(error)));
    const seen = await driver.run(
      (names) => {
        // biome-ignore lint/performance/useDomNodeTextContent: what is read, line by line.
        const lines = document.body.innerText.split(/\s*\n\s*/);
        return {
          headings: [...document.querySelectorAll('h1')].map((one) => one.textContent),
          title: document.title,
          ids: lines.filter((line) => names.includes(line)),
          isWide: document.documentElement.scrollWidth > innerWidth,
          failures: [...document.querySelectorAll('main [role=alert]')].map((one) => one.textContent),
        };
      },
      Object.keys(texts).filter((id) => /\w\.\w/.test(id)),
    );
    // To be looked at.
    writeFileSync(`${FOLDER}/${path.slice(1).replaceAll('/', '-')}.png`, await driver.picture());
    if (seen.headings.length !== 1) problems.push(`${path}: ${seen.headings.length} first headings`);
    if (!path.startsWith('/anonymous/') && seen.headings[0] !== texts[title])
      problems.push(`${path}: ${seen.headings[0]}`);
    if (!seen.title.startsWith(`${texts[title]} - `)) problems.push(`${path}: the title ${seen.title}`);
    if (seen.isWide) problems.push(`${path}: wider than its window`);
    for (const id of [...seen.ids, ...seen.failures, ...(await heard(driver))]) problems.push(`${path}: ${id}`);
  }
  return plainRoutes.length;
}

async function signOut(driver: Hands): Promise<void> {
  await driver.goto(`${ORIGIN}/console`);
  await driver.click('button', 'Account acme');
  await driver.click(BUTTON, 'Log Out');
  const isAsked = () =>
    driver.run(() =>
      [...document.querySelectorAll('[role=dialog]')].some((one) => one.textContent?.includes('Staged changes')),
    );
  await until('the sign-in', async () => {
    // What was staged on the way is asked about first.
    if (await isAsked()) await driver.click('[role=dialog] button', 'Log Out').catch(() => undefined);
    return driver.run(() => /sign-in/.test(location.href));
  });
}

/** WebKit in a display of its own. */
async function webkit(): Promise<Hands> {
  const binary = process.env.WEBKIT_BROWSER ?? BROWSERS.find((file) => existsSync(file));
  if (binary === undefined) throw new Error('WebKitGTK has no MiniBrowser here: node .ci/ensure.mjs --webkit');
  const screen = ['-screen', '0', '1280x900x24', '-nolisten', 'tcp'];
  started.push(spawn(noted('xvfb-path', '/usr/bin/Xvfb'), [DISPLAY, ...screen], { stdio: 'ignore' }));
  const driver = await Driver.start(noted('webkit-path', '/usr/bin/WebKitWebDriver'), PORT + 1, DISPLAY, {
    'webkitgtk:browserOptions': { binary, args: ['--automation'] },
  });
  await driver.size(1280, 900);
  return driver;
}

const START: Readonly<Record<string, () => Promise<Hands>>> = {
  webkit,
  floor: () => OldChromium.start(noted('floor-path', 'no old Chromium')),
};

const start = START[ENGINE];
if (!start) throw new Error(`unknown engine ${ENGINE}; known: ${Object.keys(START).join(', ')}`);
mkdirSync(FOLDER, { recursive: true });
let driver: Hands | undefined;
try {
  started.push(await startGateway(PORT, 'ignore'));
  driver = await start();
  const began = Date.now();
  const asked = process.argv.slice(3);
  for (const part of [fromSignIn, stageRoute, everyRoute, signOut]) {
    if (asked.length > 0 && !asked.includes(part.name)) continue;
    try {
      await part(driver);
      console.warn(`${part.name}: done after ${Math.round((Date.now() - began) / 1000)} s`);
    } catch (error) {
      problems.push(`${part.name}: ${error}`);
      console.error(`${part.name}: ${error}`);
      writeFileSync(`${FOLDER}/${part.name}.png`, await driver.picture());
    }
  }
  console.warn(await driver.run(() => navigator.userAgent));
} finally {
  await driver?.quit();
  for (const child of started) child.kill();
}
for (const problem of problems) console.error(problem);
console.warn(`${plainRoutes.length} routes and the main journeys in ${ENGINE}, ${problems.length} problems`);
process.exitCode = problems.length > 0 ? 1 : 0;
