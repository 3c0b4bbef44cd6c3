import { act } from '@testing-library/react';
import axios from 'axios';
import { afterEach, beforeEach, vi } from 'vitest';
import { afterPaint } from '@/lib/after-paint';

let open = 0;
let seen: string[] = [];
let changedAt = 0;
let changes = 0;

const changed = () => {
  changes += 1;
  changedAt = performance.now();
};

/** What the client sent since `clear`: paths in their order, and whether nothing was under way for so long (ms). */
export const wire = {
  clear(): void {
    seen = [];
    changed();
  },
  paths: (): readonly string[] => seen,
  isQuiet: (ms = 0): boolean => open === 0 && performance.now() - changedAt >= ms,
};

/** What an answer brings asks for more in the first turn, or once its late code has come: the second turn sees that. */
const TURNS = 4;

/** Lets the late code and the drawing that are on their way arrive, and what they begin. */
export const turn = () =>
  act(async () => {
    await vi.dynamicImportSettled();
    await afterPaint();
  });

/**
 * Resolves once no call is under way and nothing that came began another; rejects after `patience` (ms). It takes as long as
 * that takes: what a screen puts off by a timer of its own is waited for by what it shows.
 */
export async function quiet(patience = 8_000): Promise<void> {
  const since = performance.now();
  for (let still = 0; still < TURNS; ) {
    const before = changes;
    await turn();
    still = open === 0 && changes === before ? still + 1 : 0;
    if (performance.now() - since > patience) throw new Error(`still under way: ${seen.slice(-5).join(', ')}`);
  }
}

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
