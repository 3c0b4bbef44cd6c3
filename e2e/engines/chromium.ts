import { type Browser, chromium, type Page } from '@playwright/test';
import { firstOf, type Hands, until } from './hands';

/** Six frames: what is drawn in motion has another place by then. */
const FRAMES = `new Promise((come) => {
  let left = 6;
  const next = () => (left-- > 0 ? requestAnimationFrame(next) : come());
  next();
})`;

/**
 * An old Chromium, whose locators Playwright does not know any longer: it runs what it finds things by in the page, and
 * that is newer. Keys, pointer and questions still go over the protocol.
 */
export class OldChromium implements Hands {
  private constructor(
    private readonly browser: Browser,
    readonly page: Page,
  ) {}

  static async start(executablePath: string): Promise<OldChromium> {
    const args = ['--no-sandbox', '--disable-gpu', '--no-zygote', '--use-gl=swiftshader'];
    const browser = await chromium.launch({ executablePath, args });
    const context = await browser.newContext({ viewport: { width: 1280, height: 900 }, reducedMotion: 'reduce' });
    return new OldChromium(browser, await context.newPage());
  }

  async goto(url: string): Promise<void> {
    await this.page.goto(url, { waitUntil: 'domcontentloaded' });
  }

  run<Given extends unknown[], Result>(make: (...given: Given) => Result, ...given: Given): Promise<Result> {
    // What runs this file gives functions their names by a helper of its own.
    const script = `{ const __name = (one) => one; return (${make})(...given) }`;
    return this.page.evaluate<Result>(`((given) => ${script})(${JSON.stringify(given)})`);
  }

  private place(selector: string, name: string): Promise<{ x: number; y: number }> {
    const script = `([selector, name]) => {
      const __name = (one) => one;
      const one = (${firstOf})(selector, name);
      if (!one) return null;
      one.scrollIntoView({ block: 'center' });
      const { x, y, width, height } = one.getBoundingClientRect();
      return { x: x + width / 2, y: y + height / 2 };
    }`;
    const ask = () =>
      this.page.evaluate<{ x: number; y: number } | null>(`(${script})(${JSON.stringify([selector, name])})`);
    return until(`${selector} “${name}”`, async () => {
      const before = await ask();
      await this.page.evaluate(FRAMES);
      const now = await ask();
      // What still moves would be missed.
      return now?.x === before?.x && now?.y === before?.y && now;
    });
  }

  async click(selector: string, name: string): Promise<void> {
    const { x, y } = await this.place(selector, name);
    await this.page.mouse.click(x, y);
  }

  async fill(selector: string, name: string, text: string): Promise<void> {
    await this.click(selector, name);
    await this.press('Control', 'a');
    await this.page.keyboard.insertText(text);
  }

  async press(...keys: string[]): Promise<void> {
    await this.page.keyboard.press(keys.join('+'));
  }

  async type(text: string): Promise<void> {
    await this.page.keyboard.type(text);
  }

  picture(): Promise<Buffer> {
    return this.page.screenshot();
  }

  async quit(): Promise<void> {
    await this.browser.close();
  }
}
