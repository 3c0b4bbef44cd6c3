import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { asItCame, choicesOf, parseKept } from '@/lib/rules/kept-choice';
import { withValue } from '@/lib/rules/values';

const schema = z.object({
  name: z.string().min(1),
  level: z.enum(['low', 'high']).optional(),
  channels: z.array(z.enum(['sms', 'email'])),
  rule: z.discriminatedUnion('kind', [
    z.object({ kind: z.literal('one'), id: z.string() }),
    z.object({ kind: z.literal('all') }),
  ]),
});
const came = { name: 'a', level: 'middle', channels: ['pigeon', 'sms'], rule: { kind: 'some' } };
const pathsOf = (values: unknown) => parseKept(schema, values, came).error?.issues.map(({ path }) => path.join('.'));

describe('GATE-03 a choice that the console does not know', () => {
  it('is let through where the object came with it, alone, among several and as a kind', () => {
    expect(parseKept(schema, came, came).data).toEqual(came);
    const fewer = { ...came, name: 'b', channels: ['email', 'pigeon'] };
    expect(parseKept(schema, fewer, came).data).toEqual(fewer);
  });

  it('is refused where it is another one than it came with', () => {
    expect(pathsOf({ ...came, level: 'utmost' })).toEqual(['level']);
    expect(pathsOf({ ...came, channels: ['raven'] })).toEqual(['channels.0']);
  });

  it('hides nothing else that is wrong', () => {
    expect(pathsOf({ ...came, name: '' })).toEqual(['name']);
    expect(parseKept(schema, { ...came, name: '' }, {}).error?.issues).toHaveLength(4);
  });

  it('is refused where its field knows no choices at all', () => {
    const narrow = z.object({ size: z.union([z.number(), z.boolean()]) });
    expect(parseKept(narrow, { size: 'wide' }, { size: 'wide' }).success).toBe(false);
  });

  it('is looked for among those of a field, alone or several', () => {
    expect(choicesOf([z.enum(['low', 'high']), z.literal('none'), z.array(z.enum(['sms'])), z.string()])).toEqual([
      'low',
      'high',
      'none',
      'sms',
    ]);
    expect(withValue(undefined, ['level'], 'low')).toEqual({ level: 'low' });
  });

  it('is what a form begins with', () => {
    expect(asItCame(z.enum(['low', 'high']), 'middle')).toBe('middle');
  });
});
