export const LOCALE_KEY = 'umi_locale';

export type Language = 'zh-CN' | 'en-US';

/** A stored choice, if it is a locale at all: also one that the picker does not offer, such as `en`. */
export const localeIn = (text: string | null): string | null =>
  text !== null && /^[a-z]{2}(-[a-z0-9]+)*$/i.test(text) ? text : null;

/** The message set of a locale: English for en*, Chinese for every other one. */
export const languageOf = (locale: string): Language => (/^en(-|$)/i.test(locale) ? 'en-US' : 'zh-CN');

/** Right-to-left applies to locales starting he, ar, fa or ku. */
export const directionOf = (locale: string): 'rtl' | 'ltr' => (/^(he|ar|fa|ku)(-|$)/i.test(locale) ? 'rtl' : 'ltr');
