import { useSyncExternalStore } from 'react';
import { onStored, readText, writeText } from '@/lib/storage';
import { createSignal } from '@/lib/store';
import { APPEARANCE_KEY, type AppearanceChoice, appearanceOf, choiceOf, DARK_QUERY } from './appearance-rule';
import type { Appearance } from './tokens';

const COLOR_WEAK = 'colorWeak';

const STILL = '(prefers-reduced-motion: reduce)';
const changed = createSignal();
const matches = (query: string) => window.matchMedia(query).matches;

/** What was chosen where the browser stores nothing: it holds as long as the page. */
const unstored = new Map<string, string>();

function keep(key: string, value: string): void {
  if (writeText(key, value)) unstored.delete(key);
  else unstored.set(key, value);
}

const chosen = (key: string) => unstored.get(key) ?? readText(key);

/** The stored choice; the system's appearance without one. */
export const appearanceChoice = (): AppearanceChoice => choiceOf(chosen(APPEARANCE_KEY));

export const appearanceNow = (): Appearance => appearanceOf(chosen(APPEARANCE_KEY));

const isColorWeak = () => chosen(COLOR_WEAK) === '1';

/** False where the system asks for reduced motion. */
const hasMotion = () => !matches(STILL);

/** Puts appearance and color-weak mode on the document, for the tokens of global.css. */
export function applyAppearance(): void {
  const root = document.documentElement;
  root.dataset.theme = appearanceNow();
  root.dataset.colors = isColorWeak() ? 'weak' : 'full';
  root.style.colorScheme = appearanceNow();
}

const announce = () => {
  applyAppearance();
  changed.emit();
};

export function chooseAppearance(choice: AppearanceChoice): void {
  keep(APPEARANCE_KEY, choice);
  announce();
}

export function chooseColorWeak(isOn: boolean): void {
  keep(COLOR_WEAK, isOn ? '1' : '0');
  announce();
}

/** Follows the choice, the system, and the choice made in another tab. */
const subscribe = (listener: () => void) => {
  const systems = [window.matchMedia(DARK_QUERY), window.matchMedia(STILL)];
  if (changed.size === 0) for (const system of systems) system.addEventListener('change', announce);
  const stops = [changed.subscribe(listener), onStored(APPEARANCE_KEY, announce), onStored(COLOR_WEAK, announce)];
  return () => {
    for (const stop of stops) stop();
    if (changed.size === 0) for (const system of systems) system.removeEventListener('change', announce);
  };
};

export const useAppearance = (): Appearance => useSyncExternalStore(subscribe, appearanceNow);
export const useAppearanceChoice = (): AppearanceChoice => useSyncExternalStore(subscribe, appearanceChoice);
export const useColorWeak = (): boolean => useSyncExternalStore(subscribe, isColorWeak);
export const useMotion = (): boolean => useSyncExternalStore(subscribe, hasMotion);
