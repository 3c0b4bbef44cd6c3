import * as z from 'zod';
import { client } from '@/lib/contract/client';
import { endpoint } from '@/lib/contract/endpoint';
import { type DownloadOptions, downloadBlob } from '@/lib/http/axios';

/** What a file is for. */
export const fileUse = z.enum(['nodeSoftware', 'intel', 'configBackup', 'metadata', 'logo', 'license']);
export type FileUse = z.output<typeof fileUse>;

export const uploadedFile = z.object({
  fileId: z.string(),
  name: z.string(),
  size: z.number(),
  sha256: z.string(),
});
export type UploadedFile = z.output<typeof uploadedFile>;

const whole = z.coerce.number<number>().int().min(0);

/** What makes two uploads the same one: the id is made of the file, so that a later attempt finds its parts again. */
const upload = z.object({
  biz: fileUse,
  uploadId: z.string().min(1).max(320),
  name: z.string().min(1).max(255),
  size: whole,
  count: whole,
});
export type UploadFacts = z.input<typeof upload>;

const sha256 = z.string().regex(/^[0-9a-f]{64}$/);

export const files = {
  /**
   * One part of a file, in any order; a part that comes twice counts once. The answer to the last missing part is the
   * file itself. A file that does not have the given checksum is refused, and its parts are forgotten.
   */
  upload: endpoint('/fs/upload', {
    req: upload.extend({ sha256: sha256.optional(), index: whole, part: z.instanceof(Blob) }),
    res: z.union([uploadedFile, z.object({ received: z.number() })]),
    codes: ['INVALID', 'FILE_DAMAGED'],
  }),
  /** Which parts of an upload are there; the file, if all are. */
  getParts: endpoint('/fs/getParts', {
    capability: 'resumableUpload',
    req: upload,
    res: z.object({ received: z.array(z.int().min(0)), file: uploadedFile.nullable() }),
  }),
};

export const fileApi = client(files);

/** The bytes of a stored file. */
export const downloadFile = (fileId: string, options?: DownloadOptions): Promise<Blob> =>
  downloadBlob(`/fs/download/${encodeURIComponent(fileId)}`, options);
