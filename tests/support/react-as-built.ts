import { createRequire } from 'node:module';
import { setImmediate as turn } from 'node:timers/promises';
import type * as ReactPackage from 'react';
import type * as ReactDom from 'react-dom';

/**
 * Lets the tests draw with React and the library as users get them: the development builds take a seventh of the time of all
 * tests, and what they print besides nobody reads there. Our own code stays under development. Comes before whatever imports
 * React.
 */
const require = createRequire(import.meta.url);
const given = process.env.NODE_ENV;
const later = globalThis.setImmediate;

/** What React has put off and not begun. */
let waiting = 0;

// React takes this function once, when it is loaded.
const counted = (work: () => void) => {
  waiting += 1;
  return later(() => {
    waiting -= 1;
    work();
  });
};

process.env.NODE_ENV = 'production';
Object.assign(globalThis, { setImmediate: counted });
const React: typeof ReactPackage = require('react');
const { flushSync }: typeof ReactDom = require('react-dom');
require('react-dom/client');
require('react/jsx-runtime');
if (typeof document !== 'undefined') await import('antd');
process.env.NODE_ENV = given;
Object.assign(globalThis, { setImmediate: later });

const isThenable = (value: unknown): value is PromiseLike<unknown> =>
  typeof value === 'object' && value !== null && 'then' in value;

/** Until React has drawn what it put off, which may put off more. */
async function drawn(): Promise<void> {
  do await turn();
  while (waiting > 0);
}

/**
 * What the built React leaves out and the tests' tools ask for: what has to be drawn at once is when this returns, and all of
 * it once this is awaited.
 */
function act(work: () => unknown): PromiseLike<unknown> {
  const result = flushSync(work);
  return Promise.resolve(result).then(async (value) => {
    if (isThenable(result)) await drawn();
    return value;
  });
}

Object.assign(React, { act });
