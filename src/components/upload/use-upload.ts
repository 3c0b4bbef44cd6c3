import { useContext, useEffect, useRef, useState } from 'react';
import { FileProblem, sendFile, type UploadProgress } from '@/api/fs/send-file';
import type { FileUse, UploadedFile } from '@/api/fs/upload';
import { useT } from '@/i18n/use-t';
import { failureOf } from '@/lib/contract/failure';
import { checkFile, type FileRule } from '@/lib/file-check';
import { rateOf, type Sample, withSample } from '@/lib/transfer-rate';
import { useReport } from '@/ui/feedback/report';
import { useDirtyGuard } from '@/ui/feedback/use-dirty-guard';
import { fileProblemText } from '@/ui/form/file-button';
import { FormContext } from '@/ui/form/form-context';

const LEAVE = {
  title: 'upload.leaveTitle',
  text: 'upload.leaveText',
  verb: 'upload.leave',
  wait: 'upload.wait',
} as const;

export interface Upload extends UploadProgress {
  file: File;
  /** Bytes per second; null while that cannot be said. */
  rate: number | null;
  /** Why it stands still and waits for the operator; null while it goes on by itself. */
  stopped: string | null;
}

/** Inside a form its shell asks before the upload is left, and is not sent before it ends; elsewhere the upload asks. */
function useLeaving(isRunning: boolean): void {
  const begin = useContext(FormContext)?.begin;
  useDirtyGuard(isRunning && !begin ? LEAVE : null);
  useEffect(() => (isRunning ? begin?.(LEAVE) : undefined), [isRunning, begin]);
}

/**
 * One upload at a time: checked first, its progress; canceling aborts the request, leaving asks. What stopped it
 * is told, and `resume` goes on from the parts that have arrived.
 */
export function useUpload(biz: FileUse, rule: FileRule, onDone: (file: UploadedFile) => void) {
  const t = useT();
  const report = useReport();
  const [upload, setUpload] = useState<Upload | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const controller = useRef<AbortController | null>(null);
  useLeaving(upload !== null);
  useEffect(() => () => controller.current?.abort(), []);

  const send = async (file: File) => {
    controller.current?.abort();
    const mine = new AbortController();
    controller.current = mine;
    let samples: readonly Sample[] = [];
    const onProgress = (progress: UploadProgress) => {
      if (mine.signal.aborted) return;
      const sample = { at: performance.now(), bytes: progress.sent };
      samples = progress.phase === 'sending' ? withSample(samples, sample) : [];
      setUpload({ ...progress, file, rate: rateOf(samples), stopped: null });
    };
    try {
      onDone(await sendFile(file, biz, { signal: mine.signal, onProgress }));
      setUpload(null);
    } catch (thrown) {
      if (mine.signal.aborted) return;
      const own = thrown instanceof FileProblem ? t(`upload.${thrown.reason}`) : report.own(thrown);
      const isOver = thrown instanceof FileProblem || ['business', 'session', 'abort'].includes(failureOf(thrown).kind);
      if (isOver) setProblem(own);
      setUpload((old) => (isOver || !old ? null : { ...old, rate: null, stopped: own ?? t('upload.stopped') }));
    }
  };
  const start = async (file: File) => {
    setProblem(null);
    const wrong = await checkFile(file, rule);
    if (wrong) setProblem(fileProblemText(t, wrong, rule));
    else await send(file);
  };
  const cancel = () => {
    controller.current?.abort();
    setUpload(null);
  };
  return { upload, problem, start, resume: () => void (upload && send(upload.file)), cancel };
}
