import { useEffect, useState } from 'react';
import { useSession } from '@/session/session';
import { type Found, findEverywhere } from './sources';

const TYPING_MS = 250;
/** One Latin letter would find everything; one Chinese character says something. */
const isWorthIt = (keyword: string) => keyword.length > 1 || /\p{sc=Han}/u.test(keyword);

interface Search {
  found: readonly Found[];
  /** Whether more may come. */
  isBusy: boolean;
}

const NOTHING: readonly Found[] = [];

/** What the gateway finds for a query, after a short pause; a newer query gives up the older one. */
export function useFound(query: string): Search {
  const session = useSession();
  const keyword = query.trim();
  const [state, setState] = useState<Search & { keyword: string }>({ keyword: '', found: NOTHING, isBusy: false });
  useEffect(() => {
    if (!isWorthIt(keyword)) return;
    const controller = new AbortController();
    const timer = setTimeout(() => {
      findEverywhere(session, keyword, controller.signal, (more, isLast) =>
        setState((old) => ({
          keyword,
          found: old.keyword === keyword ? [...old.found, ...more] : more,
          isBusy: !isLast,
        })),
      );
    }, TYPING_MS);
    return () => {
      clearTimeout(timer);
      controller.abort();
      setState({ keyword: '', found: NOTHING, isBusy: false });
    };
  }, [session, keyword]);
  if (state.keyword === keyword) return state;
  return { found: NOTHING, isBusy: isWorthIt(keyword) };
}
