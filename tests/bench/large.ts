import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { settle, type Visit } from './browser';
import { FIRST_ROW } from './targets';

/** A control of the mock gateway: its path and body. */
export type Control = readonly [path: string, body: unknown];

/** One screen on far more data than usual: how its world is made, and what an operator does there, again and again. */
export interface Large {
  name: string;
  /** Asked for before the screen is opened. */
  before: readonly Control[];
  path: string;
  ready: string;
  /** What comes before the first turn and is not judged; `ask` plays a control meanwhile. */
  begin?: (seen: Visit, ask: (...control: Control) => Promise<unknown>) => Promise<unknown>;
  /** One turn of what an operator does there. */
  turn: (seen: Visit) => Promise<unknown>;
  /** Interactions of one turn. */
  count: number;
}

const size = (sizes: Record<string, number>): Control[] => [['/mock/size', sizes]];
const press = (selector: string) => (seen: Visit) =>
  seen.page.locator(selector).filter({ visible: true }).first().click();
const NEXT_PAGE = 'main .ant-pagination-next button';
const click = (selector: string) => ({ turn: press(selector), count: 1 });

const SHOW_NEW = 'main .alarm-news button';
const VALUE_OF_RULE = 'main .alarm-rule input[inputmode="decimal"]';
const LIBRARY = {
  file: '.ant-drawer input[type="file"]',
  line: '.ant-drawer .ant-table-row',
  stop: '.ant-drawer .file-upload-work button',
};
const DRAWER = { form: '.ant-drawer form', input: '.ant-drawer form input', save: '.ant-drawer button[type="submit"]' };

/** Edits the first route, stages it, looks at the whole set in the review, and comes back: presses, keys and tabs. */
const editNode: Pick<Large, 'turn' | 'count'> = {
  count: 7,
  turn: async (seen) => {
    const { page } = seen;
    await page.locator(FIRST_ROW).first().locator('button').first().click();
    const hop = page.locator(DRAWER.input).last();
    await hop.waitFor();
    await settle(seen, 1000);
    await hop.press('End');
    await hop.press('Backspace');
    await hop.press('1');
    await page.locator(DRAWER.save).click();
    await page.locator(DRAWER.form).waitFor({ state: 'detached' });
    await page.locator('main [role="tab"][id$="-review"]').click();
    await page.locator('main pre').first().waitFor();
    await settle(seen, 300);
    await page.locator('main [role="tab"]').nth(1).click();
    await page.locator(FIRST_ROW).first().waitFor();
    await settle(seen, 300);
  },
};

/** The list loads again every five seconds while the alarms pour in; the reader turns pages, then asks for what is new. */
const storm: Pick<Large, 'begin' | 'turn' | 'count'> = {
  begin: async (seen, ask) => {
    await press('main .refresh .ant-space-compact .ant-btn:last-child')(seen);
    await press('[role="menuitem"][data-menu-id$="-5"]')(seen);
    await ask('/mock/storm', { count: 10_000, over: 60_000 });
  },
  count: 2,
  turn: async (seen) => {
    await press(NEXT_PAGE)(seen);
    await settle(seen, 300);
    const show = seen.page.locator(SHOW_NEW);
    await show.waitFor();
    await show.click();
  },
};

/** Writes a digit into the last of fifty values, takes it back, and turns all into any and back: the sentence follows each. */
const editRules: Pick<Large, 'turn' | 'count'> = {
  count: 5,
  turn: async (seen) => {
    const value = seen.page.locator(VALUE_OF_RULE).last();
    await value.click();
    await value.press('9');
    await settle(seen, 300);
    await value.press('Backspace');
    await settle(seen, 300);
    for (const match of ['any', 'all']) {
      await seen.page.locator(`main input[type="radio"][value="${match}"]`).click();
      await settle(seen, 300);
    }
  },
};

/** Opens the sharing of a report and closes it. */
const shareReport: Pick<Large, 'turn' | 'count'> = {
  count: 2,
  turn: async (seen) => {
    await press('main .report-tools button')(seen);
    await seen.page.locator(DRAWER.form).waitFor();
    await settle(seen, 1000);
    await seen.page.keyboard.press('Escape');
    await seen.page.locator(DRAWER.form).waitFor({ state: 'detached' });
  },
};

const LOG = { box: 'main .scroll-rows', missing: 'main .scroll-rows .scroll-missing' };
/** What a fast wheel passes at a time, two screens or so, and the pixels of two hundred rows. */
const NOTCH = 1560;
const LEG = 5 * NOTCH;

/** Rolls on through 2,000 rows, so that five turns pass 10,000, and presses a key whenever two hundred more have come. */
const scrollLog: Pick<Large, 'begin' | 'turn' | 'count'> = {
  begin: async ({ page }) => page.locator(LOG.box).hover(),
  count: 10,
  turn: async ({ page }) => {
    const top = () => page.locator(LOG.box).evaluate((box) => box.scrollTop);
    const from = await top();
    for (let leg = 1; leg <= 10; leg += 1) {
      const left = async () => Math.ceil((from + leg * LEG - (await top())) / NOTCH);
      for (let notches = await left(); notches > 0; notches = await left())
        for (let notch = 0; notch < notches; notch += 1) await page.mouse.wheel(0, NOTCH);
      await page.locator(LOG.missing).waitFor({ state: 'detached' });
      await page.locator(LOG.box).press('ArrowDown');
    }
  },
};

const LINES = 200_000;
let written: string | undefined;
/** The file of all lines, written once for all turns and rounds. */
function library(): string {
  if (written) return written;
  const line = (index: number) =>
    JSON.stringify({
      type: 'domain',
      value: `host-${index}.bulk.example`,
      threat: 'phishing',
      level: 'high',
      expiresAt: null,
    });
  const head = JSON.stringify({ format: 'til', version: 1, count: LINES, createdAt: 1 });
  const text = [head, ...Array.from({ length: LINES }, (_, index) => line(index)), ''].join('\n');
  const file = path.join(mkdtempSync(path.join(tmpdir(), 'bench-')), 'bulk.til');
  writeFileSync(file, text);
  written = file;
  return file;
}

/** A whole library is read, sent and previewed; then others are begun, looked away from and stopped. */
const importLibrary: Pick<Large, 'begin' | 'turn' | 'count'> = {
  begin: async ({ page }) => {
    await page.locator(LIBRARY.file).setInputFiles(library());
    await page.locator(LIBRARY.line).first().waitFor({ timeout: 120_000 });
  },
  count: 4,
  turn: async ({ page }) => {
    await page.locator(LIBRARY.file).setInputFiles(library());
    const stop = page.locator(LIBRARY.stop);
    await stop.waitFor();
    for (const key of ['Tab', 'Tab', 'Tab']) await page.keyboard.press(key);
    await stop.click();
    await stop.waitFor({ state: 'detached' });
  },
};

const MEGABYTE = 1024 * 1024;
const SAML = '<EntityDescriptor xmlns="urn:oasis:names:tc:SAML:2.0:metadata" entityID="x">';

/** A file that takes long to read and is nothing in the end: it is chosen, and keys are pressed meanwhile. */
function readHostile(input: string, name: string, text: () => string, end: string): Pick<Large, 'turn' | 'count'> {
  return {
    count: 3,
    turn: async ({ page }) => {
      const buffer = Buffer.from(text());
      await page.locator(input).setInputFiles({ name, mimeType: 'text/plain', buffer });
      for (const key of ['Tab', 'Tab', 'Tab']) await page.keyboard.press(key);
      await page.locator(end).first().waitFor();
    },
  };
}

const ASKED = {
  ask: 'main .ask-form button[type="submit"]',
  otherPage: 'main .ask-pages .ant-pagination-item:not(.ant-pagination-item-active)',
  done: 'main .ask-verdict [aria-busy="false"]',
};

/** Asks all nodes anew and turns the page while the answers come in. */
const askNodes: Pick<Large, 'turn' | 'count'> = {
  count: 2,
  turn: async (seen) => {
    await press(ASKED.ask)(seen);
    await seen.page.locator(ASKED.otherPage).first().click();
    await seen.page.locator(ASKED.done).waitFor();
  },
};

/** A new screen is one entry more (performance.md, last paragraph). */
export const LARGE: readonly Large[] = [
  {
    name: 'accounts 100,000',
    before: size({ subAccount: 100_000 }),
    path: '/business_account/account_management',
    ready: FIRST_ROW,
    ...click(NEXT_PAGE),
  },
  {
    name: 'organizations 50,000',
    before: size({ organization: 50_000 }),
    path: '/business_account/organization_management',
    ready: 'main .ant-tree-treenode [aria-label], main [role="treeitem"]',
    ...click('main .ant-tree-switcher_close'),
  },
  {
    name: 'node of 2,000 routes, 200 neighbors',
    before: size({ staticRoute: 2_000, bgpNeighbor: 200 }),
    path: '/system_settings/node_access_management/business_node_management/BN2026-0001/network?tab=routes',
    ready: FIRST_ROW,
    ...editNode,
  },
  {
    // As many as the usual world has.
    name: 'log of 1,000,000 rows',
    before: [],
    path: '/log/query/all',
    ready: FIRST_ROW,
    ...click(NEXT_PAGE),
  },
  {
    name: 'log scrolled through 10,000 rows',
    before: [],
    path: '/log/query/all?scroll=on',
    ready: 'main .scroll-rows tr[data-row-key]',
    ...scrollLog,
  },
  {
    name: 'storm of 10,000 alarms',
    before: [],
    path: '/alarm/monitoring_alarm/list',
    ready: FIRST_ROW,
    ...storm,
  },
  {
    name: 'alarm task with 50 rules',
    before: size({ alarmRule: 50 }),
    path: '/alarm/monitoring_alarm/task_management/AT-208/edit',
    ready: 'main .alarm-sentence',
    ...editRules,
  },
  {
    name: 'report of 90 days',
    before: [],
    path: '/report/monitoring_alarm?id=RP-9-1',
    ready: 'main [data-ready="report"]',
    ...shareReport,
  },
  {
    name: 'looking glass of 10,000 routes',
    before: size({ bgpRoute: 10_000 }),
    path: '/system_settings/node_access_management/business_node_management/BN2026-0001/looking_glass?tab=rib',
    ready: FIRST_ROW,
    ...click(NEXT_PAGE),
  },
  {
    // With the DDI nodes these are two hundred.
    name: 'asking 200 nodes',
    before: size({ businessNode: 187 }),
    path: '/system_settings/node_access_management/business_node_management/ask?ask=resolve&name=www.acme.example&type=A&nodes=all',
    ready: 'main .ask-form',
    ...askNodes,
  },
  {
    name: 'import of 200,000 lines',
    before: [],
    path: '/system_settings/intelligence_source?panel=import',
    ready: '.ant-drawer .intel-import button',
    ...importLibrary,
  },
  {
    name: 'CSV of a million line breaks',
    before: [],
    path: '/system_settings/host_management?panel=import',
    ready: '.ant-drawer .csv-import button',
    ...readHostile(LIBRARY.file, 'hosts.csv', () => '\n'.repeat(MEGABYTE), '.ant-drawer [role="alert"]'),
  },
  {
    name: 'SAML metadata of 250,000 elements',
    before: [],
    path: '/business_account/sso_management/role_sso/create',
    ready: 'main .metadata-input button',
    ...readHostile(
      'main input.metadata-file',
      'idp.xml',
      () => `${SAML}${'<a/>'.repeat(MEGABYTE / 4 - 50)}</EntityDescriptor>`,
      'main .ant-form-item-explain-error',
    ),
  },
];
