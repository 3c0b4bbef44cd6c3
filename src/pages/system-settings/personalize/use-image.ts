import { useEffect, useState } from 'react';
import { downloadFile, type UploadedFile } from '@/api/fs/upload';

const TYPES: Readonly<Record<string, string>> = { svg: 'image/svg+xml', ico: 'image/x-icon' };

/** The browser needs the type of a drawing to show it; of other images it looks at the bytes. */
const typeOf = (name: string) => TYPES[name.slice(name.lastIndexOf('.') + 1).toLowerCase()] ?? 'image/png';

/** The address of a stored image while it is shown; null until it is there, and where it cannot be had. */
export function useImage(file: UploadedFile | undefined): string | null {
  const [shown, setShown] = useState<{ fileId: string; url: string } | null>(null);
  const fileId = file?.fileId;
  const name = file?.name ?? '';
  useEffect(() => {
    if (fileId === undefined) return undefined;
    const controller = new AbortController();
    let url = '';
    downloadFile(fileId, { signal: controller.signal }).then(
      (blob) => {
        if (controller.signal.aborted) return;
        url = URL.createObjectURL(new Blob([blob], { type: typeOf(name) }));
        setShown({ fileId, url });
      },
      () => undefined,
    );
    return () => {
      controller.abort();
      if (url) URL.revokeObjectURL(url);
    };
  }, [fileId, name]);
  return shown && shown.fileId === fileId ? shown.url : null;
}
