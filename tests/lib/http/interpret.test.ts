import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readEnvelope } from '@/lib/http/envelope';
import { interpret } from '@/lib/http/interpret';

const answer = (body: unknown, status = 200, statusText = 'OK') =>
  interpret({ kind: 'response', status, statusText, body });
const failureIn = (body: unknown, status = 200, statusText = 'OK') => {
  const outcome = answer(body, status, statusText);
  if (outcome.ok) throw new Error('a failure was expected');
  return outcome.failure;
};

describe('success', () => {
  it.each([
    ['code 20000 as a number', { code: 20000, message: 'success', data: { id: 1 } }],
    ['code 20000 as text', { code: '20000', data: { id: 1 } }],
    ['success true of the generic helper', { success: true, data: { id: 1 } }],
    ['success true beside an error code of nothing', { success: true, errorCode: '0', data: { id: 1 } }],
    ['code 20000, whatever a flag beside it says', { code: 20000, success: false, data: { id: 1 } }],
  ])('is %s, and its data is unwrapped', (_, body) => {
    expect(answer(body)).toEqual({ ok: true, data: { id: 1 } });
  });
});

describe('a code beside a flag of success', () => {
  it.each([true, false])('decides, and not the flag %s', (success) => {
    for (const code of [40101, 40105, '40111']) {
      expect(failureIn({ code, message: 'Token expired!', success, data: { id: 1 } })).toMatchObject({
        kind: 'session',
        showType: 0,
      });
    }
    expect(failureIn({ code: 40114, message: 'prove it', success, data: { methods: ['phone'] } })).toMatchObject({
      kind: 'sensitive',
      data: { methods: ['phone'] },
    });
    expect(failureIn({ code: 60001, message: 'taken', success, errorCode: 7, errorMessage: 'other' })).toMatchObject({
      kind: 'business',
      code: '60001',
      text: 'taken',
    });
  });

  it('that is missing or no code leaves the decision to the flag, and the code to errorCode', () => {
    expect(failureIn({ code: null, success: false, errorCode: 60001, errorMessage: 'taken' })).toMatchObject({
      kind: 'business',
      code: '60001',
      text: 'taken',
    });
    expect(answer({ code: '', success: true, data: 1 })).toEqual({ ok: true, data: 1 });
  });

  it.each([40101, 40114])('as errorCode: %i is no success, since it speaks of the caller', (errorCode) => {
    expect(failureIn({ success: true, errorCode, data: { id: 1 } }).code).toBe(String(errorCode));
  });
});

describe('a session code', () => {
  it.each([40101, 40102, 40105, 40110, 40111, 40112])('%i is a session failure that nobody shows', (code) => {
    for (const body of [
      { code, message: 'Not Login!' },
      { code: String(code) },
      { success: false, errorCode: code, errorMessage: 'x', showType: 4 },
    ]) {
      expect(failureIn(body)).toMatchObject({ kind: 'session', code: String(code), showType: 0, text: null });
    }
  });

  it.each([40105, 40114])('%i is a refusal with its words where nothing reacts to it', (code) => {
    const body = { code, message: 'Not Login!', showType: 1 };
    const reply = { kind: 'response', status: 200, statusText: '', body } as const;
    expect(interpret(reply, { isPlain: true })).toMatchObject({
      failure: { kind: 'business', code: String(code), text: 'Not Login!', showType: 1 },
    });
  });

  it('counts under an HTTP error status too', () => {
    expect(failureIn({ code: 40105 }, 401, 'Unauthorized').kind).toBe('session');
  });

  it.each([40100, 40103, 40104, 40106, 40113, 40115])('%i is an ordinary refusal', (code) => {
    expect(failureIn({ code, message: 'no' })).toMatchObject({ kind: 'business', text: 'no' });
  });
});

describe('40114', () => {
  it('carries the ways of proof, under any HTTP status', () => {
    for (const status of [200, 403]) {
      expect(failureIn({ code: 40114, message: 'prove it', data: { methods: ['phone'] } }, status)).toMatchObject({
        kind: 'sensitive',
        text: 'prove it',
        data: { methods: ['phone'] },
      });
    }
  });
});

describe('an HTTP status outside 2xx', () => {
  it.each([400, 401, 403, 404, 406, 410, 418, 422, 500, 502, 503, 504])('%i is an http failure', (status) => {
    expect(failureIn('<html>', status, 'Some Status')).toMatchObject({
      kind: 'http',
      code: String(status),
      text: 'Some Status',
    });
  });

  it('has no text when the server gives none', () => {
    expect(failureIn('', 599, '  ').text).toBeNull();
  });

  it.each([400, 422])('%i with an envelope keeps its words and the messages of its fields', (status) => {
    const data = { fields: { name: 'taken' } };
    const said = { kind: 'http', code: String(status), text: 'no', isSaid: true, fields: { name: 'taken' } };
    expect(failureIn({ code: 60001, message: 'no', data }, status, 'Some Status')).toMatchObject(said);
    expect(failureIn({ success: false, errorMessage: 'no', data }, status, 'Some Status')).toMatchObject(said);
    const wordless = { text: 'Some Status', isSaid: false, fields: { name: 'taken' } };
    expect(failureIn({ code: 60001, data }, status, 'Some Status')).toMatchObject(wordless);
    expect(failureIn({ code: 20000, message: 'success' }, status, 'Some Status').text).toBe('Some Status');
  });

  it.each([403, 500])('%i keeps the name of its status, whatever an envelope says', (status) => {
    const body = { code: 60001, message: 'no', data: { fields: { name: 'taken' } } };
    expect(failureIn(body, status, 'Some Status')).toMatchObject({ text: 'Some Status', fields: {} });
  });

  it.each([
    [199, false],
    [200, true],
    [299, true],
    [300, false],
  ])('%i: taken as an answer is %s', (status, isAnswer) => {
    expect(answer({ code: 20000, data: 1 }, status).ok).toBe(isAnswer);
  });
});

describe('showType', () => {
  it.each([
    [0, 0],
    [1, 1],
    [2, 2],
    [4, 4],
    [9, 9],
    [3, 2],
    [7, 2],
    [-1, 2],
    ['4', 2],
    [undefined, 2],
    [null, 2],
  ])('%s is read as %i', (given, read) => {
    expect(failureIn({ success: false, errorMessage: 'no', showType: given }).showType).toBe(read);
    expect(failureIn({ code: 60000, message: 'no', showType: given }).showType).toBe(read);
  });
});

describe('a business refusal', () => {
  it('keeps code, words and data of both envelopes', () => {
    expect(failureIn({ code: 60001, message: 'taken', data: { a: 1 } })).toMatchObject({
      kind: 'business',
      code: '60001',
      text: 'taken',
      data: { a: 1 },
    });
    expect(failureIn({ success: false, errorCode: 'E7', errorMessage: 'other', message: 'taken' })).toMatchObject({
      kind: 'business',
      code: 'E7',
      text: 'taken',
      data: null,
    });
  });

  it.each([{ success: false }, { success: false, errorMessage: '  ' }, { code: 60000 }, { code: 60000, message: 7 }])(
    'without words leaves the words to the screen: %j',
    (body) => {
      expect(failureIn(body).text).toBeNull();
    },
  );

  it('takes errorMessage where there is no message', () => {
    expect(failureIn({ code: 60001, message: ' ', errorMessage: 'said elsewhere' }).text).toBe('said elsewhere');
    expect(failureIn({ success: false, errorMessage: 'said elsewhere' }).text).toBe('said elsewhere');
  });

  it.each([
    [{ fields: { name: 'taken', port: 'too big' } }, { name: 'taken', port: 'too big' }],
    [{ fields: { name: 'taken', port: 7, address: null } }, { name: 'taken' }],
    [{ fields: null }, {}],
    [{ fields: 'name' }, {}],
    [{}, {}],
    ['text', {}],
    [null, {}],
    [undefined, {}],
  ])('with data %j has the field messages %j', (data, fields) => {
    expect(failureIn({ code: 60000, message: 'no', data }).fields).toEqual(fields);
  });
});

describe('what is no envelope', () => {
  it.each([
    '<html>',
    '',
    null,
    undefined,
    [],
    [{ code: 20000 }],
    {},
    7,
    true,
    { code: null },
    { code: {} },
    { success: 1 },
  ])('is a contract failure: %j', (body) => {
    expect(readEnvelope(body)).toBeNull();
    expect(failureIn(body)).toMatchObject({ kind: 'contract', code: 'contract', text: null });
  });
});

describe('no answer', () => {
  it.each(['network', 'timeout', 'abort'] as const)('%s is a failure of that kind', (kind) => {
    expect(interpret({ kind })).toMatchObject({ ok: false, failure: { kind, code: kind, text: null } });
  });
});

describe('any answer', () => {
  const code = fc.oneof(fc.constantFrom(20000, '20000', 40105, 40114, 60000, ''), fc.jsonValue());
  const envelope = fc.record(
    {
      code,
      errorCode: code,
      success: fc.oneof(fc.boolean(), fc.jsonValue()),
      message: fc.jsonValue(),
      data: fc.jsonValue(),
    },
    { requiredKeys: [] },
  );
  const body = fc.oneof(envelope, fc.jsonValue(), fc.string());

  it('has a meaning: it succeeds only as an envelope that says so, under a status of 2xx', () => {
    fc.assert(
      fc.property(body, fc.integer({ min: 100, max: 599 }), (value, status) => {
        const outcome = answer(value, status);
        const read = readEnvelope(value);
        expect(outcome.ok).toBe(status >= 200 && status < 300 && read?.isSuccess === true);
        if (outcome.ok) return;
        const { kind, text, fields } = outcome.failure;
        if (read === null) expect(['http', 'contract']).toContain(kind);
        if (text !== null) expect(text.trim()).not.toBe('');
        expect(Object.values(fields).every((words) => typeof words === 'string')).toBe(true);
      }),
      { numRuns: 1_000 },
    );
  });

  it('says the same in both envelopes', () => {
    fc.assert(
      fc.property(fc.integer({ min: 40_000, max: 69_999 }), fc.jsonValue(), fc.jsonValue(), (number, message, data) => {
        const plain = answer({ code: number, message, data });
        expect(answer({ success: false, errorCode: number, errorMessage: message, data })).toEqual(plain);
        expect(answer({ success: false, errorCode: String(number), message, data })).toEqual(plain);
      }),
    );
  });
});
