const MINUTE = 60_000;

/** A running time as days, hours and minutes, each a whole number. */
export function spanOf(ms: number): { days: number; hours: number; minutes: number } {
  const minutes = Math.floor(ms / MINUTE);
  return { days: Math.floor(minutes / 1440), hours: Math.floor((minutes % 1440) / 60), minutes: minutes % 60 };
}
