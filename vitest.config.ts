import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url));

// Under NODE_ENV=test antd's parts all share the id "test-id", and names by aria-labelledby are wrong.
const shared = {
  setupFiles: ['tests/support/setup.ts'],
  restoreMocks: true,
  testTimeout: 90_000,
  // Rendering makes much that is soon garbage: a young generation of 16 MB spends a tenth of the time collecting it.
  execArgv: ['--max-semi-space-size=32'],
  env: { NODE_ENV: 'development' },
};

const dom = { environment: 'happy-dom' } as const;
/**
 * One worker keeps its modules for all of these: loading antd and the kit anew takes as long as a short file's tests. What
 * they leave behind is cleaned up after each test (tests/support/after-each.ts).
 */
const SHARING = ['tests/{components,pages,ui}/**/*.test.tsx'];

export default defineConfig({
  esbuild: { jsx: 'automatic' },
  resolve: {
    alias: [
      { find: /^umi$/, replacement: at('./tests/support/umi.tsx') },
      { find: /^@ant-design\/charts$/, replacement: at('./tests/support/charts.tsx') },
      { find: '@locales', replacement: at('./locales') },
      { find: '@mock', replacement: at('./mock') },
      { find: /^@\//, replacement: `${at('./src')}/` },
    ],
  },
  test: {
    // One worker for each core: by default one is left idle, and CI has two.
    maxWorkers: '100%',
    // What renders is .test.tsx and gets a document; everything else runs without one.
    projects: [
      { extends: true, test: { ...shared, name: 'node', environment: 'node', include: ['tests/**/*.test.ts'] } },
      { extends: true, test: { ...shared, ...dom, name: 'dom', include: ['tests/**/*.test.tsx'], exclude: SHARING } },
      { extends: true, test: { ...shared, ...dom, name: 'screens', include: SHARING, isolate: false } },
    ],
    // To look at, `npm run unit -- tests/lib tests/contract --coverage`: no step of the test command holds a figure.
    coverage: { provider: 'v8', include: ['src/lib/**/*.ts'], reporter: ['text', 'html'] },
  },
});
