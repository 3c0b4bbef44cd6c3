import type { TelemetryEvent } from './told';

/** Something that is told, where in the console it was, and how often since the last time. */
export type QueuedEvent = TelemetryEvent & { readonly route: string; readonly times: number };

const MINUTE_MS = 60_000;

/**
 * What waits to be sent: the same thing once, with how often it was, and no more than `most` different ones a minute; what is
 * beyond them is only counted. `now` is any clock of milliseconds that does not go back.
 */
export function createQueue(most: number, now: () => number) {
  const waiting = new Map<string, QueuedEvent>();
  let since = Number.NEGATIVE_INFINITY;
  let taken = 0;
  let dropped = 0;
  return {
    add(told: TelemetryEvent, route: string): void {
      const key = JSON.stringify([told, route]);
      const before = waiting.get(key);
      if (before) {
        waiting.set(key, { ...before, times: before.times + 1 });
        return;
      }
      if (now() - since >= MINUTE_MS) {
        since = now();
        taken = 0;
      }
      if (taken >= most) {
        dropped += 1;
        return;
      }
      taken += 1;
      waiting.set(key, { ...told, route, times: 1 });
    },
    /** All that waits and how many were left out, and forgets them; null where there is nothing. */
    take(): { events: QueuedEvent[]; dropped: number } | null {
      if (waiting.size === 0) return null;
      const all = { events: [...waiting.values()], dropped };
      waiting.clear();
      dropped = 0;
      return all;
    },
  };
}
