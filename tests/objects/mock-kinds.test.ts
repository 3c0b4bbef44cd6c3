import { endpoints } from '@mock/handlers';
import { isLogged, kindOf } from '@mock/runtime/journal';
import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { logApi } from '@/api/log/query';
import { VERBS } from '@/components/log/labels';
import { resourceOf } from '@/lib/contract/resource';
import { fieldOf, objectOf } from '@/objects';
import { filesOf, textOf } from '../architecture/sources';
import { signIn } from '../support/gateway';

const lastOf = (path: string) => path.slice(path.lastIndexOf('/') + 1);
const kindOfCall = (path: string) => kindOf(lastOf(resourceOf(path)));

/** Tables by the name under which their rows are written down; one that is put together has each place of its own. */
const tables = filesOf('mock').flatMap((file) =>
  [...textOf(file).matchAll(/\b(?:table|personalTable)<\w+>\(\s*'(\w+)'/g)].map(([, name = '']) => name),
);

/** Not written down as edited: the state that a form was made from, where an uploaded file is, and passwords of a set. */
const UNSEEN = ['version', 'acceptsLockout', 'fileId', 'metadataFileId', 'size', 'sha256', 'secrets'];

/** Names of the fields of a request, of one that holds others those. */
function fieldsOf(schema: unknown, name = ''): string[] {
  if (schema instanceof z.ZodObject)
    return Object.entries(schema.shape).flatMap(([inner, one]) => fieldsOf(one, inner));
  if (schema instanceof z.ZodUnion) return schema.options.flatMap((one) => fieldsOf(one, name));
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodNullable) return fieldsOf(schema.unwrap(), name);
  return name === '' ? [] : [name];
}

describe('the log of the mock gateway', () => {
  it('names only kinds that src/objects has', async () => {
    expect(tables.length).toBeGreaterThan(20);
    const calls = endpoints()
      .filter(isLogged)
      .map(({ path }) => path);
    expect(calls.length).toBeGreaterThan(100);
    signIn();
    const { kinds } = await logApi.getScope({});
    const written = [...kinds, ...tables.map(kindOf), ...calls.map(kindOfCall)];
    expect([...new Set(written)].filter((kind) => !objectOf(kind))).toEqual([]);
  });

  it('names only verbs that have a word', () => {
    const verbs = endpoints()
      .filter(isLogged)
      .map(({ path }) => lastOf(path));
    expect([...new Set(verbs)].filter((verb) => !(verb in VERBS) && !/^update[A-Z]/.test(verb))).toEqual([]);
  });

  it('calls every field that a form can change by a name', () => {
    const edits = endpoints().filter((one) => isLogged(one) && /\/(add|update)$/.test(one.path));
    const nameless = edits.flatMap(({ path, req }) => {
      const kind = kindOfCall(path);
      return fieldsOf(req)
        .filter((name) => !UNSEEN.includes(name) && !fieldOf(kind, name))
        .map((name) => `${kind}.${name}`);
    });
    expect([...new Set(nameless)]).toEqual([]);
  });
});
