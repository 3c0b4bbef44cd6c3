import { useEffect, useState } from 'react';
import type { MessageId } from '@/i18n/messages';
import type { Path } from '@/routes';
import { useSession } from '@/session/session';
import { askedOf } from './query';
import { findEverywhere, type PaletteResult, type SourceAnswer } from './sources';

const TYPING_MS = 250;
/** One Latin letter would find everything; one Chinese character says something. */
const isWorthIt = (keyword: string) => keyword.length > 1 || /\p{sc=Han}/u.test(keyword);

interface Search {
  found: readonly PaletteResult[];
  /** The screens whose objects could not be searched. */
  missed: readonly Path[];
  /** Whether more may come. */
  isBusy: boolean;
  /** Asks what could not be searched once more. */
  retry: () => void;
}

const NOTHING: Search = { found: [], missed: [], isBusy: false, retry: () => undefined };

/** What the gateway finds for a query, after a short pause; a newer query gives up the older one. */
export function useFound(query: string, titlesOf: (title: MessageId) => readonly string[]): Search {
  const session = useSession();
  const keyword = query.trim();
  const [state, setState] = useState({ ...NOTHING, keyword: '' });
  useEffect(() => {
    if (!isWorthIt(keyword)) return;
    const controller = new AbortController();
    const ask = (only?: readonly Path[]) => {
      setState((old) => ({ ...(old.keyword === keyword ? old : NOTHING), keyword, missed: [], isBusy: true }));
      const tell = ({ found, missed, isLast }: SourceAnswer) =>
        setState((old) => {
          const all = missed === null ? old.missed : [...old.missed, missed];
          return { keyword, found: [...old.found, ...found], missed: all, isBusy: !isLast, retry: () => ask(all) };
        });
      findEverywhere(session, askedOf(keyword, titlesOf), controller.signal, tell, only);
    };
    const timer = setTimeout(ask, TYPING_MS);
    return () => {
      clearTimeout(timer);
      controller.abort();
      setState({ ...NOTHING, keyword: '' });
    };
  }, [session, keyword, titlesOf]);
  if (state.keyword === keyword) return state;
  return { ...NOTHING, isBusy: isWorthIt(keyword) };
}
