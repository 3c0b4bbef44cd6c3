import { useEffect, useRef, useState } from 'react';
import type { UploadedFile } from '@/api/fs/upload';
import { LIBRARY_FILE } from '@/api/system-settings/intelligence-source';
import { useUpload } from '@/components/upload/use-upload';
import type { LibrarySummary } from '@/domain/intel/inspect-library';
import { readLibraryFile } from '@/domain/intel/read-library-file';
import { useT } from '@/i18n/use-t';
import { checkFile } from '@/lib/file-check';
import { fileProblemText } from '@/ui/form/file-button';
import { PROBLEMS } from './labels';

type Step =
  | { kind: 'empty' }
  | { kind: 'reading'; file: File; share: number }
  | { kind: 'refused'; text: string }
  | { kind: 'read' };

/** A library that the file server has, and what was found in it here. */
export interface StoredLibrary {
  file: UploadedFile;
  summary: LibrarySummary;
}

/** One file on its way to an import: checked and read here line by line; only what is a library is uploaded. */
export function useLibrary(onStored: (stored: StoredLibrary | null) => void) {
  const t = useT();
  const [step, setStep] = useState<Step>({ kind: 'empty' });
  const summary = useRef<LibrarySummary | null>(null);
  const { start, ...sending } = useUpload('intel', LIBRARY_FILE, (file) => {
    if (summary.current) onStored({ file, summary: summary.current });
  });
  const reading = useRef<AbortController | null>(null);
  useEffect(() => () => reading.current?.abort(), []);

  const take = async (file: File) => {
    const controller = new AbortController();
    reading.current = controller;
    onStored(null);
    const wrong = await checkFile(file, LIBRARY_FILE);
    if (wrong) {
      setStep({ kind: 'refused', text: fileProblemText(t, wrong, LIBRARY_FILE) });
      return;
    }
    setStep({ kind: 'reading', file, share: 0 });
    const onProgress = (share: number) => setStep({ kind: 'reading', file, share });
    const found = await readLibraryFile(file, { signal: controller.signal, onProgress });
    if (controller.signal.aborted) return;
    if (!found) setStep({ kind: 'refused', text: t('upload.unreadable') });
    else if (found.problem !== null) {
      const { problem, line, count = 0 } = found;
      setStep({ kind: 'refused', text: t(PROBLEMS[problem], { line, count }) });
    } else {
      summary.current = found;
      setStep({ kind: 'read' });
      await start(file);
    }
  };
  const cancelReading = () => {
    reading.current?.abort();
    setStep({ kind: 'empty' });
  };
  return { step, sending, take, cancelReading };
}
