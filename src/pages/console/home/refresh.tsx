import { useEffect, useRef } from 'react';
import { overviewApi } from '@/api/console/home';
import { serviceApi } from '@/api/console/service';
import { threatApi } from '@/api/console/threat';
import { messageApi } from '@/api/message/message';
import { resourceOf } from '@/lib/contract/resource';
import { invalidate } from '@/lib/query/invalidation';
import { useLoad } from '@/ui/data/use-load';
import { RefreshControl } from '@/ui/list/refresh-control';
import { useRefresh } from '@/ui/list/use-refresh';

/** What the cards below show; each loads again when it hears that its own may have changed. */
const OTHERS = [serviceApi.getStates, threatApi.getTrend, threatApi.getTop5, messageApi.list].map(({ path }) =>
  resourceOf(path),
);
const OVERVIEW = resourceOf(overviewApi.getAttention.path);

/** Loads the whole home again, now or at a pace, and says when it did. */
export default function HomeRefresh() {
  const refresh = useRefresh();
  const attention = useLoad(overviewApi.getAttention, {}, { pollMs: refresh.pollMs });
  const counters = useLoad(overviewApi.getCounters, {}, { pollMs: attention.isUnoffered ? refresh.pollMs : 0 });
  // One of the first figures sets the pace: the other is loaded by it, or is not there.
  const { at } = attention.isUnoffered ? counters : attention;
  const asked = useRef(at);
  const isPaced = refresh.seconds > 0;
  useEffect(() => {
    // The pace of the first figures is that of all.
    if (isPaced && asked.current !== at) for (const one of new Set(OTHERS)) invalidate(one);
    asked.current = at;
  }, [isPaced, at]);
  const reload = () => {
    for (const one of new Set([OVERVIEW, ...OTHERS])) invalidate(one);
  };
  return <RefreshControl loaded={{ at, reload }} refresh={refresh} />;
}
