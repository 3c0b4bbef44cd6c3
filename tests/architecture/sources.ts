import { readdirSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('../..', import.meta.url));

/**
 * Files under a folder of the project whose name ends so, as paths from the project's root. Generated folders are left out
 * and not even entered: they come and go while a build runs beside the tests.
 */
export function filesOf(folder: string, ending = /\.tsx?$/): string[] {
  return readdirSync(join(root, folder), { withFileTypes: true })
    .filter(({ name }) => !name.startsWith('.umi'))
    .flatMap((entry) => {
      const path = `${folder.replace(/\/$/, '')}/${entry.name}`;
      if (entry.isDirectory()) return filesOf(path, ending);
      return ending.test(entry.name) ? [path] : [];
    })
    .sort();
}

/** Remembers what a function made of each text: many rules look at the same thousands of files. */
function remembered<T>(make: (text: string) => T): (text: string) => T {
  const made = new Map<string, T>();
  return (text) => {
    const known = made.get(text);
    if (known !== undefined) return known;
    const value = make(text);
    made.set(text, value);
    return value;
  };
}

export const textOf = remembered((file) => readFileSync(join(root, file), 'utf8'));
const linesOf = remembered((file) => textOf(file).split('\n'));

/** What an import of a file names, as a path from the project's root without its ending. */
export const imported = (from: string, to: string): string =>
  to.startsWith('@/') ? `src/${to.slice(2)}` : posix.join(posix.dirname(from), to);

/** `file:line` of every match in files, with the line. */
export function matches(files: readonly string[], pattern: RegExp): string[] {
  return files.flatMap((file) =>
    linesOf(file).flatMap((line, index) => (pattern.test(line) ? [`${file}:${index + 1}: ${line.trim()}`] : [])),
  );
}

/** A text without comments, roughly: enough to look for words of the language in it. */
export const withoutComments = remembered((text) =>
  text.replace(/\/\*[\s\S]*?\*\//g, (comment) => comment.replace(/[^\n]/g, ' ')).replace(/(^|\s)\/\/.*$/gm, '$1'),
);
