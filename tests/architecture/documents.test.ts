import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { root, textOf } from './sources';

/** Paths of the project that a document names, from its root or beside itself; patterns such as `<area>` and `*` are none. */
function missingIn(file: string): string[] {
  const text = textOf(file);
  const own = /(?<![\w./<>*…-])(?:src|mock|tests|e2e|deploy|locales|public|\.ci)\/[\w./-]*\w(?![\w/]*[<>{*…])/g;
  const quoted = /`([\w-]+(?:\/[\w-]+)*\.(?:tsx?|mjs|json|md))`/g;
  const names = [...[...text.matchAll(own)].map(([path]) => path), ...[...text.matchAll(quoted)].map((one) => one[1])];
  const isThere = (path = '') =>
    [path, join(dirname(file), path), join(dirname(file), 'runtime', path)].some((place) =>
      existsSync(join(root, place)),
    );
  return [...new Set(names)].filter((path) => !isThere(path)).map((path) => `${file}: ${path}`);
}

describe.each([
  ['README.md', 80],
  ['mock/README.md', 80],
  ['e2e/README.md', 80],
  ['deploy/SECURITY.md', 120],
] as const)('%s', (file, most) => {
  it('names only files that exist', () => {
    // The reference's parts and the files that a new feature adds are named without their folder.
    const parts = /: (list|columns|fields|create|edit|detail)\.tsx$|: model\.ts$|: index\.html$|: coverage$/;
    expect(missingIn(file).filter((line) => !parts.test(line))).toEqual([]);
  });

  it(`has at most ${most} lines`, () => {
    expect(textOf(file).split('\n').length - 1).toBeLessThanOrEqual(most);
  });
});

it('the README leads to what is known of security', () => {
  expect(textOf('README.md')).toContain('(deploy/SECURITY.md)');
});
