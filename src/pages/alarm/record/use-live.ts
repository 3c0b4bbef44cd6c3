import { useMemo, useRef, useState } from 'react';
import { type AlarmFilters, type AlarmRecord, alarmRecordApi } from '@/api/alarm/record';
import type { CallOptions, ListCall } from '@/lib/contract/client';
import type { ListRequest } from '@/lib/contract/endpoint';
import { isOffered, markMissing, orWithout } from '@/lib/contract/offered';
import { useFollow } from '@/ui/data/use-follow';
import { isInOrder } from './model';

type Query = ListRequest & { filters?: AlarmFilters | undefined };

interface Page {
  list: AlarmRecord[];
  total: number;
}

/** What the rows on screen belong to: pages of one moment, by their request. */
interface Moment {
  narrowing: string;
  asOf: number | null;
  /** How many matched then. */
  total: number;
  pages: Map<string, Page>;
}

/** What became otherwise since the moment that the rows on screen belong to. */
export interface News {
  /** Alarms that began, and match. */
  began: number;
  /** Older ones that match only now, and those that no longer do: they recovered, their report was made. */
  joined: number;
  gone: number;
  /** The rows were brought up to date, and are no longer in the order that was asked for. */
  isOutOfOrder: boolean;
}

export interface Live {
  load: ListCall<AlarmRecord, AlarmFilters>;
  news: News;
  /** Begins a new moment: the whole query is asked again. */
  renew: () => void;
}

const NO_NEWS: News = { began: 0, joined: 0, gone: 0, isOutOfOrder: false };
const noMoment = (narrowing = ''): Moment => ({ narrowing, asOf: null, total: 0, pages: new Map() });

const narrowingOf = ({ current: _, pageSize: __, ...rest }: Query) => JSON.stringify(rest);

/**
 * The alarm list as of one moment. What loads by itself (a pace, the focus of the window, a write) brings the rows up to
 * date where they stand and counts what the query would answer otherwise: whatever pours in, nothing moves under the
 * reader until he asks for it. A gateway without news answers the whole query each time.
 */
export function useLive(): Live {
  const [news, setNews] = useState(NO_NEWS);
  const [renewals, setRenewals] = useState(0);
  const moment = useRef(noMoment());

  const load = useMemo(() => {
    const bringUpToDate = async (page: Page, asOf: number, request: Query, options?: CallOptions) => {
      const { current: _, pageSize: __, sorter, ...narrowing } = request;
      const ids = page.list.map(({ id }) => id);
      const answer = await alarmRecordApi.getNews({ ...narrowing, asOf, ids }, options);
      const now = new Map(answer.changed.map((one) => [one.id, one]));
      const list = page.list.map((one) => now.get(one.id) ?? one);
      const { total: began, joined = 0, left: gone = 0 } = answer;
      return { page: { ...page, list }, news: { began, joined, gone, isOutOfOrder: !isInOrder(list, sorter) } };
    };
    const call = async (request: Query, options?: CallOptions): Promise<Page> => {
      const narrowing = narrowingOf(request);
      // Without news nothing can be brought up to date in its place: each load is of a moment of its own.
      if (moment.current.narrowing !== narrowing || !isOffered(alarmRecordApi.getNews.capability)) {
        moment.current = noMoment(narrowing);
        setNews(NO_NEWS);
      }
      const asked = moment.current;
      const { asOf, pages } = asked;
      const key = JSON.stringify(request);
      const page = pages.get(key);
      if (page && asOf !== null) {
        const next = await orWithout(bringUpToDate(page, asOf, request, options), null);
        if (next === null) return call(request, options);
        if (moment.current === asked) {
          pages.set(key, next.page);
          setNews(next.news);
        }
        return next.page;
      }
      const answer = await alarmRecordApi.list({ ...request, ...(asOf !== null && { asOf }) }, options);
      // A gateway that knows who takes care of alarms says so of each of them.
      if (answer.list.length > 0 && answer.list.every(({ isAcknowledged }) => isAcknowledged === undefined))
        markMissing('acknowledgments');
      if (moment.current === asked) {
        pages.set(key, answer);
        if (asked.asOf === null) Object.assign(asked, { asOf: answer.asOf ?? null, total: answer.total });
        // A page that is loaded later is of the alarms that match by now: others than those around it.
        const more = answer.total - asked.total;
        if (more !== 0)
          setNews((was) => ({ ...was, joined: Math.max(was.joined, more), gone: Math.max(was.gone, -more) }));
      }
      return answer;
    };
    return Object.assign(call, { path: alarmRecordApi.list.path });
  }, []);

  useFollow(String(renewals), alarmRecordApi.list);
  return {
    load,
    news,
    renew: () => {
      moment.current = noMoment();
      setNews(NO_NEWS);
      setRenewals(renewals + 1);
    },
  };
}
