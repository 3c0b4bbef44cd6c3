import { expect, it } from 'vitest';
import { filesOf, matches } from './sources';

/** British spellings as they turn up in names and comments; each is followed by what America writes. */
const BRITISH: Readonly<Record<string, RegExp>> = {
  center: /centre/i,
  color: /colour/i,
  behavior: /behaviour/i,
  license: /licence/i,
  organization: /organis/i,
  catalog: /catalogue/i,
  gray: /\bgrey/i,
  labeled: /labelled(?!by)/i,
  canceled: /cancell(?:ed|ing)/i,
  judgment: /judgement/i,
  'a verb in -ize':
    /(?:uthor|anonical|apital|ategor|ustom|inal|eneral|nitial|ocal|emo|inim|axim|eutral|ormal|ptim|rior|ecogn|erial|ummar|ynchron|til|isual|nationali?)is(?:e[ds]?|ing|ation)(?![a-z])/,
  'honor, favor, flavor, neighbor': /(?:hon|fav|flav|neighb)our/i,
  spelled: /\b(?:mis)?spelt\b/i,
};

/** Not ours: the state of an upgrade as the gateways write it, and the file of a package. */
const FOREIGN = /'cancelled'|\bcancelled: \{|LICENCE file/;

const FOLDERS = ['src', 'mock', 'tests', 'e2e', 'locales', 'deploy', 'docs', 'public', '.ci'];
/** These name the words that they refuse. */
const TEACHERS = /^tests\/architecture\/(?:spelling|messages|words)\.test\.ts$/;
const files = FOLDERS.flatMap((folder) => filesOf(folder, /\.(?:tsx?|[cm]?js|css|md|json|yml|template)$/))
  .concat('README.md', '.umirc.ts', 'vitest.config.ts', 'playwright.config.ts', 'playwright.firefox.config.ts')
  .filter((file) => !TEACHERS.test(file));

it.each(Object.entries(BRITISH))('names, comments and documents are spelled as in America: %s', (_, british) => {
  expect(files.length).toBeGreaterThan(1000);
  expect(matches(files, british).filter((line) => !FOREIGN.test(line))).toEqual([]);
  expect(files.filter((file) => british.test(file))).toEqual([]);
});
