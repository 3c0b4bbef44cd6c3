import { defineConfig } from '@playwright/test';
import chromium from './playwright.config';

/** Walks that show a criterion of WCAG on every screen and take too long for each run of the tests: on demand. */
export default defineConfig(chromium, { testMatch: '**/*.walk.ts', timeout: 600_000 });
