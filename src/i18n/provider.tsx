import { type ReactNode, useEffect, useState, useSyncExternalStore } from 'react';
import { createIntl, createIntlCache, RawIntlProvider } from 'react-intl';
import type { Language } from './language';
import { applyLocale, currentLanguage, onLocale, takeBack } from './locale';
import { loadedTexts, loadMessages, messagesOf, onMessages } from './messages';

const cache = createIntlCache();
const made = new Map<Language, { table: object; intl: ReturnType<typeof createIntl> }>();

/** The formatter of a language over the messages loaded by now; a missing id is an error in the console, not a blank. */
export function intlOf(language: Language) {
  const table = messagesOf(language);
  const known = made.get(language);
  if (known?.table === table) return known.intl;
  const intl = createIntl(
    { locale: language, messages: table, onError: (error) => console.error(`[i18n] ${error.message}`) },
    cache,
  );
  made.set(language, { table, intl });
  return intl;
}

/** Gives the formatter to everything below; a change of language waits for its messages, so no raw id is ever seen. */
export function I18nProvider({ children }: { children: ReactNode }) {
  const wanted = useSyncExternalStore(onLocale, currentLanguage);
  const [shown, setShown] = useState(wanted);
  useSyncExternalStore(onMessages, () => messagesOf(shown));
  useEffect(() => {
    let isCurrent = true;
    loadMessages(wanted, loadedTexts()).then(
      () => {
        if (!isCurrent) return;
        applyLocale(wanted);
        setShown(wanted);
      },
      (error: unknown) => {
        console.error('[i18n]', error);
        // Screens would come with the texts of one language and be shown in the other.
        if (isCurrent && wanted !== shown) takeBack();
      },
    );
    return () => {
      isCurrent = false;
    };
  }, [wanted, shown]);
  return <RawIntlProvider value={intlOf(shown)}>{children}</RawIntlProvider>;
}
