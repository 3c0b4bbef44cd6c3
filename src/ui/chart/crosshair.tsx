import { createContext, type ReactNode, useContext, useState } from 'react';

type Shared = readonly [at: number | null, point: (at: number | null) => void];

const CrosshairContext = createContext<Shared | null>(null);

/** Charts over the same times: what is pointed at in one of them is marked in all. */
export function CrosshairGroup({ children }: { children: ReactNode }) {
  return <CrosshairContext.Provider value={useState<number | null>(null)}>{children}</CrosshairContext.Provider>;
}

/** The time that is pointed at, of this chart or of its group. */
export function useCrosshair(): Shared {
  const own = useState<number | null>(null);
  return useContext(CrosshairContext) ?? own;
}
