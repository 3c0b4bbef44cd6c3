import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { hasEachWord, keywordPattern, lineAround, piecesOf } from '@/lib/highlight';
import { anyText } from '../support/any-text';

const hits = (text: string, keyword: string) =>
  piecesOf(text, keyword)
    .filter((piece) => piece.isHit)
    .map((piece) => piece.text);

/** Texts that would be markup or a pattern if they were not taken literally. */
const hostile = fc.constantFrom(
  '<img src=x onerror=alert(1)>',
  '</mark>',
  '.*',
  '(a+)+$',
  '[',
  '\\',
  '\\d',
  '$&',
  '|',
  '^',
  '/',
  '-',
  '{2}',
);
const wellFormed = fc.oneof(hostile, fc.string({ unit: 'grapheme', maxLength: 20 }));
const text = fc.oneof(wellFormed, anyText({ maxLength: 20 }));

describe('SEC-5 highlighting', () => {
  it('marks every place of a keyword, in any case, and keeps the letters of the text', () => {
    expect(piecesOf('Ttl 与 TTL', 'ttl')).toEqual([
      { text: 'Ttl', isHit: true },
      { text: ' 与 ', isHit: false },
      { text: 'TTL', isHit: true },
    ]);
  });

  it('marks nothing without a keyword, and nothing at all in an empty text', () => {
    expect(keywordPattern('  ')).toBeNull();
    expect(piecesOf('TTL', ' ')).toEqual([{ text: 'TTL', isHit: false }]);
    expect(piecesOf('', 'TTL')).toEqual([]);
  });

  it('takes characters of a pattern for what they are', () => {
    expect(hits('*.example.com', '.')).toEqual(['.', '.']);
    expect(hits('60 + 3 × 60', '60 +')).toEqual(['60', '+', '60']);
    expect(hits('abc', '.*')).toEqual([]);
  });

  it('gives the text again when joined, whatever text and keyword are', () => {
    fc.assert(
      fc.property(text, text, (whole, keyword) => {
        const pieces = piecesOf(whole, keyword);
        expect(pieces.map((piece) => piece.text).join('')).toBe(whole);
        expect(pieces.every((piece) => piece.text !== '')).toBe(true);
      }),
    );
  });

  it('finds any word where it stands, and marks only what matches as a whole', () => {
    fc.assert(
      fc.property(wellFormed, wellFormed, wellFormed, (before, keyword, after) => {
        const wanted = keyword.replace(/\s/gu, '');
        fc.pre(wanted !== '');
        const found = hits(before + wanted + after, wanted);
        expect(found.length).toBeGreaterThan(0);
        for (const hit of found) expect(hit).toHaveLength(wanted.length);
      }),
    );
  });

  it('takes words apart by spaces, in any order, each of them marked, the longest first', () => {
    expect(hits('默认的 TTL 为 3600 秒', 'ttl 默认')).toEqual(['默认', 'TTL']);
    expect(hits('TTL 与 TT', 'TT TTL')).toEqual(['TTL', 'TT']);
    expect(hits('lab', 'lab lab')).toEqual(['lab']);
  });
});

describe('what is found', () => {
  it.each([
    ['默认 TTL', true],
    ['ttl 默认', true],
    ['3600 TTL', true],
    ['TTL 86400', false],
    ['  ', true],
  ])('has every word of "%s" somewhere: %s', (keyword, isFound) => {
    expect(hasEachWord(['TTL 的默认值', '默认为 3600 秒'], keyword)).toBe(isFound);
  });
});

describe('the line of a text around its first hit', () => {
  it('begins shortly before it, says that more stands before, and is one line', () => {
    expect(lineAround('Disable the key first.\nThen delete it.', 'delete')).toBe('…Then delete it.');
    expect(lineAround('在此页面可以查看所有密钥并逐个停用。', '停用')).toBe('…面可以查看所有密钥并逐个停用。');
    expect(lineAround('Delete it', 'delete')).toBe('Delete it');
    expect(lineAround('A key is deleted', 'DELETE')).toBe('A key is deleted');
  });

  it('is none without a hit, and without a word', () => {
    expect(lineAround('Delete it', 'rename')).toBeNull();
    expect(lineAround('Delete it', ' ')).toBeNull();
  });
});
