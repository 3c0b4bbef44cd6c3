import type { Appearance } from './tokens';

export const APPEARANCE_KEY = 'appearance';
export const CHOICES = ['light', 'dark', 'system'] as const;
export type AppearanceChoice = (typeof CHOICES)[number];

export const DARK_QUERY = '(prefers-color-scheme: dark)';

/** The stored choice; the system's appearance without one. */
export const choiceOf = (stored: string | null): AppearanceChoice =>
  CHOICES.find((choice) => choice === stored) ?? 'system';

/** What a stored choice shows now. */
export function appearanceOf(stored: string | null): Appearance {
  const choice = choiceOf(stored);
  if (choice !== 'system') return choice;
  return window.matchMedia(DARK_QUERY).matches ? 'dark' : 'light';
}
