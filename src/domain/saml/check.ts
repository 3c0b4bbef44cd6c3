/** The most bytes of a metadata document. */
export const METADATA_MAX_BYTES = 1024 * 1024;

/** What a document is refused for before it is parsed; `encoding` may name the one it declares. */
export type TextProblem = 'empty' | 'tooLarge' | 'encoding' | 'html' | 'notXml' | 'entity' | 'doctype';

export type Checked = { text: string; problem: null } | { text: null; problem: TextProblem };

const refused = (problem: TextProblem): Checked => ({ text: null, problem });

const startsWith = (bytes: Uint8Array, ...mark: readonly number[]) => mark.every((byte, at) => bytes[at] === byte);

/** The encoding by byte order mark (XML 1.0, appendix F); UTF-8 without one. */
function encodingOf(bytes: Uint8Array): string {
  if (startsWith(bytes, 0xff, 0xfe)) return 'utf-16le';
  return startsWith(bytes, 0xfe, 0xff) ? 'utf-16be' : 'utf-8';
}

/** The text, or null if the bytes are no such text. UTF-16 without a mark shows as NUL and is not guessed. */
function decode(bytes: Uint8Array): string | null {
  try {
    const text = new TextDecoder(encodingOf(bytes), { fatal: true }).decode(bytes);
    return text.includes('\0') ? null : text;
  } catch {
    return null;
  }
}

const DECLARED = /^\s*<\?xml[^>]*\bencoding\s*=\s*["'](?!utf-?(8|16)["'])/i;
const HTML = /<(?:!doctype\s+html|html)\b/iy;

/** Where the first element or DOCTYPE of a document may begin: behind spaces, declarations and comments. */
function contentAt(text: string): number {
  const space = /\s*/y;
  let at = 0;
  for (;;) {
    space.lastIndex = at;
    space.test(text);
    at = space.lastIndex;
    const closing = text.startsWith('<!--', at) ? '-->' : text.startsWith('<?', at) ? '>' : null;
    const end = closing === null ? -1 : text.indexOf(closing, at + 2);
    if (closing === null || end === -1) return at;
    at = end + closing.length;
  }
}

/** Whether it is a web page, as a proxy or a sign-in answers with. One step forward at a time: it is pasted by anybody. */
function isPage(text: string): boolean {
  HTML.lastIndex = contentAt(text);
  return HTML.test(text);
}

/**
 * Looks at a SAML metadata document before any parser sees it: at most 1 MB, UTF-8 or UTF-16 with its mark, no
 * web page, no DOCTYPE or ENTITY wherever it stands. Gives the text without its mark, or the first problem.
 */
export function checkMetadata(bytes: Uint8Array): Checked {
  if (bytes.length > METADATA_MAX_BYTES) return refused('tooLarge');
  const text = decode(bytes);
  if (text === null) return refused('encoding');
  if (text.trim() === '') return refused('empty');
  if (isPage(text)) return refused('html');
  if (!/^\s*</.test(text)) return refused('notXml');
  if (DECLARED.test(text)) return refused('encoding');
  if (/<!ENTITY/i.test(text)) return refused('entity');
  return /<!DOCTYPE/i.test(text) ? refused('doctype') : { text, problem: null };
}
