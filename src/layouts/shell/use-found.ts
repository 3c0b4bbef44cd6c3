import { useEffect, useState } from 'react';
import { useSession } from '@/session/session';
import { type Found, findEverywhere } from './palette-sources';

const TYPING_MS = 250;
/** One Latin letter would find everything; one Chinese character says something. */
const isWorthIt = (keyword: string) => keyword.length > 1 || /\p{sc=Han}/u.test(keyword);

/** What the gateway finds for a query, after a short pause; a newer query gives up the older one. */
export function useFound(query: string): readonly Found[] {
  const session = useSession();
  const keyword = query.trim();
  const [state, setState] = useState<{ keyword: string; found: readonly Found[] }>({ keyword: '', found: [] });
  useEffect(() => {
    if (!isWorthIt(keyword)) return;
    const controller = new AbortController();
    const timer = setTimeout(() => {
      findEverywhere(session, keyword, controller.signal, (more) =>
        setState((old) => ({ keyword, found: old.keyword === keyword ? [...old.found, ...more] : more })),
      );
    }, TYPING_MS);
    return () => {
      clearTimeout(timer);
      controller.abort();
      setState({ keyword: '', found: [] });
    };
  }, [session, keyword]);
  return state.keyword === keyword ? state.found : [];
}
