// Takes the pictures of docs/design.md from the running console, over the build in dist/ and with both clocks stopped, so
// that only what changed looks different: `npm run pictures`.
import { mkdirSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { startGateway } from '../e2e/support/gateway.ts';
import { PASSWORD } from '../mock/runtime/personas.ts';
import config from '../playwright.config.ts';

const PORT = process.env.PORT ?? '8096';
const ORIGIN = `http://localhost:${PORT}`;
const FOLDER = 'docs/pictures';
const AT = Date.UTC(2026, 10, 2, 2, 0);

const LOOKS = {
  zh: { locale: 'zh-CN', appearance: 'light', width: 1280, height: 800 },
  en: { locale: 'en-US', appearance: 'dark', width: 1280, height: 800 },
  ar: { locale: 'ar-EG', appearance: 'light', width: 390, height: 844 },
};
const PICTURES = {
  home: ['zh', '/console'],
  list: ['en', '/account_center/secret_key'],
  detail: ['zh', '/cost_center/order_management/O2026109997'],
  form: ['en', '/account_center/secret_key?panel=create', (page) => page.getByRole('dialog').waitFor()],
  palette: ['en', '/console', openPalette],
  product: ['zh', '/landing_page/dns'],
  'phone-home': ['ar', '/console'],
  'phone-list': ['ar', '/account_center/secret_key'],
};

async function openPalette(page) {
  await page.keyboard.press('Control+k');
  await page.getByRole('dialog').waitFor();
}

async function take(browser, name, [look, path, then]) {
  const { locale, appearance, width, height } = LOOKS[look];
  const context = await browser.newContext({ baseURL: ORIGIN, viewport: { width, height }, reducedMotion: 'reduce' });
  const page = await context.newPage();
  await page.request.post('/mock/session', { data: { persona: 'main', password: PASSWORD } });
  const token = (await context.cookies()).find((cookie) => cookie.name === 'access_token')?.value ?? '';
  await page.request.post('/mock/clock', { data: { at: AT }, headers: { 'Access-Token': token } });
  await page.addInitScript(
    (chosen) => {
      localStorage.setItem('umi_locale', chosen.locale);
      localStorage.setItem('appearance', chosen.appearance);
    },
    { locale, appearance },
  );
  await page.clock.setFixedTime(AT);
  await page.goto(path, { waitUntil: 'networkidle' });
  // A busy machine is quiet before the screen is there, too.
  await page.locator('main h1').first().waitFor();
  await page.waitForFunction(() => !document.querySelector('.table-skeleton, .screen-skeleton, [aria-busy="true"]'));
  await then?.(page);
  await page.waitForLoadState('networkidle');
  await page.screenshot({ path: `${FOLDER}/${name}.jpg`, type: 'jpeg', quality: 70 });
  await context.close();
}

mkdirSync(FOLDER, { recursive: true });
const gateway = await startGateway(PORT);
try {
  const browser = await chromium.launch(config.use?.launchOptions);
  for (const [name, picture] of Object.entries(PICTURES)) await take(browser, name, picture);
  await browser.close();
} finally {
  gateway.kill();
}
