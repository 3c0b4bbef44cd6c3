import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { filesOf, root, textOf } from './sources';

const commands = Object.entries<string>(JSON.parse(textOf('package.json')).scripts);

it('SHIP-09 SHIP-11 each command names files that are there, and tools that can be made ready', () => {
  const files = commands.flatMap(([name, command]) =>
    [...command.matchAll(/(?:^|\s)((?:\.ci|e2e|mock|tests)\/[\w./-]+|[\w.]+\.config\.ts)/g)].map(([, file = '']) => [
      name,
      file,
    ]),
  );
  expect(files.length).toBeGreaterThan(30);
  expect(files.filter(([, file = '']) => !existsSync(join(root, file)))).toEqual([]);
  const known = new Set([...textOf('.ci/ensure.mjs').matchAll(/^ {2}(\w+): \{$/gm)].map(([, tool]) => tool));
  const calls = [...commands.map(([, command]) => command), textOf('.ci/test.mjs')];
  const wanted = calls.flatMap((text) => [...text.matchAll(/(?<=ensure\.mjs[^&\]]*)--(\w+)/g)].map(([, tool]) => tool));
  expect(wanted.length).toBeGreaterThan(10);
  expect(wanted.filter((tool) => !known.has(tool))).toEqual([]);
});

it('SHIP-09 the walk of other engines is one and the same for each of them', () => {
  const engines = commands.flatMap(([, command]) => /e2e\/engines\/walk\.ts (\w+)/.exec(command)?.[1] ?? []);
  expect(engines.sort()).toEqual(['floor', 'webkit']);
  const walk = textOf('e2e/engines/walk.ts');
  for (const engine of engines) expect(walk).toMatch(new RegExp(`^ {2}${engine}\\b`, 'm'));
});

it('SHIP-11 pictures are taken on demand only, and their archive is none of the project', () => {
  expect(filesOf('e2e', /\.(?:png|jpg)$/)).toEqual([]);
  expect(textOf('.gitignore')).toMatch(/^\/?release\/?$/m);
  expect(textOf('.ci/test.mjs')).not.toMatch(/pictures|criteria|engines/);
});
