import { waitFor } from '@testing-library/react';
import { expect, vi } from 'vitest';
import { PATIENCE } from './addresses';
import { quiet } from './wire';

/** What the test library did not wait for; the note of the tree select about an empty choice, which no gateway changes. */
const NO_ERROR = /act\(|TreeSelect` is single mode/;

/** What is written as an error. */
export function watchErrors(): unknown[] {
  const errors: unknown[] = [];
  vi.spyOn(console, 'error').mockImplementation((...said: unknown[]) => {
    if (!NO_ERROR.test(String(said[0]))) errors.push(said.map(String).join(' ').slice(0, 400));
  });
  return errors;
}

/** Parts that failed to load, and anything that speaks of a missing answer as of an error. */
const failed = () => [
  ...[...document.querySelectorAll('[role=alert]')]
    .filter((one) =>
      [...one.querySelectorAll('button')].some(({ textContent }) => /^(Retry|Reload)$/.test(textContent)),
    )
    .map(({ textContent }) => textContent),
  ...(/Request error|This gateway does not offer this\.|could not be loaded/.exec(document.body.textContent) ?? []),
];

/** What says that it waits, what home puts off behind its first figures, and the blank lines that stand where text will be. */
const waiting = () => [
  ...document.querySelectorAll('[aria-busy=true], [data-ready=home]:not(:has(aside))'),
  ...[...document.querySelectorAll('main li, main h3')].filter((one) => !one.hasChildNodes() && !one.ariaHidden),
];

/** Everything has come, nothing waits for what this gateway does not have, and nothing calls that a failure. */
export async function expectWhole(place: string, errors: readonly unknown[]) {
  await quiet();
  await waitFor(
    () =>
      expect(
        waiting().map((one) => one.outerHTML.slice(0, 200)),
        `${place}: still busy`,
      ).toEqual([]),
    { ...PATIENCE, interval: 10 },
  );
  expect(failed(), `${place}: failed`).toEqual([]);
  expect(document.querySelectorAll('h1'), place).toHaveLength(1);
  expect(document.querySelector('h1')?.textContent, place).not.toBe('');
  expect(errors, `${place}: an error was thrown`).toEqual([]);
}

/** The tabs of the screen. */
export const tabs = () => [...document.querySelectorAll<HTMLElement>('main [role=tab]')];
