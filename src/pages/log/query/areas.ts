import { type LogArea, logApi, type logs } from '@/api/log/query';
import type { Input } from '@/lib/contract/endpoint';
import type { Range } from '@/lib/time';

type ListQuery = Input<typeof logs.list>;
export type LogFilters = NonNullable<ListQuery['filters']>;

/** What differs between the lists of the log. */
export const AREAS = {
  all: { title: 'logQuery.allTitle', list: logApi.list, counts: logApi.getCounts, top: logApi.getTop },
  operation: {
    title: 'logQuery.operationTitle',
    list: logApi.listOperation,
    counts: logApi.getOperationCounts,
    top: logApi.getOperationTop,
  },
  alarm: {
    title: 'logQuery.alarmTitle',
    list: logApi.listAlarm,
    counts: logApi.getAlarmCounts,
    top: logApi.getAlarmTop,
  },
} as const;

/** The area that an address belongs to. */
export const areaOf = (path: string): LogArea =>
  path.endsWith('/operation') ? 'operation' : path.endsWith('/alarm') ? 'alarm' : 'all';

/** Three times a range around its middle, within what is kept. */
export function widerRange([from, to]: Range, [first, last]: Range): Range {
  const span = to - from;
  return [Math.max(first, from - span), Math.max(from, Math.min(last, to + span))];
}
