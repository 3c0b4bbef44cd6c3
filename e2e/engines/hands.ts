import { setTimeout as after } from 'node:timers/promises';

/** What a walk needs of a browser, whichever way it is driven. */
export interface Hands {
  goto(url: string): Promise<void>;
  /** What a function gives in the page; it is sent as text and knows nothing around it. */
  run<Given extends unknown[], Result>(make: (...given: Given) => Result, ...given: Given): Promise<Result>;
  /** Presses the first control in sight of that name. */
  click(selector: string, name: string): Promise<void>;
  fill(selector: string, name: string, text: string): Promise<void>;
  /** Presses keys one after another, the first ones held while the last is pressed. */
  press(...keys: string[]): Promise<void>;
  type(text: string): Promise<void>;
  picture(): Promise<Buffer>;
  quit(): Promise<void>;
}

/** Asks until there is an answer; the page may change under the question. */
export async function until<Result>(
  what: string,
  ask: () => Promise<Result | null | false | undefined>,
): Promise<Result> {
  const end = Date.now() + 60_000;
  let last = '';
  while (Date.now() < end) {
    try {
      const found = await ask();
      if (found) return found;
    } catch (error) {
      last = String(error);
    }
    await after(50);
  }
  throw new Error(`waited for ${what} ${last}`);
}

/** The first control in sight whose name is, or begins with, this one; within the topmost dialog if there is one. In the page. */
export function firstOf(selector: string, name: string): Element | null {
  const nameOf = (one: Element) => {
    const label = one.getAttribute('aria-labelledby')?.split(' ') ?? [];
    const texts = label.map((id) => document.getElementById(id)?.textContent ?? '');
    const own =
      one.getAttribute('aria-label') ?? (texts.join(' ') || one.textContent || one.getAttribute('placeholder'));
    const field =
      one instanceof HTMLInputElement || one instanceof HTMLTextAreaElement ? one.labels?.[0]?.textContent : '';
    return (field || own || '').replace(/\s+/g, ' ').replace(/^\* ?/, '').trim();
  };
  const dialogs = [...document.querySelectorAll('[role=dialog]')].filter((one) => one.getClientRects().length > 0);
  const all = [...(dialogs.at(-1) ?? document).querySelectorAll(selector)];
  const shown = all.filter((one) => one.getClientRects().length > 0 && !one.matches(':disabled'));
  return shown.find((one) => nameOf(one) === name) ?? shown.find((one) => nameOf(one).startsWith(name)) ?? null;
}
