import { signedText } from '@/lib/signed';

/** How much more or less it is than before, in per cent; null where nothing was before, or nothing is known of it. */
export const changeText = (value: number, previous: number | null, language: string): string | null =>
  previous !== null && previous > 0 ? signedText((value - previous) / previous, language, { style: 'percent' }) : null;
