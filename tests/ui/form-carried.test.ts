import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import type { Fields } from '@/ui/form/form-context';
import { carried } from '@/ui/form/rules';

const schema = z.object({
  name: z.string().min(1),
  note: z.string().optional(),
  times: z.discriminatedUnion('mode', [
    z.object({ mode: z.literal('all') }),
    z.object({ mode: z.literal('some'), zone: z.string(), from: z.string() }),
  ]),
});
const fieldsOf = (...keys: string[]): Fields =>
  new Map(keys.map((key) => [key, { path: key.split('.'), label: key, dependencies: [], step: 0 }]));

const INITIAL = { name: 'a', note: 'old', times: { mode: 'some', zone: 'UTC', from: '08:00' } };

describe('what a form sends beside its fields', () => {
  it('is what its schema misses and no field ever had', () => {
    const fields = fieldsOf('name', 'times.mode', 'times.from');
    const given = { name: 'b', times: { mode: 'some', from: '09:00' } };
    expect(carried(schema, given, INITIAL, fields)).toEqual({
      name: 'b',
      times: { mode: 'some', zone: 'UTC', from: '09:00' },
    });
  });

  it('is all of an object that has no field, kind first', () => {
    expect(carried(schema, { name: 'b' }, INITIAL, fieldsOf('name'))).toEqual({ name: 'b', times: INITIAL.times });
    const noKind = { name: 'b', times: { zone: 'UTC', from: '08:00' } };
    expect(carried(schema, noKind, INITIAL, fieldsOf('name'))).toEqual({ name: 'b', times: INITIAL.times });
  });

  it('is what an entry of a list misses, and the list stays one', () => {
    const list = z.object({ windows: z.array(z.object({ day: z.string(), zone: z.string() })) });
    const initial = { windows: [{ day: 'mon', zone: 'UTC' }] };
    const fields = fieldsOf('windows.0.day');
    expect(carried(list, { windows: [{ day: 'tue' }] }, initial, fields)).toEqual({
      windows: [{ day: 'tue', zone: 'UTC' }],
    });
  });

  it.each([
    ['what a field left out', { name: 'b', times: { mode: 'some', zone: 'UTC' } }, fieldsOf('times.from')],
    ['an object whose fields left', { name: 'b' }, fieldsOf('name', 'times.mode')],
    ['what the schema does not ask for', { name: 'b', times: { mode: 'all' } }, fieldsOf('name')],
  ])('is not %s', (_, given, fields) => {
    expect(carried(schema, given, INITIAL, fields)).toEqual(given);
  });

  it('is nothing where the form began without it', () => {
    expect(carried(schema, { name: 'b' }, undefined, fieldsOf('name'))).toEqual({ name: 'b' });
  });
});
