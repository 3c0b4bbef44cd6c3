import { sendFile } from '@/api/fs/send-file';

/** Puts a document to the file server, whatever way it came; gives its id there. */
export async function storeDocument(text: string): Promise<string> {
  const file = new File([text], 'metadata.xml', { type: 'application/xml' });
  const { signal } = new AbortController();
  return (await sendFile(file, 'metadata', { signal, onProgress: () => {} })).fileId;
}
