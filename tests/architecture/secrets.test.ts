import { endpoints } from '@mock/handlers';
import { expect, it } from 'vitest';
import * as z from 'zod';
import { leavesOf } from '@/lib/rules/schema-path';
import { isSecret } from '@/lib/rules/secret';

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
