import { useState } from 'react';
import { useLocation } from '@/lib/navigation';
import { readText, writeText } from '@/lib/storage';

/** Seconds between two loads that an operator can choose; 0 is off (KIT-07). */
export const REFRESH_S = [0, 5, 30, 60] as const;

export interface Refresh {
  seconds: number;
  /** For useLoad. */
  pollMs: number;
  choose: (seconds: number) => void;
}

/** The chosen pace of a screen, kept in the browser for that screen. */
export function useRefresh(): Refresh {
  const { pathname } = useLocation();
  const key = `refresh:${pathname}`;
  const [chosen, setChosen] = useState({ key, seconds: Number(readText(key)) });
  if (chosen.key !== key) setChosen({ key, seconds: Number(readText(key)) });
  const seconds = REFRESH_S.find((one) => one === chosen.seconds) ?? 0;
  return {
    seconds,
    pollMs: seconds * 1000,
    choose: (next) => {
      writeText(key, String(next));
      setChosen({ key, seconds: next });
    },
  };
}
