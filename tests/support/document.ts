import '@testing-library/jest-dom/vitest';
import { cleanup, configure, screen } from '@testing-library/react';
import * as React from 'react';
import { afterEveryTest } from './after-each';
import './light-styles';

interface HappyWindow {
  happyDOM?: { setURL: (url: string) => void; settings: { device: { prefersReducedMotion: string } } };
}

declare global {
  interface Window extends HappyWindow {}
}

// public/config.js as it is delivered: every key at its default.
window.consoleConfig ??= {};
// Reduced motion turns antd's transitions off: what closes is gone at once.
if (window.happyDOM) window.happyDOM.settings.device.prefersReducedMotion = 'reduce';
// React's development build notes a stack for each of its first 10,000 elements of a second, for its own tools only: a
// tenth of the time of these tests. It counts them here.
const internals = Reflect.get(React, '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE');
Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', { get: () => 10_000, set: () => {} });

/** The headings, buttons, alerts and dialogs of the document, by their texts. */
function shown(): string {
  const found = ['heading', 'button', 'alert', 'dialog'].flatMap((role) => screen.queryAllByRole(role));
  return JSON.stringify(found.map((one) => one.textContent));
}

// Nothing here has a <base>, which each link would look for in the whole document after each change.
Object.defineProperty(document, 'baseURI', { configurable: true, get: () => location.href });

// antd makes a channel for each message. A browser forgets one that nobody holds; Node keeps its ports until they are closed,
// and with them the form, its screen and the whole document.
globalThis.MessageChannel = class extends MessageChannel {
  constructor() {
    super();
    const { port1 } = this;
    port1.addEventListener('message', () => setImmediate(() => port1.close()), { once: true });
  }
};

// The mock gateway's transport lays a function of its own round this one of all requests with each answer, round the one
// before: none of the answers would ever be forgotten.
const { getResponseHeader, getAllResponseHeaders } = XMLHttpRequest.prototype;
afterEveryTest(() => void Object.assign(XMLHttpRequest.prototype, { getResponseHeader, getAllResponseHeaders }));

configure({
  asyncUtilTimeout: 25_000,
  // The message says what was not found; the whole document with it would bury that. A wait makes an error with each look
  // and throws its last one alone: what is on screen is gathered when the message is read.
  getElementError: (message) => {
    const error = new Error();
    Object.defineProperty(error, 'message', {
      configurable: true,
      get: () => `${message?.split('\n\n')[0]}\nOn screen: ${shown()}`,
    });
    return error;
  },
});

// antd keeps what was focused in a drawer, also of one that is gone, and each part of a document leads to all others: by its
// parent, and by where user-event saw that it can be pointed at.
const focused = new Set<Element>();
document.addEventListener('focusin', ({ target }) => void (target instanceof Element && focused.add(target)), true);

function setApart(element: Element): void {
  element.remove();
  element.replaceChildren();
  for (const key of Object.getOwnPropertySymbols(element))
    if (key.description === 'Last check for pointer-events') Reflect.deleteProperty(element, key);
}

afterEveryTest(() => {
  cleanup();
  for (const element of focused) if (!element.isConnected) setApart(element);
  focused.clear();
  localStorage.clear();
  sessionStorage.clear();
  for (const pair of document.cookie.split('; ')) setCookie(`${pair.split('=')[0]}=; Path=/; Max-Age=0`);
});

/** Sets a cookie as the gateway's sign-in page does. */
export function setCookie(text: string): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the document of the tests has no Cookie Store API.
  document.cookie = text;
}
