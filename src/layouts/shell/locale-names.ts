import type { LocaleEntry } from '@/i18n/locales';

/** Names of a locale's language in both of ours, so that "arabic" and 阿拉伯 find العربية. */
const names = ['en', 'zh-CN'].map((language) => new Intl.DisplayNames([language], { type: 'language' }));

/** Chinese calls a language 英语 or 英文. */
const spoken = (name = '') => [name, name.replace('语', '文')];

/** What else a language is called where its name is another one. */
const ALSO: Readonly<Record<string, string>> = { 'fa-IR': 'Farsi', 'zh-CN': 'Mandarin' };

/** What a locale is called: by itself and in both of our languages, and how it says "language". */
export const localeNamesOf = ({ code, label, title }: LocaleEntry): string[] => [
  code,
  label,
  title,
  ...names.flatMap((one) => spoken(one.of(code))),
  ...(ALSO[code] ? [ALSO[code]] : []),
];
