import type { IndicatorType } from './indicator';
import { type LibraryProblem, LibraryReader, type Reject } from './library-reader';
import type { IndicatorHeader } from './til';

/** What a screen is told of a library: figures, and the first lines that are left out. */
export interface LibrarySummary {
  problem: null;
  header: IndicatorHeader;
  counts: Readonly<Record<IndicatorType, number>>;
  rejected: number;
  rejects: readonly Reject[];
}

export type Inspection = LibrarySummary | LibraryProblem;

const PIECE_BYTES = 256 * 1024;
const SHOWN_REJECTS = 200;

function summaryOf(reader: LibraryReader): Inspection {
  const library = reader.end();
  if (library.problem !== null) return library;
  const { header, entries, rejects } = library;
  const counts = { domain: 0, ip: 0, cidr: 0 };
  for (const { type } of entries) counts[type] += 1;
  return { problem: null, header, counts, rejected: rejects.length, rejects: rejects.slice(0, SHOWN_REJECTS) };
}

/** Reads a library piece by piece, so that no more of it is in memory than its indicators; hears how much is read. */
export async function inspectLibrary(file: Blob, onProgress: (share: number) => void): Promise<Inspection> {
  const reader = new LibraryReader();
  for (let at = 0; at < file.size; at += PIECE_BYTES) {
    const piece = new Uint8Array(await file.slice(at, at + PIECE_BYTES).arrayBuffer());
    if (!reader.push(piece)) break;
    onProgress(Math.min(1, (at + PIECE_BYTES) / file.size));
  }
  return summaryOf(reader);
}
