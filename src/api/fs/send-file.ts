import { type Failure, failureOf } from '@/lib/contract/failure';
import { orWithout } from '@/lib/contract/offered';
import { sha256Of } from '@/lib/digest';
import { untilOnline, whileOnline } from '@/lib/online';
import { type FileUse, fileApi, type UploadedFile, type UploadFacts } from './upload';

/** Small enough for a slow line: one part must arrive before the request times out. */
const PART_BYTES = 1024 * 1024;
/** How often a part that did not arrive is sent again, and how long before the first time; doubled each time. */
const TRIES = 3;
const FIRST_WAIT_MS = 500;
/** A browser that knows of no network may be wrong: it is tried again after this much, as often as it takes. */
const OFFLINE_MS = 30_000;

export interface UploadProgress {
  /** `checking`: the checksum is made; `waiting`: for the line, before the next attempt. */
  phase: 'checking' | 'sending' | 'waiting';
  /** Bytes that the file server has, and how many of them it had before. */
  sent: number;
  held: number;
}

/** Why a file itself cannot be taken: changed or gone since it was chosen, or not what arrived. */
export class FileProblem extends Error {
  readonly reason: 'unreadable' | 'damaged';

  constructor(reason: 'unreadable' | 'damaged') {
    super(reason);
    this.reason = reason;
  }
}

interface Options {
  signal: AbortSignal;
  onProgress: (progress: UploadProgress) => void;
}

const checksums = new WeakMap<File, Promise<string | null>>();

const read = (part: Blob) =>
  part.arrayBuffer().catch(() => {
    throw new FileProblem('unreadable');
  });

/** The checksum of a file, made once; null where the browser has no Web Crypto. */
function checksumOf(file: File): Promise<string | null> {
  const known = checksums.get(file) ?? read(file).then(sha256Of);
  checksums.set(file, known);
  return known;
}

/** Parts are safe to send twice, so this write is tried again, unlike any other. */
const isPassing = ({ kind, code }: Failure) =>
  kind === 'network' || kind === 'timeout' || (kind === 'http' && /^(408|429|5\d\d)$/.test(code));

/** What the server holds of a file of which nothing is known. */
const NOTHING = { received: [], file: null };

/** Sends the parts that are missing; null if all were sent and yet the server has no whole file. */
async function sendMissing(
  file: File,
  facts: UploadFacts & { sha256?: string },
  { signal, onProgress, onPart }: Options & { onPart: () => void },
): Promise<UploadedFile | null> {
  const { count, sha256: _, ...upload } = facts;
  const asked = { ...upload, count };
  const known = count > 1 ? await orWithout(fileApi.getParts(asked, { signal }), NOTHING) : NOTHING;
  if (known.file) return known.file;
  const there = new Set(known.received);
  const parts = Array.from({ length: count }, (_part, index) => ({
    index,
    part: file.slice(index * PART_BYTES, (index + 1) * PART_BYTES),
  }));
  const held = parts.reduce((sum, { index, part }) => sum + (there.has(index) ? part.size : 0), 0);
  let sent = held;
  onProgress({ phase: 'sending', sent, held });
  for (const { index, part } of parts.filter((one) => !there.has(one.index))) {
    const before = sent;
    const hear = (share: number) => onProgress({ phase: 'sending', sent: before + share * part.size, held });
    const answer = await fileApi.upload({ ...facts, index, part }, { signal, onProgress: hear });
    if ('fileId' in answer) return answer;
    sent += part.size;
    onPart();
    onProgress({ phase: 'sending', sent, held });
  }
  return null;
}

/**
 * Sends a file part by part and resolves to what the file server stored, its checksum compared. Parts that the server
 * holds from an earlier attempt are not sent again. What fails for want of a line is tried again a few times, and as
 * long as the browser has no network; then it rejects with ApiError, or with FileProblem. The signal ends it at once.
 */
export async function sendFile(file: File, biz: FileUse, options: Options): Promise<UploadedFile> {
  const { signal } = options;
  const count = Math.max(1, Math.ceil(file.size / PART_BYTES));
  let latest: UploadProgress = { phase: 'checking', sent: 0, held: 0 };
  let tries = 0;
  const onProgress = (progress: UploadProgress) => {
    latest = progress;
    options.onProgress(progress);
  };
  const onPart = () => {
    tries = 0;
  };
  onProgress(latest);
  const sha256 = await checksumOf(file);
  const uploadId = sha256 ?? `${file.size}-${file.lastModified}-${file.name}`;
  const facts = { biz, uploadId, name: file.name, size: file.size, count, ...(sha256 !== null && { sha256 }) };
  for (;;) {
    const line = whileOnline(signal);
    let isOffline = false;
    try {
      const stored = await sendMissing(file, facts, { signal: line.signal, onProgress, onPart });
      if (stored && (sha256 === null || stored.sha256 === sha256)) return stored;
      if (stored || tries >= TRIES) throw new FileProblem('damaged');
    } catch (thrown) {
      // A file that has changed on the disk fails like a lost line.
      await read(file.slice(0, 1));
      const failed = failureOf(thrown);
      const isCut = line.signal.aborted && !signal.aborted;
      // Who answers is reached, whatever the browser thinks of its network.
      isOffline = isCut || (!navigator.onLine && ['network', 'timeout'].includes(failed.kind));
      if (!isOffline && (!isPassing(failed) || tries >= TRIES)) throw thrown;
    } finally {
      line.release();
    }
    onProgress({ ...latest, phase: 'waiting' });
    const wait = isOffline ? OFFLINE_MS : FIRST_WAIT_MS * 2 ** tries;
    // Without a network nothing was tried.
    tries = isOffline ? 0 : tries + 1;
    await untilOnline(wait, signal);
  }
}
