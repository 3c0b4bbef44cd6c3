import { useMemo, useRef, useState } from 'react';
import { type AlarmFilters, type AlarmRecord, alarmRecordApi } from '@/api/alarm/record';
import type { CallOptions, ListCall } from '@/lib/contract/client';
import type { ListRequest } from '@/lib/contract/endpoint';
import { useFollow } from '@/ui/data/use-follow';

type Query = ListRequest & { filters?: AlarmFilters | undefined };

interface Page {
  list: AlarmRecord[];
  total: number;
}

/** What the rows on screen belong to: pages of one moment, by their request. */
interface Moment {
  narrowing: string;
  asOf: number | null;
  pages: Map<string, Page>;
}

export interface Live {
  load: ListCall<AlarmRecord, AlarmFilters>;
  /** Alarms that began since the rows on screen were loaded. */
  news: number;
  show: () => void;
}

const narrowingOf = ({ current: _, pageSize: __, ...rest }: Query) => JSON.stringify(rest);

/**
 * The alarm list as of one moment. Loading a page again brings its rows up to date where they stand and counts what began
 * since: whatever pours in, nothing moves under the reader until he asks for it.
 */
export function useLive(): Live {
  const [news, setNews] = useState(0);
  const [shows, setShows] = useState(0);
  const moment = useRef<Moment>({ narrowing: '', asOf: null, pages: new Map() });

  const load = useMemo(() => {
    const bringUpToDate = async (page: Page, asOf: number, request: Query, options?: CallOptions) => {
      const { current: _, pageSize: __, sorter: ___, ...narrowing } = request;
      const ids = page.list.map(({ id }) => id);
      const { total, changed } = await alarmRecordApi.getNews({ ...narrowing, asOf, ids }, options);
      const now = new Map(changed.map((one) => [one.id, one]));
      setNews(total);
      return { ...page, list: page.list.map((one) => now.get(one.id) ?? one) };
    };
    const call = async (request: Query, options?: CallOptions): Promise<Page> => {
      const narrowing = narrowingOf(request);
      if (moment.current.narrowing !== narrowing) {
        moment.current = { narrowing, asOf: null, pages: new Map() };
        setNews(0);
      }
      const { asOf, pages } = moment.current;
      const key = JSON.stringify(request);
      const page = pages.get(key);
      if (page && asOf !== null) {
        const next = await bringUpToDate(page, asOf, request, options);
        pages.set(key, next);
        return next;
      }
      const answer = await alarmRecordApi.list({ ...request, ...(asOf !== null && { asOf }) }, options);
      if (moment.current.pages === pages) {
        moment.current.asOf ??= answer.asOf;
        pages.set(key, answer);
      }
      return answer;
    };
    return Object.assign(call, { path: alarmRecordApi.list.path });
  }, []);

  useFollow(String(shows), alarmRecordApi.list);
  return {
    load,
    news,
    show: () => {
      moment.current = { narrowing: '', asOf: null, pages: new Map() };
      setNews(0);
      setShows(shows + 1);
    },
  };
}
