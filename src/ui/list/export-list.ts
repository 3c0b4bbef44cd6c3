import type { T } from '@/i18n/use-t';
import type { CsvCell } from '@/lib/csv';
import { csvEvidence, csvTable, type Fact, markdownEvidence, markdownTable, sha256 } from '@/lib/evidence';
import { fileName } from '@/lib/file-name';
import { gatewayNow } from '@/lib/gateway-clock';
import { saveCsv, saveFile } from '@/lib/save-file';
import { fileTimeText, isoText } from '@/lib/time';
import type { ListNow, OnProgress } from './list-parts';
import { cellsOf, fileColumns, readPage } from './list-source';
import type { Format } from './use-export';

/** Rows to a call: a million of them in a thousand calls. */
const SIZE = 1000;

interface Order {
  t: T;
  list: ListNow;
  format: Format;
  account: string;
  title: string;
  signal: AbortSignal;
  onProgress: OnProgress;
}

/** The cells of all rows of a list, page by page; a row that moved to the next page meanwhile counts once. */
async function readAll({ t, list, signal, onProgress }: Order): Promise<CsvCell[][]> {
  const found = new Map<string, CsvCell[]>();
  let read = 0;
  for (let page = 1; ; page += 1) {
    const { list: rows, total, isCounted = true } = await readPage(list, page, SIZE, signal);
    const known = found.size;
    for (const row of rows) found.set(row.id, cellsOf(list, row, t));
    onProgress(found.size, isCounted ? total : 0);
    read += rows.length;
    // A gateway may give fewer rows to a page than were asked for; where it does not count them, the end is where none is new.
    const isEnd = isCounted ? rows.length === 0 || read >= total : found.size === known;
    if (signal.aborted || isEnd) return [...found.values()];
  }
}

/** Reads and saves a list in a format; how many rows it holds, or null if it was given up. Rejects as its calls do. */
export async function exportList(order: Order): Promise<number | null> {
  const { t, list, format, account, title, signal } = order;
  const now = gatewayNow();
  const table =
    format !== 'csv' && list.evidence
      ? await list.evidence(list.request, signal, order.onProgress)
      : { header: fileColumns(list).map((one) => one.title), rows: await readAll(order) };
  const { rows } = table;
  const isMarkdown = format === 'evidenceMarkdown';
  const body = isMarkdown ? markdownTable(table) : csvTable(table);
  const name = `${fileName(title)}-${fileTimeText(now)}`;
  const factsOf = async (): Promise<Fact[]> => [
    [t('evidence.screen'), title],
    [t('evidence.account'), account],
    [t('evidence.time'), isoText(now) ?? ''],
    [t('evidence.filter'), list.narrowing.join('; ') || t('evidence.noFilter')],
    [t('evidence.columns'), table.header.join('; ')],
    [t('evidence.rows'), String(rows.length)],
    [t('evidence.checksum'), (await sha256(body)) ?? t('evidence.noChecksum')],
  ];
  const facts = format === 'csv' ? [] : await factsOf();
  if (signal.aborted) return null;
  if (isMarkdown) saveFile(`${name}.md`, markdownEvidence(title, facts, body), 'text/markdown;charset=utf-8');
  else saveCsv(name, format === 'csv' ? body : csvEvidence(facts, body));
  return rows.length;
}
