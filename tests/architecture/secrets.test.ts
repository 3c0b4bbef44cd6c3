import { posix } from 'node:path';
import { endpoints } from '@mock/handlers';
import { expect, it } from 'vitest';
import * as z from 'zod';
import { leavesOf } from '@/lib/rules/schema-path';
import { isSecret } from '@/lib/rules/secret';
import { filesOf, textOf } from './sources';

/** How write-only fields are called. */
const SECRET = /(password|passphrase|secret|community|authKey|token)$/i;
const SAYS_WHETHER = /^(has|is)[A-Z]/;

/** The paths of fields that are called like a secret and are not marked as one. */
function unmarked(schema: z.core.$ZodType, path: readonly string[] = []): string[] {
  return leavesOf(schema).flatMap((one) => {
    if (one instanceof z.core.$ZodArray) return unmarked(one._zod.def.element, [...path, '*']);
    if (!(one instanceof z.core.$ZodObject)) return [];
    return Object.entries(one._zod.def.shape).flatMap(([key, child]) => {
      if (isSecret(child)) return [];
      const isText = leavesOf(child).some((leaf) => leaf instanceof z.core.$ZodString);
      if (isText && SECRET.test(key) && !SAYS_WHETHER.test(key)) return [[...path, key].join('.')];
      return unmarked(child, [...path, key]);
    });
  });
}

it('every field of a request that is called like a secret is marked as one, or a draft would keep it', () => {
  const found = endpoints().flatMap(({ path, req }) => unmarked(req).map((field) => `${path} ${field}`));
  expect(found, 'mark it with secret() of lib/rules/secret').toEqual([]);
});

/** The file that an import names, as the project names it, without its ending. */
const named = (from: string, to: string) =>
  to.startsWith('@/') ? `src/${to.slice(2)}` : posix.join(posix.dirname(from), to);

it('what shows a secret that another part makes is not loaded on demand: lost on the way, it would lose the secret', () => {
  const files = filesOf('src', /\.tsx?$/);
  const onDemand = new Set(
    files.flatMap((file) => [...textOf(file).matchAll(/import\(\s*'([^']+)'/g)].map(([, to = '']) => named(file, to))),
  );
  expect(onDemand, 'imports are found').toContain('src/pages/business-account/sub-account/import');
  const handed = files.filter((file) => /<ShownOnce\b/.test(textOf(file)) && !/\w+Api\.\w+\(/.test(textOf(file)));
  expect(handed, 'they are found').toContain('src/pages/business-account/sub-account/password-once.tsx');
  const shown = ['src/ui/feedback/shown-once.tsx', ...handed].map((file) => file.replace(/\.tsx$/, ''));
  expect(shown.filter((file) => onDemand.has(file))).toEqual([]);
});
