import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { CAPABILITIES } from '@/lib/contract/capability';
import { filesOf, matches, root, textOf } from './sources';

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
  'README.md',
  'src/ui/README.md',
  'mock/README.md',
  'e2e/README.md',
  'deploy/SECURITY.md',
  'deploy/INSTALL.md',
  'deploy/UPGRADE.md',
  'deploy/settings.md',
  'docs/accessibility.md',
  'docs/features.md',
  'docs/decisions.md',
  'docs/design.md',
  'docs/your-gateway.md',
])('%s', (file) => {
  it('names only files that exist', () => {
    // The reference's parts and the files that a new feature adds are named without their folder.
    const parts = /: (list|columns|fields|create|edit|detail)\.tsx$|: model\.ts$|: index\.html$|: coverage$/;
    expect(missingIn(file).filter((line) => !parts.test(line))).toEqual([]);
  });
});

describe('ids of features and decisions', () => {
  const PREFIXES = [
    ...new Set([...textOf('docs/features.md').matchAll(/^\| ([A-Z0-9]+)-\d+ +\|/gm)].map(([, name]) => name)),
  ];
  // Seeds of the mock gateway are numbered too, without a zero in front: ORG-1 is an organization.
  const FEATURE = new RegExp(
    `\\b(?:(?:${PREFIXES.join('|')})-0\\d|(?:APP|REQ|KIT|BEY|SHIP)-\\d\\d|(?:SEC|REL|A11Y)-\\d{1,2})\\b`,
    'g',
  );
  const files = ['README.md', 'mock/README.md', 'e2e/README.md', 'deploy/SECURITY.md', ...filesOf('src')];
  const named = (some: readonly string[], pattern: RegExp) =>
    new Set(some.flatMap((file) => [...textOf(file).matchAll(pattern)].map(([id]) => id)));
  const rowsOf = (file: string) =>
    new Map(
      [...textOf(file).matchAll(/^\| ([A-Z0-9]+-?\d+) +\|.*\| ([^|]+?) +\|$/gm)].map(([, id = '', last = '']) => [
        id,
        last,
      ]),
    );
  const tests = [...filesOf('tests'), ...filesOf('e2e')];

  it('stand in the documents, wherever they are named', () => {
    const features = rowsOf('docs/features.md');
    expect(
      [...named([...files, ...tests], FEATURE)].filter((id) => !features.has(id)),
      'add a row to docs/features.md',
    ).toEqual([]);
    const decisions = rowsOf('docs/decisions.md');
    const inTitles = named(tests, /(?<=['"`(])D\d{1,3}(?= )/g);
    expect(
      [...inTitles].filter((id) => !decisions.has(id)),
      'add a row to docs/decisions.md',
    ).toEqual([]);
  });

  it('stand in no source, whose comments say the reason instead', () => {
    const code = /\.(tsx?|mjs|cjs|js|css)$/;
    const sources = ['src', 'mock', 'locales', 'deploy', '.ci'].flatMap((folder) => filesOf(folder, code));
    const pattern = new RegExp(`${FEATURE.source}|\\bdecisions? \\d|\\bspec \\d`);
    expect(matches(sources, pattern)).toEqual([]);
  });

  it('are named by each capability that they need a part of', () => {
    const told = [...textOf('docs/features.md').matchAll(/^\| `(\w+)` +\|.*\| ([^|]+?) +\|$/gm)];
    expect(told.map(([, capability]) => capability)).toEqual([...CAPABILITIES]);
    const features = rowsOf('docs/features.md');
    expect(told.flatMap(([, , ids = '']) => ids.split(', ')).filter((id) => !features.has(id))).toEqual([]);
  });

  it('are done only where a test is named after them', () => {
    const proven = named([...tests, 'deploy/SECURITY.md'], FEATURE);
    const done = [...rowsOf('docs/features.md')].filter(([, state]) => state === 'done').map(([id]) => id);
    expect(done.length).toBeGreaterThan(50);
    expect(
      done.filter((id) => !proven.has(id)),
      'write the test, or say "partly"',
    ).toEqual([]);
  });
});

it('the README leads to what is known of security', () => {
  expect(textOf('README.md')).toContain('(deploy/SECURITY.md)');
});
