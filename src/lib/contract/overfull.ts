import * as z from 'zod';
import { noteBreak } from '../http/last-calls';
import { isUncounted } from './count';
import type { Endpoint } from './endpoint';

const paged = z.looseObject({ current: z.int().min(1), pageSize: z.int() });
const counted = z.object({ total: z.coerce.number() });

type Rows = readonly unknown[];

interface Page {
  readonly endpoint: Pick<Endpoint, 'path' | 'res'>;
  readonly input: unknown;
  /** The rows of another page of a list that is not counted. */
  readonly read: (input: unknown) => Promise<Rows>;
}

const areSame = (one: Rows, other: Rows) => JSON.stringify(one) === JSON.stringify(other);

/**
 * A page of more rows than were asked for, cut to as many: no screen is made for thousands at once. Of a gateway that gives
 * all rows whichever page is asked for, those of the page are taken and none is lost; else `isCut` says that some are not
 * shown. Either way the contract is broken, which is told once for each answer. A page that fits, and what asked for none,
 * stay as they are.
 */
export async function cutToPage<Answer extends { list: unknown[] }>(
  { endpoint, input, read }: Page,
  answer: Answer,
): Promise<Answer & { total?: number; isCut?: boolean }> {
  const page = paged.safeParse(input);
  const { list } = answer;
  if (!page.success || list.length <= page.data.pageSize) return answer;
  const { current, pageSize } = page.data;
  noteBreak(endpoint, [{ code: 'too_big', path: ['list'] }]);
  console.error(`[contract] ${endpoint.path}`, `${list.length} rows, ${pageSize} asked for`);
  const isWhole = isUncounted(answer)
    ? areSame(list, await read({ ...page.data, current: current + 1 }).catch((): Rows => []))
    : list.length >= (counted.safeParse(answer).data?.total ?? Number.POSITIVE_INFINITY);
  const from = isWhole ? (current - 1) * pageSize : 0;
  const rows = { ...answer, list: list.slice(from, from + pageSize) };
  return isWhole ? { ...rows, total: list.length } : { ...rows, isCut: true };
}
