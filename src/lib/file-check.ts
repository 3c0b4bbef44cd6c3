import { isPlainSvg } from './svg-check';

const startsWith =
  (...signature: readonly number[]) =>
  (head: Uint8Array) =>
    signature.every((byte, index) => head[index] === byte);

const TAR_AT = 257;
const isTar = (head: Uint8Array) =>
  ['u', 's', 't', 'a', 'r'].every((letter, index) => head[TAR_AT + index] === letter.charCodeAt(0));

/** UTF-8 text without NUL; a character cut at the end of the head does not count. */
function isText(head: Uint8Array): boolean {
  if (head.includes(0)) return false;
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(head, { stream: true });
    return true;
  } catch {
    return false;
  }
}

const isMarkup = (head: Uint8Array) => isText(head) && /^\uFEFF?\s*</.test(new TextDecoder().decode(head));
const isZip = startsWith(0x50, 0x4b, 0x03, 0x04);
const isGzip = startsWith(0x1f, 0x8b);
const isJpeg = startsWith(0xff, 0xd8, 0xff);

/** How the first bytes of each kind of file look. */
const HEADS = {
  zip: isZip,
  xlsx: isZip,
  'tar.gz': isGzip,
  gz: isGzip,
  tgz: isGzip,
  tar: isTar,
  png: startsWith(0x89, 0x50, 0x4e, 0x47),
  jpg: isJpeg,
  jpeg: isJpeg,
  ico: startsWith(0x00, 0x00, 0x01, 0x00),
  svg: isMarkup,
  xml: isMarkup,
  cbk: isText,
  csv: isText,
  json: isText,
  lic: isText,
  til: isText,
  txt: isText,
} as const;

export type Extension = keyof typeof HEADS;

/** What may be chosen: extensions without dot, and the most bytes. */
export interface FileRule {
  extensions: readonly Extension[];
  maxBytes: number;
}

export type FileRefusal = 'badName' | 'badExtension' | 'empty' | 'tooLarge' | 'badContent' | 'activeContent';

export const MAX_FILE_NAME = 128;
const HEAD_BYTES = 512;

const isGoodName = (name: string) => [...name].length <= MAX_FILE_NAME && !/[\p{C}/\\:*?"<>|]/u.test(name);

/** The first thing that is wrong with a file, before a byte of it is sent; null if nothing is. */
export async function checkFile(file: File, { extensions, maxBytes }: FileRule): Promise<FileRefusal | null> {
  if (!isGoodName(file.name)) return 'badName';
  const name = file.name.toLowerCase();
  const extension = extensions.find((one) => name.endsWith(`.${one}`));
  if (!extension) return 'badExtension';
  if (file.size === 0) return 'empty';
  if (file.size > maxBytes) return 'tooLarge';
  const head = new Uint8Array(await file.slice(0, HEAD_BYTES).arrayBuffer());
  if (!HEADS[extension](head)) return 'badContent';
  // Its first bytes say nothing of the rest, where a drawing may carry a script.
  if (extension !== 'svg') return null;
  const text = await readTextFile(file);
  return text === null ? 'badContent' : isPlainSvg(text) ? null : 'activeContent';
}

/** The text of a file, or null if it is not UTF-8 (without its mark, RFC 3629). */
export async function readTextFile(file: File): Promise<string | null> {
  const bytes = await file.arrayBuffer();
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
}
