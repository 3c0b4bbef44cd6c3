import { useCallback, useEffect } from 'react';
import { useLocation } from '@/lib/navigation';
import { readText, writeText } from '@/lib/storage';
import { useQuery } from '@/ui/page/use-query';

const ON = 'on';

/**
 * Whether the list of this screen is scrolled through and not turned by pages: as the address says, else as it was chosen
 * here last. The page of the address is the place in both.
 */
export function useScrolling(): [isScrolled: boolean, choose: (isScrolled: boolean) => void] {
  const { pathname } = useLocation();
  const [query, change] = useQuery();
  const key = `scroll:${pathname}`;
  const isTold = query.get('scroll') === ON;
  const isChosen = readText(key) === ON;
  // So that a link from here shows the same elsewhere.
  useEffect(() => {
    if (isChosen && !isTold) change({ scroll: ON });
  }, [isChosen, isTold, change]);
  const choose = useCallback(
    (isScrolled: boolean) => {
      writeText(key, isScrolled ? ON : '');
      change({ scroll: isScrolled ? ON : undefined });
    },
    [key, change],
  );
  return [isTold || isChosen, choose];
}
