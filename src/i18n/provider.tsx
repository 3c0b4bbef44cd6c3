import { type ReactNode, useEffect, useState, useSyncExternalStore } from 'react';
import { createIntl, createIntlCache, RawIntlProvider } from 'react-intl';
import { onZone, zoneNow } from '@/lib/clock-zone';
import type { Language } from './language';
import { applyLocale, currentLanguage, onLocale, revertLocale } from './locale';
import { loadedTexts, loadMessages, messagesOf, onMessages } from './messages';

const cache = createIntlCache();
const made = new Map<Language, { table: object; zone: string | null; intl: ReturnType<typeof createIntl> }>();

/**
 * The formatter of a language over the messages loaded by now; a missing id is an error in the console, not a blank. In
 * another time zone it is another one, so that all that speaks says its times anew.
 */
export function intlOf(language: Language) {
  const table = messagesOf(language);
  const zone = zoneNow();
  const known = made.get(language);
  if (known?.table === table && known.zone === zone) return known.intl;
  const intl = createIntl(
    { locale: language, messages: table, onError: (error) => console.error(`[i18n] ${error.message}`) },
    cache,
  );
  made.set(language, { table, zone, intl });
  return intl;
}

/** Gives the formatter to everything below; a change of language waits for its messages, so no raw id is ever seen. */
export function I18nProvider({ children }: { children: ReactNode }) {
  const wanted = useSyncExternalStore(onLocale, currentLanguage);
  const [shown, setShown] = useState(wanted);
  useSyncExternalStore(onMessages, () => messagesOf(shown));
  useSyncExternalStore(onZone, zoneNow);
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
        if (isCurrent && wanted !== shown) revertLocale();
      },
    );
    return () => {
      isCurrent = false;
    };
  }, [wanted, shown]);
  return <RawIntlProvider value={intlOf(shown)}>{children}</RawIntlProvider>;
}
