import { createHash } from 'node:crypto';
import { delay, HttpResponse, http } from 'msw';
import { type FileUse, files, type UploadedFile, type UploadFacts } from '@/api/fs/upload';
import { takeFault } from '../runtime/faults';
import { callerOf, gate, planned } from '../runtime/gate';
import { type Implementation, implement } from '../runtime/implement';
import { maySee } from '../runtime/personas';
import { Refusal, refusalEnvelope, refuse } from '../runtime/refusal';
import { accountSeen } from '../runtime/view-as';
import type { World, Worlds } from '../runtime/world';

interface Stored {
  name: string;
  bytes: Buffer;
  /** The right to the screen whose file it is; null: everybody who is signed in may have it. */
  screen: string | null;
}

const SCREENS: Record<FileUse, string | null> = {
  nodeSoftware: 'nodeSoftware',
  intel: null,
  configBackup: null,
  metadata: 'sso',
  logo: null,
  license: 'accountInfo',
};

interface Store {
  /** Parts that have come so far, by upload. */
  parts: Map<string, Map<number, Buffer>>;
  /** What came of an upload: its last answer may have been lost. */
  done: Map<string, UploadedFile>;
  files: Map<string, Stored>;
}

const stores = new WeakMap<World, Store>();

function storeOf(world: World): Store {
  const known = stores.get(world) ?? { parts: new Map(), done: new Map(), files: new Map() };
  stores.set(world, known);
  return known;
}

/** The stored file behind an id, or undefined. */
export const storedFile = (world: World, fileId: string): Stored | undefined => storeOf(world).files.get(fileId);

/** Stores a file that was there before anybody uploaded one; gives its id. */
export function storeFile(world: World, name: string, text: string, use?: FileUse): string {
  const fileId = world.nextId('F');
  storeOf(world).files.set(fileId, { name, bytes: Buffer.from(text), screen: use ? SCREENS[use] : null });
  return fileId;
}

/** Removes a file; the same one uploaded again is a new one. */
export function dropFile(world: World, fileId: string): void {
  const { files: whole, done } = storeOf(world);
  whole.delete(fileId);
  for (const [key, file] of done) if (file.fileId === fileId) done.delete(key);
}

const keyOf = ({ biz, uploadId, name, size, count }: UploadFacts) =>
  JSON.stringify([biz, uploadId, name, Number(size), Number(count)]);

/** The planned loss of a part: it is acknowledged, and yet not there. */
export const LOST_PART = '/fs/lostPart';

const upload = implement(files, {
  upload: async ({ sha256, index, part, ...facts }, { world }) => {
    const { parts, done, files: whole } = storeOf(world);
    const key = keyOf(facts);
    const known = done.get(key);
    if (known) return known;
    const { name, size, count } = facts;
    if (index >= count) refuse('INVALID', { fields: ['index'] });
    if (takeFault(world, LOST_PART, { hasWildcard: false })) return { received: index };
    const received = parts.get(key) ?? new Map<number, Buffer>();
    parts.set(key, received.set(index, Buffer.from(await part.arrayBuffer())));
    if (received.size < count) return { received: index };
    parts.delete(key);
    const bytes = Buffer.concat(Array.from({ length: count }, (_, at) => received.get(at) ?? Buffer.alloc(0)));
    if (bytes.length !== size) refuse('INVALID', { fields: ['size'] });
    const checksum = createHash('sha256').update(bytes).digest('hex');
    if (sha256 !== undefined && sha256 !== checksum) refuse('FILE_DAMAGED');
    const fileId = world.nextId('F');
    whole.set(fileId, { name, bytes, screen: SCREENS[facts.biz] });
    const file = { fileId, name, size, sha256: checksum };
    done.set(key, file);
    return file;
  },
  getParts: (facts, { world }) => {
    const { parts, done } = storeOf(world);
    const key = keyOf(facts);
    return { received: [...(parts.get(key)?.keys() ?? [])], file: done.get(key) ?? null };
  },
});

/** A planned delay is one in the middle, as of a line that is slow: the first half comes at once. */
const inHalves = (bytes: Buffer, pause: number) =>
  new ReadableStream<Uint8Array>({
    async start(stream) {
      const half = Math.floor(bytes.length / 2);
      stream.enqueue(new Uint8Array(bytes.subarray(0, half)));
      if (pause > 0) await delay(pause);
      stream.enqueue(new Uint8Array(bytes.subarray(half)));
      stream.close();
    },
  });

/** The file server: parts in, whole files out. */
export const fileServer: Implementation = {
  endpoints: upload.endpoints,
  handlers: (worlds) => [
    ...upload.handlers(worlds),
    http.get('*/fs/download/:fileId', ({ params, request }) => answer(String(params.fileId), request, worlds)),
  ],
};

/** A file passes the same gate as every other call, and asks besides for the screen that it belongs to. */
function answer(fileId: string, request: Request, worlds: Worlds): Response {
  const caller = callerOf(request, worlds);
  const { world, language } = caller;
  world.tick();
  const fault = takeFault(world, '/fs/download');
  const closed = (fault && planned(fault)) ?? gate({ path: '/fs/download', access: 'session' }, caller, fault);
  if (closed) return closed;
  const file = storedFile(world, fileId);
  if (!file) return new HttpResponse(null, { status: 404 });
  const persona = (caller.viewAs === null ? null : accountSeen(world, caller.viewAs)) ?? world.persona;
  if (file.screen !== null && !maySee(persona, file.screen))
    return HttpResponse.json(refusalEnvelope(new Refusal('NO_RIGHT', [], {}), language));
  const checksum = createHash('sha256').update(file.bytes).digest('base64');
  return new HttpResponse(inHalves(file.bytes, fault?.delay ?? 0), {
    headers: {
      'content-type': 'application/octet-stream',
      'content-length': String(file.bytes.length),
      'content-disposition': `attachment; filename*=UTF-8''${encodeURIComponent(file.name)}`,
      'repr-digest': `sha-256=:${checksum}:`,
    },
  });
}
