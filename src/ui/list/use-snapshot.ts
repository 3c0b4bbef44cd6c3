import { useState, useSyncExternalStore } from 'react';
import { anyFilters, type ListCall } from '@/lib/contract/client';
import { type AsOf, createSnapshot, type ListSnapshot, type News } from '@/lib/list-snapshot';
import { useFollow } from '@/ui/data/use-follow';

/**
 * A list as of one moment, for `asOf` of a table: whatever is written meanwhile, nothing moves under the reader until he asks
 * for it. `news` is what waits, `renew` shows it.
 */
export function useSnapshot<Row extends { id: string }, Filters extends object>(
  call: ListCall<Row, Filters>,
  rule: AsOf<Row>,
): { asOf: ListSnapshot<Row>; news: News; renew: () => void } {
  const make = () => ({ call, snapshot: createSnapshot(anyFilters(call), rule) });
  const [made, setMade] = useState(make);
  // Another list at the same place has another moment.
  const { snapshot } = made.call === call ? made : make();
  if (made.call !== call) setMade({ call, snapshot });
  const [turn, setTurn] = useState(0);
  useFollow(String(turn), call);
  const renew = () => {
    snapshot.renew();
    setTurn(turn + 1);
  };
  return {
    asOf: snapshot,
    news: useSyncExternalStore(snapshot.news.subscribe, snapshot.news.get),
    renew,
  };
}
