import * as z from 'zod';
import { client } from '@/lib/contract/client';
import { endpoint } from '@/lib/contract/endpoint';
import { download } from '@/lib/http/axios';

/** What a file is for (decisions, file server). */
export const fileUse = z.enum(['nodeSoftware', 'intel', 'configBackup', 'metadata', 'logo', 'licence']);
export type FileUse = z.output<typeof fileUse>;

export const uploadedFile = z.object({
  fileId: z.string(),
  name: z.string(),
  size: z.number(),
  sha256: z.string(),
});
export type UploadedFile = z.output<typeof uploadedFile>;

const whole = z.coerce.number<number>().int().min(0);

export const files = {
  /** One part of a file; the answer to the last part is the file itself. */
  upload: endpoint('/fs/upload', {
    req: z.object({
      biz: fileUse,
      uploadId: z.string().min(1).max(64),
      name: z.string().min(1).max(255),
      size: whole,
      index: whole,
      count: whole,
      part: z.instanceof(Blob),
    }),
    res: z.union([uploadedFile, z.object({ received: z.number() })]),
    codes: ['INVALID'],
  }),
};

export const fileApi = client(files);

/** Small enough for a slow line: one part must arrive before the request times out. */
const PART_BYTES = 1024 * 1024;

const newUploadId = () => `${Date.now().toString(36)}-${Math.random().toString(36).slice(2)}`;

/** Sends a file part by part; `onProgress` hears the share from 0 to 1. The signal aborts the running request. */
export async function uploadFile(
  file: File,
  biz: FileUse,
  { signal, onProgress }: { signal: AbortSignal; onProgress: (share: number) => void },
): Promise<UploadedFile> {
  const count = Math.max(1, Math.ceil(file.size / PART_BYTES));
  const facts = { biz, uploadId: newUploadId(), name: file.name, size: file.size, count };
  for (let index = 0; index < count; index += 1) {
    const part = file.slice(index * PART_BYTES, (index + 1) * PART_BYTES);
    const report = (share: number) => onProgress((index + share) / count);
    const answer = await fileApi.upload({ ...facts, index, part }, { signal, onProgress: report });
    if ('fileId' in answer) return answer;
  }
  throw new Error('the file server did not confirm the file');
}

/** The bytes of a stored file. */
export const downloadFile = (fileId: string, signal: AbortSignal): Promise<Blob> =>
  download(`/fs/download/${encodeURIComponent(fileId)}`, { signal });
