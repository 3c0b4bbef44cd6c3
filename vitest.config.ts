import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { defineConfig } from 'vitest/config';

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url));

// Under NODE_ENV=test antd's parts all share the id "test-id", and names by aria-labelledby are wrong.
const shared = {
  setupFiles: ['tests/support/setup.ts'],
  restoreMocks: true,
  // Vitest remembers every mock, and a mock what it was called with and on: whole documents of tests that are over.
  clearMocks: true,
  testTimeout: 90_000,
  // What is made ready for a file's tests is as slow on a busy machine as a test.
  hookTimeout: 90_000,
  // Rendering makes much that is soon garbage: a young generation of 16 MB spends a fifth of the time collecting it, one of
  // 32 MB a seventh.
  execArgv: ['--max-semi-space-size=96'],
  env: { NODE_ENV: 'development' },
};

/** They see a page or a module start, or answer by HTTP themselves, which the mock gateway of the others would catch. */
const ALONE = [
  'tests/contract/production.test.ts',
  'tests/contract/proof.test.tsx',
  'tests/contract/session-end.test.tsx',
  'tests/deploy/**/*.test.ts',
  'tests/i18n/locale.test.tsx',
  'tests/lib/http/transport.test.ts',
  'tests/mock/static.test.ts',
  'tests/pages/anonymous/alarm-report.test.tsx',
  'tests/session/base-path.test.tsx',
  'tests/session/config.test.tsx',
  'tests/session/guard.test.tsx',
  'tests/shell/menu.test.tsx',
];

/** What renders is .test.tsx and gets a document; everything else runs without one. */
const KINDS = [
  { name: 'node', environment: 'node', ending: 'ts' },
  { name: 'dom', environment: 'happy-dom', ending: 'tsx' },
];

/** What a module with a glob becomes depends on the files that are there, and Vitest knows only the form without a type. */
const globsAreNotKept: Plugin = {
  name: 'globs-are-not-kept',
  configureVitest: ({ experimental_defineCacheKeyGenerator: keyBy }) =>
    keyBy(({ sourceCode }) => (sourceCode.includes('import.meta.glob') ? false : undefined)),
};

export default defineConfig({
  plugins: [globsAreNotKept],
  esbuild: { jsx: 'automatic' },
  resolve: {
    alias: [
      { find: /^umi$/, replacement: at('./tests/support/umi.tsx') },
      { find: '@locales', replacement: at('./locales') },
      { find: '@mock', replacement: at('./mock') },
      { find: /^@\//, replacement: `${at('./src')}/` },
    ],
  },
  test: {
    // One worker for each core: by default one is left idle, and CI has two. More of them were tried and gain nothing: they
    // share the cores, and each grows to 2 GB.
    maxWorkers: '100%',
    // What a module became is kept from run to run and from project to project: a first file waits half as long. It names the
    // files that it imports, so that one that only got another ending is looked for in vain (`npx vitest --clearCache`).
    experimental: { fsModuleCache: true },
    // One worker keeps its modules for all its files: loading antd and the kit anew takes as long as the tests of a short
    // file. What a test leaves behind is cleaned up after it (tests/support/after-each.ts).
    projects: KINDS.flatMap(({ name, environment, ending }, order) => {
      const kind = { ...shared, environment };
      // A worker is kept as long as the next file is of its kind: one kind after the other.
      const sequence = { groupOrder: order + 1 };
      const alone = ALONE.filter((file) => file.endsWith(`test.${ending}`));
      return [
        {
          extends: true,
          test: { ...kind, name, include: [`tests/**/*.test.${ending}`], exclude: ALONE, isolate: false, sequence },
        },
        { extends: true, test: { ...kind, name: `${name}, alone`, include: alone } },
      ];
    }),
    // Every branch of the pure core is held by the step "core" of the test command. What of it is not reached is told by file.
    coverage: {
      provider: 'v8',
      include: ['src/{lib,domain}/**/*.ts'],
      reporter: [['text', { skipFull: true }], 'html'],
    },
  },
});
