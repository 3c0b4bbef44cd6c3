import { downloadFile } from '@/api/fs/upload';
import { type ExportArea, type ExportBatch, exportApi } from '@/api/log/export-task';
import { allPages } from '@/lib/contract/all-pages';
import { joinedCsv } from '@/lib/joined-csv';
import { holdTab } from '@/lib/navigation';
import { saveFile } from '@/lib/save-file';
import { fileTimeText } from '@/lib/time';

/** The generated tasks of a batch, in the order of their periods. */
async function tasksOf(area: ExportArea, batchId: string, signal: AbortSignal) {
  const filters = { batchId: [batchId], status: ['generated'] };
  const tasks = await allPages((page) => exportApi[area].list({ ...page, filters }, { signal }));
  return tasks.sort((a, b) => a.from - b.from);
}

async function filesOf(area: ExportArea, id: string, signal: AbortSignal, onProgress: (done: number) => void) {
  const files: Blob[] = [];
  for (const task of await tasksOf(area, id, signal)) {
    const { fileId } = await exportApi[area].getFile({ id: task.id }, { signal });
    files.push(await downloadFile(fileId, { signal }));
    onProgress(files.length);
  }
  return joinedCsv(files);
}

/** Saves what is generated of a batch as one file; false if it was given up. Rejects as its calls do. */
export function saveBatch(
  area: ExportArea,
  { id, logType, from, to }: ExportBatch,
  signal: AbortSignal,
  onProgress: (done: number) => void,
): Promise<boolean> {
  const name = `${logType}-${fileTimeText(from)}-${fileTimeText(to)}.csv`;
  const failed = (thrown: unknown) => {
    if (!signal.aborted) throw thrown;
    return false;
  };
  return filesOf(area, id, signal, onProgress)
    .then((file) => {
      saveFile(name, file, 'text/csv');
      return true;
    }, failed)
    .finally(holdTab());
}
