import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readBody } from '@/lib/http/body';

describe('the body of an answer', () => {
  it('is the JSON in it, or its text', async () => {
    const exact = fc.double().filter((one) => !Number.isInteger(one) || Number.isSafeInteger(one));
    const value = fc.oneof(fc.string(), exact, fc.maxSafeInteger(), fc.boolean(), fc.constant(null));
    const text = fc.dictionary(fc.string(), fc.array(value)).map((one) => JSON.stringify(one));
    await fc.assert(
      fc.asyncProperty(text, async (one) => {
        expect(await readBody(one)).toEqual(JSON.parse(one));
      }),
    );
    expect(await readBody('<html>')).toBe('<html>');
    expect(await readBody('[12345678901234567890')).toBe('[12345678901234567890');
    expect(await readBody(null)).toBeNull();
  });

  it('keeps every digit of ids that a number of a script cannot hold, and leaves what it can', async () => {
    const body =
      '{"list":[{"id":9007199254740993,"of":[-9007199254740993, 12345678901234567890]},{"id":9007199254740991}],"total": 2}';
    expect(await readBody(body)).toEqual({
      list: [{ id: '9007199254740993', of: ['-9007199254740993', '12345678901234567890'] }, { id: 9007199254740991 }],
      total: 2,
    });
  });

  it('takes no digits for an id that stand in a text or have a fraction', async () => {
    const parts = [0.1234567890123456, 1.5, 1e21, 'a:12345678901234567890', '\\", [12345678901234567890'];
    const body = `{"id":12345678901234567890,"rest":${JSON.stringify(parts)},"big":12345678901234567.5,"power":12345678901234567e3}`;
    expect(await readBody(body)).toEqual({
      id: '12345678901234567890',
      rest: parts,
      big: Number('12345678901234567.5'),
      power: Number('12345678901234567e3'),
    });
  });
});
