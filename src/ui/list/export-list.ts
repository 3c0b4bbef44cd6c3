import type { T } from '@/i18n/use-t';
import type { CsvCell } from '@/lib/csv';
import {
  csvEvidence,
  csvTable,
  type EvidenceTable,
  type Fact,
  markdownEvidence,
  markdownTable,
  sha256,
} from '@/lib/evidence';
import { fileName } from '@/lib/file-name';
import { gatewayNow } from '@/lib/gateway-clock';
import { saveCsv, saveFile } from '@/lib/save-file';
import { fileTimeText, isoText } from '@/lib/time';
import type { ListNow, OnProgress } from './list-parts';
import { cellsOf, fileColumns, readPage } from './list-source';
import type { Format } from './use-export';

/** Rows to a call: a million of them in a thousand calls. */
const SIZE = 1000;
/** More of them take minutes, and the memory of the tab: asked before they are read. */
const MANY = 100_000;

/** What a long export would take, as far as its first calls say. */
export interface LongExport {
  /** How many rows there are; null where nobody counts them. */
  total: number | null;
  /** How many rows came with one call, and how long that took. */
  size: number;
  callMs: number;
}

interface Order {
  t: T;
  list: ListNow;
  format: Format;
  account: string;
  title: string;
  signal: AbortSignal;
  onProgress: OnProgress;
  /** Whether to go on with so many. */
  ask: (found: LongExport) => Promise<boolean>;
}

/** The cells of all rows of a list, page by page; a row that moved to the next page meanwhile counts once. Null: given up. */
async function readAll({ t, list, signal, onProgress, ask }: Order): Promise<CsvCell[][] | null> {
  const found = new Map<string, CsvCell[]>();
  let read = 0;
  let isAsked = false;
  for (let page = 1; ; page += 1) {
    const begun = performance.now();
    const { list: rows, total, isCounted = true } = await readPage(list, page, SIZE, signal);
    const known = found.size;
    for (const row of rows) found.set(row.id, cellsOf(list, row, t));
    onProgress(found.size, isCounted ? total : 0);
    const callMs = performance.now() - begun;
    read += rows.length;
    // A gateway may give fewer rows to a page than were asked for; where it does not count them, the end is where none is new.
    const isEnd = isCounted ? rows.length === 0 || read >= total : found.size === known;
    if (signal.aborted) return null;
    if (isEnd) return [...found.values()];
    if (isAsked || (isCounted ? total : found.size) < MANY) continue;
    isAsked = true;
    if (!(await ask({ total: isCounted ? total : null, size: rows.length, callMs }))) return null;
  }
}

/** Reads and saves a list in a format; how many rows it holds, or null if it was given up. Rejects as its calls do. */
export async function exportList(order: Order): Promise<number | null> {
  const { t, list, format, account, title, signal } = order;
  const now = gatewayNow();
  const readTable = async (): Promise<EvidenceTable | null> => {
    if (format !== 'csv' && list.evidence) return list.evidence(list.request, signal, order.onProgress);
    const rows = await readAll(order);
    return rows && { header: fileColumns(list).map((one) => one.title), rows };
  };
  const table = await readTable();
  if (!table) return null;
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
