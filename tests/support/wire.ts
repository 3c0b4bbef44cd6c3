import axios from 'axios';
import { afterEach, beforeEach } from 'vitest';

let open = 0;
let seen: string[] = [];
let changedAt = 0;
let waves = 0;

const changed = () => {
  changedAt = performance.now();
};

/** What the client sent since `clear`: paths in their order, and whether nothing was under way for so long (ms). */
export const wire = {
  clear(): void {
    seen = [];
    waves = 0;
    changed();
  },
  paths: (): readonly string[] => seen,
  /** How often calls began while none was under way. */
  waves: (): number => waves,
  isQuiet: (ms = 0): boolean => open === 0 && performance.now() - changedAt >= ms,
};

/** Follows the client's calls in every test of a file. */
export function watchWire(): void {
  let stop = () => {};
  beforeEach(() => {
    open = 0;
    wire.clear();
    const ended = () => {
      open -= 1;
      changed();
    };
    const begun = axios.interceptors.request.use((config) => {
      if (open === 0) waves += 1;
      open += 1;
      seen.push(new URL(config.url ?? '', window.location.href).pathname);
      changed();
      return config;
    });
    const over = axios.interceptors.response.use(
      (answer) => {
        ended();
        return answer;
      },
      (error: unknown) => {
        ended();
        throw error;
      },
    );
    stop = () => {
      axios.interceptors.request.eject(begun);
      axios.interceptors.response.eject(over);
    };
  });
  afterEach(() => stop());
}
