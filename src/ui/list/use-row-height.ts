import { type RefObject, useLayoutEffect, useState } from 'react';

/** What the styles make of a row; a browser with larger letters makes more of it. */
const HEIGHTS = { compact: 39, roomy: 47, phone: 63 } as const;

/** How high each row of a table is. */
export function useRowHeight(table: RefObject<HTMLElement | null>, look: keyof typeof HEIGHTS): number {
  const [measured, setMeasured] = useState<{ look: string; height: number }>({ look, height: HEIGHTS[look] });
  useLayoutEffect(() => {
    const row = table.current?.querySelector('tr[data-row-key]');
    const height = row?.getBoundingClientRect().height ?? 0;
    setMeasured((before) => {
      const known = before.look === look ? before.height : HEIGHTS[look];
      return height > known + 0.5 ? { look, height } : before;
    });
  });
  return measured.look === look ? measured.height : HEIGHTS[look];
}
