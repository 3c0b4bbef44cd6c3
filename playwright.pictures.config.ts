import { defineConfig } from '@playwright/test';
import chromium from './playwright.config';

/** Pictures of screens against those of another release, which .ci/pictures-compare.mjs has put there: on demand. */
const folder = process.env.PICTURES ?? '.cache/pictures/none';

export default defineConfig(chromium, {
  testMatch: '**/*.pictures.ts',
  snapshotPathTemplate: `${folder}/{arg}{ext}`,
  reporter: [['dot'], ['html', { outputFolder: '.cache/pictures/report', open: 'never' }]],
  expect: {
    toHaveScreenshot: {
      animations: 'disabled',
      caret: 'hide',
      // Not one: the round corners of a button are thirty.
      maxDiffPixels: 0,
      threshold: 0.1,
    },
  },
});
