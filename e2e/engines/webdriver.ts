import { spawn } from 'node:child_process';
import { setTimeout as after } from 'node:timers/promises';
import { firstOf, type Hands, until } from './hands';

/** How WebDriver names an element in JSON. */
const ELEMENT = 'element-6066-11e4-a52e-4f735466cecf';

interface ElementRef {
  [ELEMENT]: string;
}

/** Keys by the code points that WebDriver has for them. */
const KEYS: Readonly<Record<string, string>> = { Enter: '\uE007', Escape: '\uE00C', Control: '\uE009' };

const isRef = (value: unknown): value is ElementRef => typeof value === 'object' && value !== null && ELEMENT in value;

/** A browser over W3C WebDriver: what the walk needs of it. Each wait ends with what it waited for. */
export class Driver implements Hands {
  private constructor(
    private readonly session: string,
    private readonly stop: () => void,
  ) {}

  /** Starts a driver and with it a window; `display` is that of X. */
  static async start(driver: string, port: number, display: string, capabilities: object): Promise<Driver> {
    const child = spawn(driver, [`--port=${port}`], {
      env: { ...process.env, DISPLAY: display, LIBGL_ALWAYS_SOFTWARE: '1' },
      stdio: ['ignore', 'ignore', 'ignore'],
    });
    const base = `http://127.0.0.1:${port}`;
    const isReady = () =>
      fetch(`${base}/status`).then(
        ({ ok }) => ok,
        () => false,
      );
    for (let tries = 0; !(await isReady()); tries += 1) {
      if (tries > 300) throw new Error(`${driver} does not answer`);
      await after(100);
    }
    const answer = await fetch(`${base}/session`, {
      method: 'POST',
      body: JSON.stringify({ capabilities: { alwaysMatch: capabilities } }),
    });
    const { value } = await answer.json();
    if (!answer.ok) {
      child.kill();
      throw new Error(`no session: ${JSON.stringify(value)}`);
    }
    return new Driver(`${base}/session/${value.sessionId}`, () => child.kill());
  }

  private async call(method: 'GET' | 'POST' | 'DELETE', path: string, body: object = {}): Promise<unknown> {
    const answer = await fetch(this.session + path, {
      method,
      ...(method === 'POST' && { body: JSON.stringify(body) }),
    });
    const { value } = await answer.json();
    if (!answer.ok) throw new Error(`${method} ${path}: ${value?.error} ${value?.message}`);
    return value;
  }

  async quit(): Promise<void> {
    await this.call('DELETE', '').catch(() => undefined);
    this.stop();
  }

  async goto(url: string): Promise<void> {
    await this.call('POST', '/url', { url });
  }

  async size(width: number, height: number): Promise<void> {
    await this.call('POST', '/window/rect', { width, height });
  }

  /** What a function gives in the page; it is sent as text and knows nothing around it. */
  async run<Given extends unknown[], Result>(make: (...given: Given) => Result, ...given: Given): Promise<Result> {
    // What runs this file gives functions their names by a helper of its own.
    const script = `const __name = (one) => one; return (${make})(...arguments)`;
    return (await this.call('POST', '/execute/sync', { script, args: given })) as Result;
  }

  private find(selector: string, name: string): Promise<string> {
    return until(`${selector} “${name}”`, async () => {
      const found: unknown = await this.run(firstOf, selector, name);
      return isRef(found) ? found[ELEMENT] : null;
    });
  }

  async click(selector: string, name: string): Promise<void> {
    await until(`a click on “${name}”`, async () => {
      await this.call('POST', `/element/${await this.find(selector, name)}/click`);
      return true;
    });
  }

  async fill(selector: string, name: string, text: string): Promise<void> {
    await until(`“${name}” to be filled`, async () => {
      const id = await this.find(selector, name);
      await this.call('POST', `/element/${id}/clear`);
      await this.call('POST', `/element/${id}/value`, { text });
      return true;
    });
  }

  /** Presses keys one after another, the first ones held while the last is pressed. */
  async press(...keys: string[]): Promise<void> {
    const codes = keys.map((key) => KEYS[key] ?? key);
    const actions = [
      ...codes.map((value) => ({ type: 'keyDown', value })),
      ...[...codes].reverse().map((value) => ({ type: 'keyUp', value })),
    ];
    await this.call('POST', '/actions', { actions: [{ type: 'key', id: 'keys', actions }] });
  }

  async type(text: string): Promise<void> {
    for (const sign of text) await this.press(sign);
  }

  async picture(): Promise<Buffer> {
    return Buffer.from(String(await this.call('GET', '/screenshot')), 'base64');
  }
}
