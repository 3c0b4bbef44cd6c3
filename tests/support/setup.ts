import '@/layouts/start/zod';
import fc from 'fast-check';
import { afterAll, afterEach, beforeEach, expect, vi } from 'vitest';
import { afterPaint } from '@/lib/after-paint';
import { cleanUp, endFile } from './after-each';

/**
 * The same cases in every run: what is found by chance belongs to a search (`PROPERTY_SEED=$RANDOM npm run unit`), not to the
 * command that decides whether a change may land.
 */
fc.configureGlobal({ seed: Number(process.env.PROPERTY_SEED ?? 20_261_126) });

/** Errors that nobody may leave behind: a missing message, an answer that breaks its contract. */
const FORBIDDEN = /^\[(i18n|contract)\]/;
let complaints: string[] = [];

beforeEach(() => {
  complaints = [];
  const print = console.error;
  vi.spyOn(console, 'error').mockImplementation((...args: unknown[]) => {
    if (FORBIDDEN.test(String(args[0]))) complaints.push(args.map(String).join(' '));
    else print(...args);
  });
});

afterEach(() => {
  const left = complaints;
  complaints = [];
  expect(
    left,
    'console errors of i18n or contract; a message comes with `texts` of its route, or with the lazyComponent that shows it',
  ).toEqual([]);
});

afterEach(cleanUp);
afterAll(endFile);
/**
 * What is still to be loaded comes first, such as the tools of a list after its rows. A worker keeps its modules for all its files,
 * a module that failed as well: one that ran while the document was taken away would be lost to every file behind this one.
 */
afterAll(async () => {
  vi.useRealTimers();
  if (typeof document !== 'undefined') await afterPaint();
  await vi.dynamicImportSettled();
});

/** For a test that provokes such an error: gives and forgets what was complained about. */
export function takeComplaints(): string[] {
  const left = complaints;
  complaints = [];
  return left;
}

if (typeof document !== 'undefined') await import('./document');
