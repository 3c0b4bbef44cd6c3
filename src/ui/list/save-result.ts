import type { T } from '@/i18n/use-t';
import { csvText } from '@/lib/csv';
import { fileName } from '@/lib/file-name';
import { gatewayNow } from '@/lib/gateway-clock';
import { saveCsv } from '@/lib/save-file';
import { fileTimeText } from '@/lib/time';
import type { BulkOutcome } from './use-selection';

/** Saves what came of a bulk action, row by row: who went on with it needs the reasons beside the names. */
export function saveResult(t: T, title: string, { action, done, failed }: BulkOutcome): void {
  const header = [t('bulk.name'), t('bulk.id'), t('bulk.outcome'), t('bulk.reason')];
  const rows = [
    ...failed.map(({ id, name, message }) => [name, id, t('bulk.isFailed'), message]),
    ...done.map(({ id, name }) => [name, id, t('bulk.isDone'), '']),
  ];
  saveCsv(`${fileName(`${title} ${action}`)}-${fileTimeText(gatewayNow())}`, csvText([header, ...rows]));
}
