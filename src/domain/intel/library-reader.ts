import {
  type IndicatorEntry,
  type IndicatorHeader,
  isSameFinding,
  MAX_LINE_BYTES,
  type RejectReason,
  readHeader,
  readLine,
} from './til';

/** A line that is left out; `other` is the earlier line that says the same or something else of the same indicator. */
export interface Reject {
  line: number;
  reason: RejectReason;
  /** The beginning of the line. */
  text: string;
  other?: number;
}

/** Why a file is no library, and the line where that shows. Nothing of it is taken then. */
export interface LibraryProblem {
  problem: 'empty' | 'header' | 'version' | 'encoding' | 'mark' | 'lineEnd' | 'truncated' | 'surplus';
  line: number;
  /** How many lines the header promises. */
  count?: number;
}

export interface Library {
  problem: null;
  header: IndicatorHeader;
  entries: readonly IndicatorEntry[];
  rejects: readonly Reject[];
}

const LINE_FEED = 0x0a;
const CARRIAGE_RETURN = 0x0d;
const SHOWN = 120;

const MARKS = [[0xef, 0xbb, 0xbf]];
/** UTF-16 of either order begins with a mark, or has a NUL in its first two bytes. */
const isWide = ([a, b]: Uint8Array) => (a === 0xff && b === 0xfe) || (a === 0xfe && b === 0xff) || a === 0 || b === 0;

/**
 * Reads a library file from its bytes as they come, in pieces of any size; each byte is looked at a constant number of
 * times, and of a line that is too long no more is kept than a line may have.
 */
export class LibraryReader {
  private readonly decoder = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });
  private readonly entries: IndicatorEntry[] = [];
  private readonly rejects: Reject[] = [];
  private readonly known = new Map<string, IndicatorEntry>();
  private header: IndicatorHeader | null = null;
  private failed: LibraryProblem | null = null;
  private line = 0;
  /** What has come of the line that goes on. */
  private readonly open: Uint8Array[] = [];
  private openBytes = 0;

  /** Takes the next bytes. False: the file is no library, and the rest need not be read. */
  push(bytes: Uint8Array): boolean {
    let from = 0;
    for (let end = bytes.indexOf(LINE_FEED); end >= 0 && !this.failed; end = bytes.indexOf(LINE_FEED, from)) {
      this.keep(bytes.subarray(from, end));
      this.endLine();
      from = end + 1;
    }
    if (!this.failed) this.keep(bytes.subarray(from));
    return !this.failed;
  }

  /** What the file is, once all its bytes were pushed. */
  end(): Library | LibraryProblem {
    const { header, line } = this;
    if (this.failed) return this.failed;
    if (line === 0 && this.openBytes === 0) return { problem: 'empty', line: 1 };
    if (!header) return this.checkHead() ?? { problem: 'header', line: 1 };
    // A last line without its line feed was cut off, even where it reads well: the next digit of a time may be missing.
    if (this.openBytes > 0 || line - 1 < header.count) {
      return { problem: 'truncated', line: line + (this.openBytes > 0 ? 1 : 0), count: header.count };
    }
    return { problem: null, header, entries: this.entries, rejects: this.rejects };
  }

  private keep(bytes: Uint8Array): void {
    if (bytes.length === 0) return;
    if (this.openBytes <= MAX_LINE_BYTES) this.open.push(bytes.slice(0, MAX_LINE_BYTES + 1));
    this.openBytes += bytes.length;
  }

  private takeOpen(): Uint8Array {
    const [first] = this.open;
    if (first && this.open.length === 1) return first;
    const whole = new Uint8Array(this.open.reduce((sum, { length }) => sum + length, 0));
    let at = 0;
    for (const piece of this.open) {
      whole.set(piece, at);
      at += piece.length;
    }
    return whole;
  }

  private fail(problem: LibraryProblem['problem']): void {
    this.failed = { problem, line: this.line, ...(this.header && { count: this.header.count }) };
  }

  /** What is wrong with the first bytes of the file, if it is that they are no plain UTF-8. */
  private checkHead(): LibraryProblem | null {
    const bytes = this.takeOpen();
    if (MARKS.some((mark) => mark.every((byte, index) => bytes[index] === byte))) return { problem: 'mark', line: 1 };
    return isWide(bytes) ? { problem: 'encoding', line: 1 } : null;
  }

  private endLine(): void {
    this.line += 1;
    const bytes = this.takeOpen();
    const size = this.openBytes;
    if (this.line === 1) this.failed = this.checkHead();
    this.open.length = 0;
    this.openBytes = 0;
    if (this.failed) return;
    const isSurplus = this.header !== null && this.line - 1 > this.header.count;
    const text = size > MAX_LINE_BYTES ? undefined : this.textOf(bytes);
    if (bytes[size - 1] === CARRIAGE_RETURN) this.fail('lineEnd');
    else if (isSurplus) this.fail('surplus');
    else if (text === null) this.fail('encoding');
    else if (!this.header) this.begin(text ?? '');
    else if (text === undefined) this.reject('tooLong', this.beginning(bytes));
    else this.take(text);
  }

  private textOf(bytes: Uint8Array): string | null {
    try {
      return this.decoder.decode(bytes);
    } catch {
      return null;
    }
  }

  private beginning(bytes: Uint8Array): string {
    return new TextDecoder().decode(bytes.subarray(0, SHOWN));
  }

  private begin(text: string): void {
    const header = readHeader(text);
    if (typeof header === 'string') this.fail(header);
    else this.header = header;
  }

  private take(text: string): void {
    const entry = readLine(text, this.line);
    if (typeof entry === 'string') {
      this.reject(entry, text);
      return;
    }
    const name = `${entry.type} ${entry.key}`;
    const first = this.known.get(name);
    if (first) {
      this.reject(isSameFinding(first, entry) ? 'duplicate' : 'conflict', text, first.line);
    } else {
      this.known.set(name, entry);
      this.entries.push(entry);
    }
  }

  private reject(reason: RejectReason, text: string, other?: number): void {
    this.rejects.push({ line: this.line, reason, text: text.slice(0, SHOWN), ...(other !== undefined && { other }) });
  }
}
