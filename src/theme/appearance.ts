import { useSyncExternalStore } from 'react';
import { readText, writeText } from '@/lib/storage';
import type { Appearance } from './tokens';

const KEY = 'appearance';
export const CHOICES = ['light', 'dark', 'system'] as const;
export type Choice = (typeof CHOICES)[number];

const listeners = new Set<() => void>();
const media = (query: string) => window.matchMedia(query);

/** The stored choice; the system's appearance without one. */
export function appearanceChoice(): Choice {
  const stored = readText(KEY);
  return CHOICES.find((choice) => choice === stored) ?? 'system';
}

export function appearanceNow(): Appearance {
  const choice = appearanceChoice();
  if (choice !== 'system') return choice;
  return media('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
}

export function applyAppearance(): void {
  document.documentElement.dataset.theme = appearanceNow();
  document.documentElement.style.colorScheme = appearanceNow();
}

const announce = () => {
  applyAppearance();
  for (const listener of [...listeners]) listener();
};

export function chooseAppearance(choice: Choice): void {
  writeText(KEY, choice);
  announce();
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  const system = media('(prefers-color-scheme: dark)');
  system.addEventListener('change', announce);
  return () => {
    listeners.delete(listener);
    system.removeEventListener('change', announce);
  };
};

export const useAppearance = (): Appearance => useSyncExternalStore(subscribe, appearanceNow);
export const useAppearanceChoice = (): Choice => useSyncExternalStore(subscribe, appearanceChoice);

/** False where the system asks for reduced motion. */
export const hasMotion = (): boolean => !media('(prefers-reduced-motion: reduce)').matches;
