import type { BrowserContext, Page } from '@playwright/test';

export interface Screen {
  path: string;
  /** Seen when the screen's first row or widget is there. */
  ready: string;
  isAnonymous?: true;
}

/** One click that leads to a screen from within the application. */
export interface Leg {
  link: string;
  ready: string;
}

export interface Target {
  name: string;
  origin: string;
  signIn?(context: BrowserContext): Promise<void>;
  /** Asks a control of the mock gateway for the world of the signed-in context; absent: this target has none. */
  ask?(context: BrowserContext, path: string, body: unknown): Promise<void>;
  screens: Record<'home' | 'list', Screen> & { report?: Screen };
  toList: Leg;
  toHome: Leg;
  /** On the list. */
  filter: string;
  create: { button: string; seen: string };
  sorter: string;
}

export const FIRST_ROW = 'main tr.ant-table-row';

export function floorAt(origin: string, name = 'floor'): Target {
  const home = { path: '/', ready: 'main [data-ready="home"]' };
  const list = { path: '/list', ready: FIRST_ROW };
  return {
    name,
    origin,
    screens: { home, list },
    toList: { link: 'aside a[href="/list"]', ready: list.ready },
    toHome: { link: 'aside a[href="/"]', ready: home.ready },
    filter: 'main input.ant-input',
    create: { button: 'main button.ant-btn-primary', seen: '.ant-drawer form :is(input, textarea)' },
    sorter: 'main th.ant-table-column-has-sorters',
  };
}

/** The report's address, as the mock gateway lists it. */
async function sharedReport(origin: string): Promise<string> {
  const links: unknown = await (await fetch(`${origin}/mock/share`)).json();
  const report: unknown = Reflect.get(Object(Reflect.get(Object(links), 'alarmReport')), 'valid');
  if (typeof report !== 'string') throw new Error('the mock gateway lists no shared alarm report');
  return report;
}

export async function consoleAt(origin: string): Promise<Target> {
  const home = { path: '/console', ready: 'main [data-ready="home"]' };
  const list = { path: '/account_center/secret_key', ready: FIRST_ROW };
  return {
    name: 'console',
    origin,
    signIn: async (context) => {
      const data = { persona: 'main', password: 'Console#2026' };
      const answer = await context.request.post(`${origin}/mock/session`, { data });
      if (!answer.ok()) throw new Error(`signing in answers ${answer.status()}`);
    },
    ask: async (context, path, data) => {
      const token = (await context.cookies(origin)).find(({ name }) => name === 'access_token')?.value ?? '';
      const headers = { 'Access-Token': decodeURIComponent(token) };
      const answer = await context.request.post(origin + path, { data, headers });
      if (!answer.ok()) throw new Error(`${path} answers ${answer.status()} to ${JSON.stringify(data)}`);
    },
    screens: {
      home,
      list,
      report: { path: await sharedReport(origin), ready: 'main [data-ready="report"]', isAnonymous: true },
    },
    toList: { link: `nav a[href$="${list.path}"]`, ready: list.ready },
    toHome: { link: `nav a[href$="${home.path}"]`, ready: home.ready },
    filter: 'main input[type="search"]',
    create: { button: 'main button.ant-btn-primary', seen: '.ant-drawer form :is(input, textarea)' },
    sorter: 'main th.ant-table-column-has-sorters',
  };
}

/** Makes a menu link visible by opening the menu's groups one after the other. */
export async function uncover(page: Page, link: string): Promise<void> {
  const isSeen = () => page.evaluate((selector) => window.bench.isSeen(selector), link);
  const groups = page.locator('nav [aria-expanded="false"], .ant-menu [aria-expanded="false"]');
  for (let left = await groups.count(); left > 0 && !(await isSeen()); left -= 1) {
    await groups.first().click();
    // The group opens with a motion that a link's first box does not wait for.
    await page
      .locator(link)
      .first()
      .waitFor({ state: 'visible', timeout: 1000 })
      .catch(() => undefined);
  }
}
