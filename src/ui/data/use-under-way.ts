import type { ListCall } from '@/lib/contract/client';
import { useFollow } from './use-follow';
import { usePoll } from './use-poll';

/** So many are followed: the rest is on pages that are loaded when they are turned to. */
const MOST = 100;

interface Options<Row, Filters> {
  filters?: Filters;
  /** Which of its rows are meant, where no filter says so. */
  is?: (row: Row) => boolean;
  /** Whether to ask: the gateway has no call of its own for what runs, or the list itself is here by now. */
  isReady: boolean;
}

/**
 * The rows of a list that are under way, for a gateway that tells them only in the list: asked for while there is one; what
 * shows the list loads it again when one begins, goes on or ends.
 */
export function useUnderWay<Row extends { id: string }, Filters extends object>(
  call: ListCall<Row, Filters>,
  { filters, is = () => true, isReady }: Options<Row, Filters>,
): readonly Row[] | undefined {
  const input = { current: 1, pageSize: MOST, ...(filters && { filters }) };
  const { data } = usePoll(call, input, ({ list }) => !list.some(is), { isReady });
  const rows = isReady ? data?.list.filter(is) : undefined;
  useFollow(rows && JSON.stringify(rows), call);
  return rows;
}
