export {};

declare global {
  interface Window {
    /** What probe.js measures; all times in ms since the navigation started. */
    bench: {
      firstPaint: number;
      /** The worst layout-shift session so far. */
      shift: number;
      long: { start: number; duration: number }[];
      /** Duration of each interaction of 16 ms or more, by its id. */
      interactions: Record<string, number>;
      ready?: Promise<number>;
      tapped?: Promise<number>;
      isSeen(selector: string): boolean;
      shown(selector: string): Promise<number>;
      gone(selector: string): Promise<number>;
      arm(selector: string): void;
    };
    /** The floor page's first answer, asked for before its scripts arrive. */
    early?: Record<string, Promise<unknown>>;
  }
}
