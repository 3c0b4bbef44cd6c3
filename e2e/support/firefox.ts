import type { Browser } from '@playwright/test';

interface Message {
  id?: number;
  method?: string;
  params?: { functionDeclaration?: string; navigation?: unknown; url?: string; userContexts?: string[] };
}

/** Enters a text as an edit of the browser's own, which React hears; of a value that a script sets it does not. */
function insertAsEdit() {
  const insert = (text: string) => {
    document.execCommand('insertText', false, text);
  };
  Object.defineProperty(window, '__pw_bidiInsertText', { get: () => insert, set: () => undefined });
}

/**
 * Lets Playwright drive the Firefox of the system, by WebDriver BiDi, where the two do not agree yet:
 * - No media can be emulated, which Playwright wants for every context; playwright.firefox.config.ts has preferences for it.
 * - Scripts that come before those of the page run in the empty page too, which has no storage.
 * - A file that the page made comes without an id, and Playwright passes over it.
 * - What Playwright fills in would reach no field of React.
 */
export async function makeDrivable(browser: Browser): Promise<void> {
  // There is no public way to what is said to the browser and what it says.
  const session = Reflect.get(browser, '_connection').toImpl(browser)._browserSession;
  const transport = session.connection._transport;
  const [send, receive] = [transport.send.bind(transport), transport.onmessage];
  transport.send = (message: Message) => {
    const { id, method, params } = message;
    if (method === 'emulation.setMediaFeaturesOverride' && params?.userContexts) {
      queueMicrotask(() => receive({ id, type: 'success', result: {} }));
      return;
    }
    if (method === 'script.addPreloadScript' && params)
      params.functionDeclaration = `(...given) => window.origin === 'null' ? undefined : (${params.functionDeclaration})(...given)`;
    send(message);
  };
  transport.onmessage = (message: Message) => {
    const { method, params } = message;
    if (method?.startsWith('browsingContext.download') && params) params.navigation ??= params.url;
    receive(message);
  };
  await session.send('script.addPreloadScript', { functionDeclaration: String(insertAsEdit) });
}
