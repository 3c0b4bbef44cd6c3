import '@/layouts/start/zod';
import { afterAll, afterEach, beforeEach, expect, vi } from 'vitest';
import { cleanUp, endFile } from './after-each';

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

/** For a test that provokes such an error: gives and forgets what was complained about. */
export function takeComplaints(): string[] {
  const left = complaints;
  complaints = [];
  return left;
}

if (typeof document !== 'undefined') await import('./document');
