import { type LogArea, type LogEntry, logApi, type logs } from '@/api/log/query';
import type { CallOptions, ListCall } from '@/lib/contract/client';
import type { Input } from '@/lib/contract/endpoint';
import type { Range } from '@/lib/time';

type ListQuery = Input<typeof logs.list>;
export type LogFilters = NonNullable<ListQuery['filters']>;
type List = ListCall<LogEntry, LogFilters>;

/** What differs between the lists of the log. */
export const AREAS = {
  all: { title: 'logQuery.allTitle', list: logApi.list, counts: logApi.getCounts },
  operation: { title: 'logQuery.operationTitle', list: logApi.listOperation, counts: logApi.getOperationCounts },
  alarm: { title: 'logQuery.alarmTitle', list: logApi.listAlarm, counts: logApi.getAlarmCounts },
} as const;

/** The area that an address belongs to. */
export const areaOf = (path: string): LogArea =>
  path.endsWith('/operation') ? 'operation' : path.endsWith('/alarm') ? 'alarm' : 'all';

/**
 * A list whose pages stand still: what is written after its first page was asked for moves no row of the others, and comes
 * with the next look at the first page.
 */
export function pinned(call: List, now: () => number): List {
  let asOf = now();
  const load = (request: ListQuery, options?: CallOptions) => {
    if (request.current === 1) {
      asOf = now();
      return call(request, options);
    }
    const [from, to] = request.timeRange ?? [0, asOf];
    return call({ ...request, timeRange: [from, Math.max(from, Math.min(to, asOf))] }, options);
  };
  return Object.assign(load, { path: call.path });
}

/** Three times a range around its middle, within what is kept. */
export function widerRange([from, to]: Range, [first, last]: Range): Range {
  const span = to - from;
  return [Math.max(first, from - span), Math.max(from, Math.min(last, to + span))];
}
