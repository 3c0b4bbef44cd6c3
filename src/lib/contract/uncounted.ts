import * as z from 'zod';
import { onCacheReset } from '../cache-reset';

const paged = z.looseObject({ current: z.int(), pageSize: z.int() });

/** The most rows that this gateway gave to a page of any list: a page of no more that is not full is the last. */
let most = 0;
/** By path, how many rows it gives to a page, where those are fewer than were asked for. */
const limits = new Map<string, number>();

onCacheReset(() => {
  most = 0;
  limits.clear();
});

type Rows = readonly unknown[];

interface Page {
  readonly path: string;
  readonly input: unknown;
  /** The rows of another page. */
  readonly read: (input: unknown) => Promise<Rows>;
}

/** Whether there are rows behind a page that is not full: the gateway may give fewer to each than were asked for. */
async function isShort(list: Rows, next: () => Promise<Rows>): Promise<boolean> {
  const rows = await next().catch((): Rows => []);
  // Some give the same rows whichever page is asked for.
  return rows.length > 0 && JSON.stringify(rows) !== JSON.stringify(list);
}

/**
 * A page of a list whose gateway does not count its rows: as many are told as were seen, and one more where there are more,
 * so that there is always a way on; `isCounted` is false then, and `given` says how many rows fill a page where those are
 * fewer than were asked for. Of the first page that is not full the next is asked for, to know whether it is the last. An
 * answer that is no page stays as it is.
 */
export async function withCount<Answer extends { list: unknown[] }>(
  { path, input, read }: Page,
  answer: Answer,
): Promise<Answer> {
  const page = paged.safeParse(input);
  if (!page.success) return answer;
  const { current, pageSize } = page.data;
  const count = answer.list.length;
  const isOpen = count > 0 && count < pageSize && pageSize > most && !limits.has(path);
  most = Math.max(most, count);
  if (isOpen && (await isShort(answer.list, () => read({ ...page.data, current: current + 1 }))))
    limits.set(path, count);
  const given = Math.min(pageSize, limits.get(path) ?? pageSize);
  const total = (current - 1) * given + count + (count >= given ? 1 : 0);
  return { ...answer, total, isCounted: false, ...(given < pageSize && { given }) };
}
