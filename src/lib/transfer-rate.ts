/** How much of a transfer was done at a time (milliseconds of one clock, bytes). */
export interface Sample {
  at: number;
  bytes: number;
}

/** What happened before is no measure of now. */
const WINDOW_MS = 10_000;
/** A shorter span says nothing. */
const LEAST_MS = 1_000;

/** The samples of the last ten seconds with a new one. */
export const withSample = (samples: readonly Sample[], sample: Sample): readonly Sample[] => [
  ...samples.filter(({ at }) => sample.at - at <= WINDOW_MS),
  sample,
];

/** Bytes per second over the samples; null as long as they span less than a second, or nothing moves. */
export function rateOf(samples: readonly Sample[]): number | null {
  const first = samples[0];
  const last = samples.at(-1);
  if (!first || !last || last.at - first.at < LEAST_MS || last.bytes <= first.bytes) return null;
  return ((last.bytes - first.bytes) * 1000) / (last.at - first.at);
}
