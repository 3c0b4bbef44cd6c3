// @vitest-environment happy-dom
import { afterEach, expect, it } from 'vitest';
import * as z from 'zod';
import { readBody } from '@/lib/http/body';
import { interpret } from '@/lib/http/interpret';
import { readStored, writeText } from '@/lib/storage';

const HOSTILE = '{"__proto__":{"polluted":true},"constructor":{"prototype":{"polluted":true}},"name":"Name is taken"}';

const reply = async (body: string) =>
  interpret({ kind: 'response', status: 200, statusText: 'OK', body: await readBody(body) });

afterEach(() => {
  localStorage.clear();
  // Of a plain object, as any code would find it.
  expect(Reflect.get({}, 'polluted')).toBeUndefined();
});

it('fields of a refusal that are called like a prototype give their objects none', async () => {
  const outcome = await reply(`{"code":60000,"message":"No","data":{"fields":${HOSTILE}}}`);
  const fields = outcome.ok ? {} : outcome.failure.fields;
  expect(Object.entries(fields)).toEqual([['name', 'Name is taken']]);
  expect(Object.getPrototypeOf(fields)).toBe(Object.prototype);
});

it('data that is called so keeps to its schema', async () => {
  const outcome = await reply(`{"code":20000,"data":${HOSTILE}}`);
  const data = outcome.ok ? outcome.data : null;
  const row = z.object({ name: z.string() }).parse(data);
  expect([row, Object.getPrototypeOf(row)]).toEqual([{ name: 'Name is taken' }, Object.prototype]);
  const record = z.record(z.string(), z.unknown()).parse(data);
  expect(Reflect.get(record, 'polluted')).toBeUndefined();
});

it('what a browser stored so is no more than its keys', () => {
  writeText('list:A-main', HOSTILE);
  const stored = readStored('list:A-main');
  expect(Object.getPrototypeOf(stored)).toBe(Object.prototype);
  expect(Reflect.get({ ...Object(stored) }, 'polluted')).toBeUndefined();
});
