import { useState } from 'react';
import { useLocation } from '@/lib/navigation';
import { readText, writeText } from '@/lib/storage';

/** Seconds between two loads that an operator can choose; 0 is off. */
export const REFRESH_S = [0, 5, 30, 60] as const;

export interface Refresh {
  seconds: number;
  /** For useLoad. */
  pollMs: number;
  choose: (seconds: number) => void;
}

/** The chosen pace of a screen, kept in the browser for that screen; before one is chosen, the usual one. */
export function useRefresh(usual: (typeof REFRESH_S)[number] = 0): Refresh {
  const { pathname } = useLocation();
  const key = `refresh:${pathname}`;
  const stored = () => ({ key, text: readText(key) });
  const [chosen, setChosen] = useState(stored);
  if (chosen.key !== key) setChosen(stored());
  const wanted = Number(chosen.text ?? usual);
  const seconds = REFRESH_S.find((one) => one === wanted) ?? 0;
  return {
    seconds,
    pollMs: seconds * 1000,
    choose: (next) => {
      writeText(key, String(next));
      setChosen({ key, text: String(next) });
    },
  };
}
