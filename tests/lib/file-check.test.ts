import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { bytesText } from '@/lib/bytes';
import { checkFile, type Extension, MAX_FILE_NAME, readTextFile } from '@/lib/file-check';
import { anyText } from '../support/any-text';

const rule = (...extensions: Extension[]) => ({ extensions, maxBytes: 2048 });
const file = (name: string, ...bytes: number[]) => new File([new Uint8Array(bytes)], name);
const text = (name: string, content: string) => new File([content], name);
const tar = () => {
  const bytes = new Uint8Array(512);
  bytes.set(
    [...'ustar'].map((letter) => letter.charCodeAt(0)),
    257,
  );
  return new File([bytes], 'node.tar');
};

const drawing = new File(['<svg>', ' '.repeat(1500), new Uint8Array([0xc3, 0x28])], 'a.svg');

describe('SEC-6 a file before its upload', () => {
  it.each<[string, File, Extension]>([
    ['zip', file('a.zip', 0x50, 0x4b, 0x03, 0x04), 'zip'],
    ['upper case extension', file('A.ZIP', 0x50, 0x4b, 0x03, 0x04), 'zip'],
    ['gzip with two extensions', file('a.tar.gz', 0x1f, 0x8b), 'gz'],
    ['tar', tar(), 'tar'],
    ['png', file('a.png', 0x89, 0x50, 0x4e, 0x47), 'png'],
    ['jpeg', file('a.jpeg', 0xff, 0xd8, 0xff), 'jpeg'],
    ['icon', file('a.ico', 0, 0, 1, 0), 'ico'],
    ['markup at once', text('a.svg', '<svg/>'), 'svg'],
    ['markup after a byte order mark', text('a.xml', '\uFEFF <EntityDescriptor/>'), 'xml'],
    ['Chinese text', text('情报.til', '{"version":1}\n{"domain":"例子.测试"}'), 'til'],
  ])('is accepted by its first bytes: %s', async (_, given, extension) => {
    expect(await checkFile(given, rule(extension))).toBeNull();
  });

  it.each<[string, File, Extension, string]>([
    ['no extension', text('zip', 'PK'), 'zip', 'badExtension'],
    ['another extension', text('a.exe', 'MZ'), 'zip', 'badExtension'],
    ['an extension with the bytes of another kind', file('a.zip', 0x1f, 0x8b), 'zip', 'badContent'],
    ['text with NUL', file('a.csv', 0x61, 0, 0x62), 'csv', 'badContent'],
    ['bytes that are no UTF-8', file('a.txt', 0xc3, 0x28), 'txt', 'badContent'],
    ['a drawing that is no UTF-8 behind its first bytes', drawing, 'svg', 'badContent'],
    ['markup that is no UTF-8', file('a.svg', 0x3c, 0xc3, 0x28), 'svg', 'badContent'],
    ['XML that is no markup', text('a.xml', 'hello'), 'xml', 'badContent'],
    [
      'a script inside a drawing',
      text('a.svg', `<svg>${' '.repeat(900)}<script>1</script></svg>`),
      'svg',
      'activeContent',
    ],
    ['a handler inside a drawing', text('a.svg', '<svg onload="x()"/>'), 'svg', 'activeContent'],
    [
      'a drawing that refers to elsewhere',
      text('a.svg', '<svg><use href="https://e.example/"/></svg>'),
      'svg',
      'activeContent',
    ],
    ['entities in a drawing', text('a.svg', '<!DOCTYPE svg [<!ENTITY a "b">]><svg/>'), 'svg', 'activeContent'],
    ['nothing inside', text('a.txt', ''), 'txt', 'empty'],
    ['too many bytes', text('a.txt', 'x'.repeat(2049)), 'txt', 'tooLarge'],
    ['a path in its name', text('../a.txt', 'x'), 'txt', 'badName'],
    ['a turned-around name', text('a\u202Etxt.txt', 'x'), 'txt', 'badName'],
    ['too long a name', text(`${'x'.repeat(MAX_FILE_NAME)}.txt`, 'x'), 'txt', 'badName'],
  ])('is refused for %s', async (_, given, extension, problem) => {
    expect(await checkFile(given, rule(extension))).toBe(problem);
  });

  const SIGNS: readonly [Extension, number[]][] = [
    ['zip', [0x50, 0x4b, 0x03, 0x04]],
    ['xlsx', [0x50, 0x4b, 0x03, 0x04]],
    ['tar.gz', [0x1f, 0x8b]],
    ['gz', [0x1f, 0x8b]],
    ['tgz', [0x1f, 0x8b]],
    ['png', [0x89, 0x50, 0x4e, 0x47]],
    ['jpg', [0xff, 0xd8, 0xff]],
    ['jpeg', [0xff, 0xd8, 0xff]],
    ['ico', [0, 0, 1, 0]],
  ];

  it('is of its kind exactly if it starts with the sign of its kind', async () => {
    const sign = fc.constantFrom(...SIGNS);
    await fc.assert(
      fc.asyncProperty(sign, sign, fc.uint8Array({ maxLength: 20 }), async ([extension, own], [, other], rest) => {
        const given = file(`a.${extension}`, ...other, ...rest);
        const isOwn = own.every((byte, at) => [...other, ...rest][at] === byte);
        expect(await checkFile(given, rule(extension))).toBe(isOwn ? null : 'badContent');
      }),
    );
  });

  it('of text is one exactly if it can be read as UTF-8 and holds no NUL', async () => {
    const bytes = fc.oneof(
      fc.uint8Array({ minLength: 1, maxLength: 500 }),
      anyText({ minLength: 1, maxLength: 100 }).map((one) => new TextEncoder().encode(one)),
    );
    await fc.assert(
      fc.asyncProperty(bytes, async (content) => {
        const given = file('a.json', ...content);
        const read = await readTextFile(given);
        const problem = await checkFile(given, rule('json'));
        if (read !== null) expect(problem).toBe(content.includes(0) ? 'badContent' : null);
        if (problem === 'badContent') expect(read === null || content.includes(0)).toBe(true);
      }),
    );
  });

  it('may have any name of 128 characters that no system takes for something else', async () => {
    await fc.assert(
      fc.asyncProperty(anyText({ maxLength: 130 }), async (name) => {
        const isGood = [...name].length <= MAX_FILE_NAME - 4 && !/[\p{C}/\\:*?"<>|]/u.test(name);
        expect(await checkFile(text(`${name}.TXT`, 'x'), rule('txt'))).toBe(isGood ? null : 'badName');
      }),
    );
  });

  it('may end its first bytes in the middle of a character', async () => {
    expect(await checkFile(text('a.txt', `x${'字'.repeat(400)}`), rule('txt'))).toBeNull();
  });
});

describe('a number of bytes', () => {
  it.each([
    [0, '0 B'],
    [1023, '1023 B'],
    [1024, '1 KB'],
    [1536, '1.5 KB'],
    [5 * 1024 ** 2, '5 MB'],
    [3000 * 1024 ** 4, '3000 TB'],
  ])('%d reads %s', (bytes, expected) => {
    expect(bytesText(bytes)).toBe(expected);
  });

  it('never reads smaller for more bytes of one unit', () => {
    fc.assert(
      fc.property(fc.nat(1023), fc.nat(1023), (a, b) => {
        const [small, large] = [Math.min(a, b), Math.max(a, b)].map((bytes) => Number.parseFloat(bytesText(bytes)));
        expect(small).toBeLessThanOrEqual(large ?? 0);
      }),
    );
  });
});

describe('the text of a file', () => {
  it('is read from UTF-8 without its mark; other bytes are no text', async () => {
    expect(await readTextFile(text('a.csv', '\uFEFF主机,1'))).toBe('主机,1');
    expect(await readTextFile(file('a.csv', 0xd6, 0xf7))).toBeNull();
  });
});
