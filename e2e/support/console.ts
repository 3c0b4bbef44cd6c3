import { test as base, expect, type Locator, type Page } from '@playwright/test';
import { PASSWORD, type PersonaKey } from '../../mock/runtime/personas';
import { makeDrivable } from './firefox';

interface Preferences {
  language?: string;
  theme?: 'light' | 'dark';
}

interface Fault {
  path: string;
  times?: number;
  delay?: number;
  status?: number;
  envelope?: unknown;
  body?: string;
  drop?: boolean;
}

interface Watch {
  /** Console errors and failed requests that a test provokes on purpose. */
  expectProblem: (pattern: RegExp) => void;
}

/**
 * Every test fails on a console error, an uncaught exception, a policy violation or a call that the gateway does not know,
 * unless it said before that it provokes one.
 */
export const test = base.extend<Watch>({
  browser: [
    async ({ browser, browserName }, use) => {
      if (browserName === 'firefox') await makeDrivable(browser);
      await use(browser);
    },
    { scope: 'worker' },
  ],
  expectProblem: [
    async ({ page }, use) => {
      const expected: RegExp[] = [];
      const problems: string[] = [];
      page.on('console', (message) => {
        if (message.type() === 'error') problems.push(`${message.text()} (${message.location().url})`);
      });
      page.on('pageerror', (error) => problems.push(String(error)));
      page.on('response', (response) => {
        const path = new URL(response.url()).pathname;
        if (response.status() === 404 && /^\/(api|fs)\//.test(path)) problems.push(`unknown call ${path}`);
      });
      await use((pattern) => {
        expected.push(pattern);
      });
      expect(problems.filter((problem) => !expected.some((pattern) => pattern.test(problem)))).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };

/** Opens a world for a persona; every later page of this context is signed in. Chinese and light unless asked otherwise. */
export async function signIn(page: Page, persona: PersonaKey, preferences: Preferences = {}): Promise<void> {
  const { language = 'zh-CN', theme = 'light' } = preferences;
  // A console that is still open hears that its session changed and loads itself again, into whatever comes next.
  if (page.url() !== 'about:blank') await page.goto('about:blank');
  const answer = await page.request.post('/mock/session', { data: { persona, password: PASSWORD } });
  expect(answer.ok()).toBe(true);
  await page.addInitScript(
    ([locale, appearance]) => {
      // A blank page has no storage.
      if (location.protocol === 'about:') return;
      if (localStorage.getItem('umi_locale') === null) localStorage.setItem('umi_locale', locale);
      if (localStorage.getItem('appearance') === null) localStorage.setItem('appearance', appearance);
    },
    [language, theme] as const,
  );
}

/** Posts to the gateway as this sign-in, past the console: another program, or the gateway's own controls. */
export async function ask(page: Page, path: string, data: unknown): Promise<unknown> {
  const cookies = await page.context().cookies();
  const token = cookies.find((cookie) => cookie.name === 'access_token')?.value ?? '';
  const answer = await page.request.post(path, { data, headers: { 'Access-Token': token } });
  expect(answer.ok()).toBe(true);
  return answer.json();
}

/** Plans an answer of the gateway for this world: the next `times` calls whose path starts so. */
export async function fault(page: Page, plan: Fault): Promise<void> {
  await ask(page, '/mock/fault', plan);
}

/** Puts this world back to its seeds and forgets its planned answers; the sign-in stays good. */
export async function reset(page: Page): Promise<void> {
  await ask(page, '/mock/reset', {});
}

/** Stops this world's clock at a time (epoch milliseconds), or lets it run again with null. */
export async function setClock(page: Page, at: number | null): Promise<void> {
  await ask(page, '/mock/clock', { at });
}

/** The table row that contains a text. */
export const rowOf = (page: Page, text: string): Locator => page.getByRole('row').filter({ hasText: text });

/** Chooses what stands in the menu of a row, or of a screen that has one. */
export async function chooseIn(row: Locator, name: string): Promise<void> {
  await row.getByRole('button', { name: /^More actions|更多操作$/ }).click();
  await row.page().getByRole('menuitem', { name }).click();
}

/** Has the page's own configuration name a deployment environment. */
export async function deployIn(page: Page, environment: string): Promise<void> {
  await page.addInitScript((deployEnv) => {
    let given: object = {};
    Object.defineProperty(window, 'consoleConfig', {
      get: () => given,
      set: (value: object) => {
        given = { ...value, deployEnv };
      },
    });
  }, environment);
}
