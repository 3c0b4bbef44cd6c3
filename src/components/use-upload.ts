import { useEffect, useRef, useState } from 'react';
import { type FileUse, type UploadedFile, uploadFile } from '@/api/fs/upload';
import { useT } from '@/i18n/use-t';
import { failureOf } from '@/lib/contract/failure';
import { checkFile, type FileRule } from '@/lib/file-check';
import { useReport } from '@/ui/report';
import { useDirtyGuard } from '@/ui/use-dirty-guard';
import { fileProblemText } from './file-button';

const LEAVE = { title: 'upload.leaveTitle', text: 'upload.leaveText', verb: 'upload.leave' } as const;

interface Running {
  name: string;
  /** From 0 to 1. */
  share: number;
}

/** One upload at a time: checked first, its progress, cancelling aborts the request, leaving asks (REL-6). */
export function useUpload(biz: FileUse, rule: FileRule, onDone: (file: UploadedFile) => void) {
  const t = useT();
  const report = useReport();
  const [running, setRunning] = useState<Running | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const controller = useRef<AbortController | null>(null);
  useDirtyGuard(running !== null, LEAVE);
  useEffect(() => () => controller.current?.abort(), []);

  const start = async (file: File) => {
    setProblem(null);
    const wrong = await checkFile(file, rule);
    if (wrong) {
      setProblem(fileProblemText(t, wrong, rule));
      return;
    }
    controller.current?.abort();
    const mine = new AbortController();
    controller.current = mine;
    setRunning({ name: file.name, share: 0 });
    try {
      const onProgress = (share: number) => setRunning({ name: file.name, share });
      onDone(await uploadFile(file, biz, { signal: mine.signal, onProgress }));
    } catch (thrown) {
      if (failureOf(thrown).kind !== 'abort') setProblem(report.own(thrown));
    } finally {
      setRunning(null);
    }
  };
  return { running, problem, start, cancel: () => controller.current?.abort() };
}
