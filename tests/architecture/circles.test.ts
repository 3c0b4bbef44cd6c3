import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path/posix';
import { expect, it } from 'vitest';
import { filesOf, root, textOf, withoutComments } from './sources';

const files = filesOf('src');
const ENDINGS = ['.ts', '.tsx', '/index.ts'];

function resolve(from: string, specifier: string): string | undefined {
  const base = specifier.startsWith('@/') ? specifier.replace('@', 'src') : join(dirname(from), specifier);
  return ENDINGS.map((ending) => `${base}${ending}`).find((file) => existsSync(join(root, file)));
}

/** What a file imports when it runs: no types, nothing that is loaded on demand. */
function importsOf(file: string): string[] {
  const found = withoutComments(textOf(file)).matchAll(/^(?:import|export) (?!type\b)([^;]*?)from '([@.][^']*)'/gm);
  return [...found].flatMap(([, names = '', specifier = '']) => {
    const isTypes = /^\{\s*(type \w+[^,}]*,?\s*)+\}\s*$/.test(names);
    const target = isTypes ? undefined : resolve(file, specifier);
    return target ? [target] : [];
  });
}

const graph = new Map(files.map((file) => [file, importsOf(file)]));

/** The first circle through a file, or null. */
function circleThrough(start: string): string[] | null {
  const seen = new Set<string>();
  const walk = (file: string, path: string[]): string[] | null => {
    for (const next of graph.get(file) ?? []) {
      if (next === start) return [...path, next];
      if (seen.has(next)) continue;
      seen.add(next);
      const found = walk(next, [...path, next]);
      if (found) return found;
    }
    return null;
  };
  return walk(start, [start]);
}

it('no file of src needs itself in order to load', () => {
  expect(graph.size).toBeGreaterThan(100);
  expect([...graph.values()].flat().length, 'imports are found').toBeGreaterThan(300);
  const circles = files.map(circleThrough).filter((circle) => circle !== null);
  expect(circles.map((circle) => circle.join(' → '))).toEqual([]);
});
