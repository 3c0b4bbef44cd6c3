import { saveDrafts } from '@/lib/drafts';
import { endDraftHolds, reloadPage } from '@/lib/navigation';
import { onStored, readText, writeText } from '@/lib/storage';
import { createSignal } from '@/lib/store';
import { directionOf, type Language, LOCALE_KEY, languageOf, localeIn } from './language';
import { LOCALES } from './locales';

const changed = createSignal();

/** The stored choice as the picker offers it: another one of its language counts as the first of that language, English as en-US. */
function stored(): string | null {
  const code = localeIn(readText(LOCALE_KEY));
  if (code === null || LOCALES.some((entry) => entry.code === code)) return code;
  if (languageOf(code) === 'en-US') return 'en-US';
  const [language] = code.toLowerCase().split('-');
  return LOCALES.find((entry) => entry.code.startsWith(`${language}-`))?.code ?? languageOf(code);
}

let locale: string | null = null;
let ofDeployment: Language | null = null;

/** The language of who has chosen none, in the place of the browser's; null is the browser's. */
export function setDefaultLanguage(language: Language | null): void {
  if (language === ofDeployment) return;
  ofDeployment = language;
  if (locale === null || stored() !== null) return;
  const next = language ?? languageOf(navigator.language ?? '');
  if (next !== locale) take(next);
}

/** The chosen locale: the stored one if it is in the list, else the deployment's, else by the browser's language. */
export function currentLocale(): string {
  locale ??= stored() ?? ofDeployment ?? languageOf(navigator.language ?? '');
  return locale;
}

/** The language of the text that is really shown. */
export const currentLanguage = (): Language => languageOf(currentLocale());

/** Puts language and direction on the document: the language of the text that is really shown. */
export function applyLocale(shown: Language = currentLanguage()): void {
  document.documentElement.lang = shown;
  document.documentElement.dir = directionOf(currentLocale());
}

/** Stores a choice; a change of direction reloads the page, any other change is live. */
export function chooseLocale(code: string): void {
  const turns = directionOf(code) !== directionOf(currentLocale());
  writeText(LOCALE_KEY, code);
  if (turns) turn();
  else take(code);
}

/** A new direction needs a new document: antd measures once. Open forms come back from their drafts; the browser asks about the rest. */
function turn(): void {
  if (saveDrafts()) endDraftHolds();
  reloadPage();
}

let before: string | null = null;

/** Shows the locale before the last choice again: the texts of that one cannot be had now. A reload asks for them again. */
export function revertLocale(): void {
  if (before !== null) take(before);
}

function take(code: string): void {
  before = currentLocale();
  locale = code;
  changed.emit();
}

/** Hears every change of the locale, also by another tab. */
export const onLocale = changed.subscribe;

/** Follows the choice made in another tab; returns the function that stops it. */
export const followOtherTabs = () =>
  onStored(LOCALE_KEY, () => {
    const code = stored() ?? currentLocale();
    if (directionOf(code) !== directionOf(currentLocale())) turn();
    else take(code);
  });
