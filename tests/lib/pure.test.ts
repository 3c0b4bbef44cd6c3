// @vitest-environment happy-dom
import fc from 'fast-check';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { onCacheReset, resetCaches } from '@/lib/cache-reset';
import { isChunkError } from '@/lib/chunk-error';
import { isReading } from '@/lib/contract/endpoint';
import { ApiError, failure, failureOf } from '@/lib/contract/failure';
import { resourceOf } from '@/lib/contract/resource';
import { fileName } from '@/lib/file-name';
import { allOf } from '@/lib/permit';
import { plainText } from '@/lib/plain-text';
import { invalidate, onInvalidate } from '@/lib/query/invalidation';
import { randomKey } from '@/lib/random-key';
import { saveFile } from '@/lib/save-file';
import { timeLimit } from '@/lib/time-limit';
import { anyText } from '../support/any-text';

afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

describe('a foreign text', () => {
  it('loses control and bidirectional characters and keeps line breaks', () => {
    expect(plainText('a\u202eb\u0000c\u200fd\ne\u2028f\tg', 64)).toBe('abcd\nefg');
  });

  it('is never longer than asked, never broken inside a character, and clean twice is clean once', () => {
    fc.assert(
      fc.property(anyText({ maxLength: 90 }), fc.nat(80), (text, max) => {
        const clean = plainText(text, max);
        expect([...clean].length).toBeLessThanOrEqual(max);
        expect(clean).not.toMatch(/(?!\n)[\p{Cc}\p{Cf}]/u);
        expect(clean).not.toMatch(/\p{Cs}/u);
        expect(plainText(clean, max)).toBe(clean);
      }),
    );
  });
});

describe('a key by chance', () => {
  it('comes on plain http too, where the browser makes no UUID, and never twice', () => {
    vi.stubGlobal('crypto', { getRandomValues: crypto.getRandomValues.bind(crypto) });
    const keys = Array.from({ length: 50 }, randomKey);
    vi.unstubAllGlobals();
    expect(new Set(keys).size).toBe(50);
    expect(keys.every((key) => /^[0-9a-f]{32}$/.test(key))).toBe(true);
  });
});

describe('a lost chunk', () => {
  it.each([
    [Object.assign(new Error('x'), { name: 'ChunkLoadError' }), true],
    [new Error('Loading chunk 7 failed.'), true],
    [new Error('Loading CSS chunk 7 failed.'), true],
    [new Error('Loading failed'), false],
    ['Loading chunk 7 failed.', false],
    [null, false],
  ])('%s is one: %s', (error, isLost) => {
    expect(isChunkError(error)).toBe(isLost);
  });
});

describe('permits', () => {
  it('are granted together or refused with the first reason', () => {
    expect(allOf()).toBe(true);
    expect(allOf(true, true)).toBe(true);
    expect(allOf(true, 'a', 'b')).toBe('a');
  });
});

describe('a limit of time', () => {
  it('aborts when it is over, not before', () => {
    vi.useFakeTimers();
    const signal = timeLimit(100);
    vi.advanceTimersByTime(99);
    expect(signal.aborted).toBe(false);
    vi.advanceTimersByTime(1);
    expect(signal.aborted).toBe(true);
  });
});

describe('listeners', () => {
  it('hear of writes and of forgetting until they stop', () => {
    const heard: string[] = [];
    const stops = [onInvalidate((resource) => heard.push(resource)), onCacheReset(() => heard.push('forgotten'))];
    invalidate(resourceOf('/api/acm/secretKey/add'));
    resetCaches();
    for (const stop of stops) stop();
    invalidate(resourceOf('/api/acm/role/add'));
    resetCaches();
    expect(heard).toEqual(['/api/acm/secretKey', 'forgotten']);
  });
});

describe('a path', () => {
  it.each([
    ['/api/acm/secretKey/list', '/api/acm/secretKey', true],
    ['/api/acm/secretKey/getUses', '/api/acm/secretKey', true],
    ['/api/acm/role/checkUnique', '/api/acm/role', true],
    ['/api/dcomm/nodeNetwork/previewChange', '/api/dcomm/nodeNetwork', true],
    ['/api/log/export/listParts', '/api/log/export', true],
    ['/api/dcomm/ddiNode/test', '/api/dcomm/ddiNode', true],
    ['/api/acm/secretKey/delete', '/api/acm/secretKey', false],
    ['/api/msg/message/markRead', '/api/msg/message', false],
  ])('%s belongs to %s; only reads: %s', (path, resource, reads) => {
    expect(resourceOf(path)).toBe(resource);
    expect(isReading(path)).toBe(reads);
  });
});

describe('any thrown value', () => {
  it('has a failure: its own, or one of the contract', () => {
    const own = failure('http', '500');
    expect(failureOf(new ApiError(own))).toBe(own);
    expect(new ApiError(own).message).toBe('http');
    expect(failureOf('boom')).toMatchObject({ kind: 'contract', data: 'boom' });
  });
});

describe('a file', () => {
  it.each([
    ['text', 'id\n', 'text/plain'],
    ['bytes', new Blob(['x']), undefined],
  ])(
    'of %s is handed to the browser under its name, and its address is given back once the browser has had time',
    (_, content, type) => {
      vi.useFakeTimers();
      vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: vi.fn(() => 'blob:1'), revokeObjectURL: vi.fn() }));
      const clicked: string[] = [];
      vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
        clicked.push(`${this.download} ${this.href}`);
      });
      saveFile('key.txt', content, type);
      expect(clicked).toEqual(['key.txt blob:1']);
      expect(URL.createObjectURL).toHaveBeenCalledWith(expect.any(Blob));
      vi.advanceTimersByTime(10_000);
      expect(URL.revokeObjectURL).not.toHaveBeenCalled();
      vi.advanceTimersByTime(60_000);
      expect(URL.revokeObjectURL).toHaveBeenCalledWith('blob:1');
      vi.useRealTimers();
    },
  );
});

it('a title in the name of a file keeps no character that a system takes for something else', () => {
  expect(fileName('../a b:c*"d"')).toBe('..-a-b-c-d-');
  fc.assert(
    fc.property(anyText(), (title) => {
      expect(fileName(title)).not.toMatch(/[\\/:*?"<>|\s]/);
    }),
  );
});
