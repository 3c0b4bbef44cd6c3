// Writes down what a screen reader says in five journeys, read from the browser's accessibility tree while the keyboard walks
// them, over the build in dist/: `npm run spoken`. A difference in docs/spoken.md is a difference that somebody hears.
import { writeFileSync } from 'node:fs';
import { setTimeout as after } from 'node:timers/promises';
import { chromium } from '@playwright/test';
import { startGateway } from '../e2e/support/gateway.ts';
import { PASSWORD } from '../mock/runtime/personas.ts';
import config from '../playwright.config.ts';

const PORT = process.env.PORT ?? '8098';
const ORIGIN = `http://localhost:${PORT}`;
const FILE = 'docs/spoken.md';
const AT = Date.UTC(2026, 10, 2, 2, 0);
const NODE = '/system_settings/node_access_management/business_node_management/BN2026-0001/network';

/** What is named when the focus enters it. */
const PLACES = new Set(
  'banner navigation main complementary contentinfo region search form dialog alertdialog table list group radiogroup tablist tabpanel menu listbox tree'.split(
    ' ',
  ),
);
const ROLES = {
  textbox: 'edit',
  searchbox: 'search edit',
  combobox: 'combo box',
  columnheader: 'column',
  menuitem: 'menu item',
};

const propertyOf = (node, name) => node.properties?.find((one) => one.name === name)?.value;

/** A node in the words of a screen reader: its name, what it is, the state it is in, what describes it. */
function told(node, byId) {
  const role = node.role?.value ?? '';
  const is = (name) => propertyOf(node, name)?.value;
  const states = [
    is('level') && role === 'heading' && `level ${is('level')}`,
    is('hasPopup') && is('hasPopup') !== 'false' && 'has a popup',
    is('expanded') === true && 'expanded',
    is('expanded') === false && 'collapsed',
    is('checked') === 'true' && 'checked',
    is('checked') === 'false' && 'not checked',
    is('pressed') === 'true' && 'pressed',
    is('selected') === true && 'selected',
    is('required') === true && 'required',
    is('invalid') && is('invalid') !== 'false' && 'invalid',
    is('disabled') === true && 'unavailable',
    is('modal') === true && 'modal',
  ].filter(Boolean);
  const name = node.name?.value ? `“${node.name.value}”` : 'nameless';
  const value = node.value?.value ? `value “${node.value.value}”` : '';
  const description = node.description?.value ? `– ${node.description.value}` : '';
  const active = propertyOf(node, 'activedescendant')?.relatedNodes?.[0]?.backendDOMNodeId;
  const inner = active && [...byId.values()].find((one) => one.backendDOMNodeId === active);
  const own = [[name, ROLES[role] ?? role, ...states, value].filter(Boolean).join(', '), description].filter(Boolean);
  return own.join(' ') + (inner ? ` → ${told(inner, byId)}` : '');
}

class Listener {
  lines = [];
  #chain = [];

  constructor(page, session) {
    this.page = page;
    this.session = session;
  }

  /** What has the focus with the places that it entered, and what was read out by itself meanwhile. */
  async #hear() {
    const { nodes } = await this.session.send('Accessibility.getFullAXTree');
    const byId = new Map(nodes.map((node) => [node.nodeId, node]));
    const held = nodes
      .filter(
        (node) => !node.ignored && propertyOf(node, 'focused')?.value === true && node.role?.value !== 'RootWebArea',
      )
      .at(-1);
    const chain = [];
    for (let node = held && byId.get(held.parentId); node; node = byId.get(node.parentId)) {
      const role = node.role?.value;
      if (!node.ignored && PLACES.has(role) && (node.name?.value || ['main', 'banner'].includes(role)))
        chain.unshift(node);
    }
    return { held, chain, said: held ? told(held, byId) : 'nothing has the focus' };
  }

  async #settled() {
    let before = '';
    for (let quiet = 0, tries = 0; quiet < 5 && tries < 200; tries += 1) {
      await after(80);
      const now = JSON.stringify([
        (await this.#hear()).said,
        await this.page.evaluate(() => [document.querySelectorAll('[aria-busy="true"]').length, window.spoken?.length]),
      ]);
      quiet = now === before && now.includes('[0,') ? quiet + 1 : 0;
      before = now;
    }
  }

  /** Does something and writes down what is heard. */
  async step(what, act) {
    await act?.();
    await this.#settled();
    const { chain, said, held } = await this.#hear();
    const live = await this.page.evaluate(() => window.spoken?.splice(0) ?? []);
    const entered = chain.filter((node) => !this.#chain.includes(node.nodeId));
    const places = entered.map((node) =>
      [node.name?.value && `“${node.name.value}”`, node.role.value].filter(Boolean).join(', '),
    );
    this.#chain = chain.map((node) => node.nodeId);
    const focus = held?.nodeId === this.last?.id && said === this.last?.said ? [] : [[...places, said].join(' · ')];
    this.last = { id: held?.nodeId, said };
    this.lines.push([what, [...focus, ...live.map((text) => `*${text}*`)].join('<br>') || '–']);
  }

  press(key, times = 1) {
    return this.step(times === 1 ? key : `${key} × ${times}`, async () => {
      for (let one = 0; one < times; one += 1) await this.page.keyboard.press(key);
    });
  }

  type(text) {
    return this.step(`types “${text}”`, () => this.page.keyboard.type(text));
  }

  /** With Tab, or another key, until the focus is there: only where it ends is written down. */
  tabTo(target, key = 'Tab') {
    let steps = 0;
    return this.step(null, async () => {
      await target.waitFor({ state: 'visible' });
      while (steps < 200 && !(await target.evaluate((one) => one === document.activeElement))) {
        await this.page.keyboard.press(key);
        steps += 1;
      }
    }).then(() => {
      this.lines.at(-1)[0] = steps === 1 ? key : `${key} × ${steps}`;
    });
  }
}

const button = (page, name) => page.getByRole('button', { name, exact: true }).first();
const inDialog = (page, name) => page.getByRole('dialog').last().getByRole('button', { name, exact: true });

const JOURNEYS = [
  {
    title: 'A screen is found by the palette',
    path: '/console',
    async walk(hear, page) {
      await hear.press('Tab');
      await hear.press('Tab');
      await hear.press('Control+k');
      await hear.step('types “secret”', async () => {
        await page.keyboard.type('secret');
        await page.waitForFunction(() => document.querySelectorAll('[role=option]').length === 2);
      });
      await hear.press('ArrowDown');
      await hear.press('ArrowUp');
      await hear.step('Enter', async () => {
        await page.keyboard.press('Enter');
        await page.waitForURL(/secret_key/, { waitUntil: 'commit' });
      });
    },
  },
  {
    title: 'A list is filtered, and a row is acted on',
    path: '/account_center/secret_key',
    async walk(hear, page) {
      await hear.tabTo(page.getByRole('searchbox').first());
      await hear.type('pipeline');
      await hear.press('Enter');
      await hear.tabTo(page.getByRole('main').getByRole('combobox').first());
      await hear.tabTo(page.getByRole('columnheader').filter({ hasText: 'Created' }).first());
      await hear.press('Enter');
      await hear.tabTo(page.getByRole('row').getByRole('checkbox').nth(1));
      await hear.press('Space');
      await hear.tabTo(page.getByRole('row').getByRole('button', { name: 'Disable' }).first());
      await hear.press('Enter');
      await hear.press('Escape');
    },
  },
  {
    title: 'A form is refused, mended and saved',
    path: '/account_center/secret_key',
    async walk(hear, page) {
      await hear.tabTo(button(page, 'Create key'));
      await hear.press('Enter');
      await hear.tabTo(inDialog(page, 'Save'));
      await hear.press('Enter');
      await hear.type('Written by voice');
      await hear.tabTo(inDialog(page, 'Save'));
      await hear.press('Enter');
      await hear.press('Tab');
      await hear.press('Escape');
    },
  },
  {
    title: 'What is destroyed needs the password',
    path: '/account_center/secret_key',
    async walk(hear, page) {
      await hear.tabTo(page.getByRole('button', { name: /^More actions/ }).first());
      await hear.press('Enter');
      await hear.tabTo(page.getByRole('menuitem', { name: 'Delete' }), 'ArrowDown');
      await hear.press('Enter');
      await hear.type('wrong');
      await hear.press('Enter');
      await hear.press('Control+a');
      await hear.type(PASSWORD);
      await hear.press('Enter');
    },
  },
  {
    title: 'A route is staged, reviewed, applied and kept',
    path: `${NODE}?tab=routes`,
    async walk(hear, page) {
      const toReview = async () => {
        await hear.tabTo(page.getByRole('tab', { selected: true }), 'Shift+Tab');
        await hear.tabTo(page.getByRole('tab', { name: /^Review and apply/ }), 'ArrowRight');
      };
      await hear.tabTo(button(page, 'Add static route'));
      await hear.press('Enter');
      for (const [name, text] of [
        ['Destination', '10.91.0.0'],
        ['Mask', '16'],
        ['Next hop', '192.0.2.7'],
      ]) {
        await hear.tabTo(page.getByRole('dialog').getByRole('textbox', { name }));
        await hear.step(`types “${text}”`, async () => {
          await page.keyboard.press('Control+a');
          await page.keyboard.type(text);
        });
      }
      await hear.tabTo(inDialog(page, 'Stage'));
      await hear.press('Enter');
      await toReview();
      await hear.tabTo(button(page, 'Apply'));
      await hear.press('Enter');
      await hear.tabTo(inDialog(page, 'Apply'));
      await hear.press('Enter');
      await hear.tabTo(button(page, 'Keep'));
      await hear.press('Enter');
    },
  },
];

/** Hears what is read out by itself: what is put into a live region, or changed in it. */
function listenToLiveRegions() {
  window.spoken = [];
  const LIVE = '[aria-live]:not([aria-live="off"]), [role="status"], [role="alert"], [role="log"], output';
  const say = (node) => {
    const element = node instanceof Element ? node : node.parentElement;
    const region = element?.closest(LIVE) ?? null;
    const inside = region === null && element ? [...element.querySelectorAll(LIVE)] : [region];
    for (const one of inside) {
      // A status is read as a whole, of a log only what is new.
      const source = one?.getAttribute('role') === 'log' && element !== one ? element : one;
      // biome-ignore lint/performance/useDomNodeTextContent: what is not shown is not read out.
      const text = source?.innerText?.replace(/\s+/g, ' ').trim();
      if (text && window.spoken.at(-1) !== text) window.spoken.push(text);
    }
  };
  new MutationObserver((changes) => {
    for (const change of changes) {
      if (change.type === 'characterData') say(change.target);
      for (const node of change.addedNodes) say(node);
    }
  }).observe(document, { subtree: true, childList: true, characterData: true });
}

async function journey(browser, { title, path, walk }) {
  const context = await browser.newContext({
    baseURL: ORIGIN,
    viewport: { width: 1280, height: 800 },
    reducedMotion: 'reduce',
  });
  const page = await context.newPage();
  await page.request.post('/mock/session', { data: { persona: 'main', password: PASSWORD } });
  const token = (await context.cookies()).find((cookie) => cookie.name === 'access_token')?.value ?? '';
  await page.request.post('/mock/clock', { data: { at: AT }, headers: { 'Access-Token': token } });
  await page.addInitScript(() => localStorage.setItem('umi_locale', 'en-US'));
  await page.addInitScript(listenToLiveRegions);
  await page.clock.setSystemTime(AT);
  await page.goto(path, { waitUntil: 'networkidle' });
  await page.locator('main h1').first().waitFor();
  const session = await context.newCDPSession(page);
  await session.send('Accessibility.enable');
  const hear = new Listener(page, session);
  await hear.step('the screen opens');
  await walk(hear, page);
  await context.close();
  const cell = (text) => text.replaceAll('|', '\\|').replaceAll('\n', ' ');
  const rows = hear.lines.map(([what, said]) => `| ${cell(what)} | ${cell(said)} |`);
  return [`## ${title}`, '', `\`${path}\``, '', '| key | what is said |', '| --- | --- |', ...rows, ''].join('\n');
}

const gateway = await startGateway(PORT);
try {
  const browser = await chromium.launch(config.use?.launchOptions);
  const parts = [];
  for (const one of JOURNEYS) parts.push(await journey(browser, one));
  await browser.close();
  const intro = `# What a screen reader says

Five journeys by keyboard alone, as the accessibility tree of Chromium tells them: name, kind and state of what has the focus,
behind the places that it entered; in *slanted* letters what is read out by itself. Written by \`npm run spoken\`: it is not the
voice of one product, but what each of them is given.

`;
  writeFileSync(FILE, intro + parts.join('\n'));
  console.log(`${FILE}: ${parts.length} journeys`);
} finally {
  gateway.kill();
}
