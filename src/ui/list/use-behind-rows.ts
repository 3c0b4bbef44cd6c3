import { useDeferredValue } from 'react';

/**
 * False in the first drawing of a list, true in the next, which React makes in slices behind it. A list that was visited
 * before has its rows at once; controls around them, whose places are as large, would keep them from being painted.
 */
export const useBehindRows = (): boolean => useDeferredValue(true, false);
