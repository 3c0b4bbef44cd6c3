import { useEffect, useState } from 'react';
import { afterPaint } from '@/lib/after-paint';
import { useTellLost } from '@/ui/feedback/report';
import { late } from '@/ui/lazy/late';

const parts = late(() => import('./parts'), ['components/list-parts']);

/** What a list can do beyond its rows. */
export type ListParts = Awaited<ReturnType<typeof parts.load>>;

/** The parts once the rows are painted, which do not wait for them; null before, and where their code cannot be had. */
export function useListParts(isWanted: boolean): ListParts | null {
  const [loaded, setLoaded] = useState(parts.get);
  const tellLost = useTellLost();
  useEffect(() => {
    if (!isWanted || loaded) return;
    const ask = (): Promise<void> => parts.load().then(setLoaded, () => tellLost(() => void ask()));
    void afterPaint().then(ask);
  }, [isWanted, loaded, tellLost]);
  return loaded;
}
