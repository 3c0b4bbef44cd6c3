import { ABSENT, isFigure } from './shown';

const UNITS = ['B', 'KB', 'MB', 'GB', 'TB'] as const;

/** A number of bytes for reading, in steps of 1024 with at most one decimal: `1.5 MB`. */
export function bytesText(bytes: number): string {
  if (!isFigure(bytes)) return ABSENT;
  const step = bytes < 1 ? 0 : Math.min(UNITS.length - 1, Math.floor(Math.log2(bytes) / 10));
  return `${Number((bytes / 1024 ** step).toFixed(1))} ${UNITS[step]}`;
}
