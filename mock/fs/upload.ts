import { createHash } from 'node:crypto';
import { HttpResponse, http } from 'msw';
import { files } from '@/api/fs/upload';
import { type Implementation, implement } from '../runtime/implement';
import { refuse } from '../runtime/refusal';
import type { World } from '../runtime/world';

interface Stored {
  name: string;
  bytes: Buffer;
}

/** Parts that have come so far, and whole files, of each world. */
const stores = new WeakMap<World, { parts: Map<string, Buffer[]>; files: Map<string, Stored> }>();

function storeOf(world: World) {
  const known = stores.get(world) ?? { parts: new Map<string, Buffer[]>(), files: new Map<string, Stored>() };
  stores.set(world, known);
  return known;
}

/** The stored file behind an id, or undefined. */
export const storedFile = (world: World, fileId: string): Stored | undefined => storeOf(world).files.get(fileId);

/** Stores a file that was there before anybody uploaded one; gives its id. */
export function storeFile(world: World, name: string, text: string): string {
  const fileId = world.nextId('F');
  storeOf(world).files.set(fileId, { name, bytes: Buffer.from(text) });
  return fileId;
}

const upload = implement(files, {
  upload: async ({ uploadId, name, size, index, count, part }, { world }) => {
    const { parts, files: whole } = storeOf(world);
    const received = index === 0 ? [] : (parts.get(uploadId) ?? []);
    if (received.length !== index) refuse('INVALID', { fields: ['index'] });
    received.push(Buffer.from(await part.arrayBuffer()));
    parts.set(uploadId, received);
    if (index + 1 < count) return { received: index };
    const bytes = Buffer.concat(received);
    parts.delete(uploadId);
    if (bytes.length !== size) refuse('INVALID', { fields: ['size'] });
    const fileId = world.nextId('F');
    whole.set(fileId, { name, bytes });
    return { fileId, name, size, sha256: createHash('sha256').update(bytes).digest('hex') };
  },
});

/** The file server: parts in, whole files out. */
export const fileServer: Implementation = {
  endpoints: upload.endpoints,
  handlers: (worlds) => [
    ...upload.handlers(worlds),
    http.get('*/fs/download/:fileId', ({ params, request }) => {
      const world = worlds.find(request.headers.get('Access-Token'));
      if (!world) return HttpResponse.json({ code: 40101, message: 'Token Is Empty!', data: null });
      const file = storedFile(world, String(params.fileId));
      if (!file) return new HttpResponse(null, { status: 404 });
      return new HttpResponse(new Uint8Array(file.bytes), {
        headers: {
          'content-type': 'application/octet-stream',
          'content-disposition': `attachment; filename*=UTF-8''${encodeURIComponent(file.name)}`,
        },
      });
    }),
  ],
};
