/** The 54 locale entries of the picker: code, flag, own name, title of the button. */
export interface LocaleEntry {
  readonly code: string;
  readonly flag: string;
  readonly label: string;
  readonly title: string;
}

const rows: readonly (readonly [code: string, flag: string, label: string, title: string])[] = [
  ['ar-EG', '🇪🇬', 'العربية', 'لغة'],
  ['az-AZ', '🇦🇿', 'Azərbaycan dili', 'Dil'],
  ['bg-BG', '🇧🇬', 'Български език', 'Език'],
  ['bn-BD', '🇧🇩', 'বাংলা', 'ভাষা'],
  ['ca-ES', '🇦🇩', 'Català', 'Llengua'],
  ['cs-CZ', '🇨🇿', 'Čeština', 'Jazyk'],
  ['da-DK', '🇩🇰', 'Dansk', 'Sprog'],
  ['de-DE', '🇩🇪', 'Deutsch', 'Sprache'],
  ['el-GR', '🇬🇷', 'Ελληνικά', 'Γλώσσα'],
  ['en-GB', '🇬🇧', 'English (UK)', 'Language'],
  ['en-US', '🇺🇸', 'English', 'Language'],
  ['es-ES', '🇪🇸', 'Español', 'Idioma'],
  ['et-EE', '🇪🇪', 'Eesti', 'Keel'],
  ['fa-IR', '🇮🇷', 'فارسی', 'زبان'],
  ['fi-FI', '🇫🇮', 'Suomi', 'Kieli'],
  ['fr-BE', '🇧🇪', 'Français (Belgique)', 'Langue'],
  ['fr-FR', '🇫🇷', 'Français', 'Langue'],
  ['ga-IE', '🇮🇪', 'Gaeilge', 'Teanga'],
  ['he-IL', '🇮🇱', 'עברית', 'שפה'],
  ['hi-IN', '🇮🇳', 'हिन्दी', 'भाषा'],
  ['hr-HR', '🇭🇷', 'Hrvatski', 'Jezik'],
  ['hu-HU', '🇭🇺', 'Magyar', 'Nyelv'],
  ['hy-AM', '🇦🇲', 'Հայերեն', 'Լեզու'],
  ['id-ID', '🇮🇩', 'Bahasa Indonesia', 'Bahasa'],
  ['is-IS', '🇮🇸', 'Íslenska', 'Tungumál'],
  ['it-IT', '🇮🇹', 'Italiano', 'Lingua'],
  ['ja-JP', '🇯🇵', '日本語', '言語'],
  ['ku-IQ', '🇮🇶', 'کوردی', 'زمان'],
  ['kn-IN', '🇮🇳', 'ಕನ್ನಡ', 'ಭಾಷೆ'],
  ['ko-KR', '🇰🇷', '한국어', '언어'],
  ['lv-LV', '🇱🇻', 'Latviešu', 'Valoda'],
  ['mk-MK', '🇲🇰', 'Македонски', 'Јазик'],
  ['mn-MN', '🇲🇳', 'Монгол', 'Хэл'],
  ['ms-MY', '🇲🇾', 'Bahasa Melayu', 'Bahasa'],
  ['nb-NO', '🇳🇴', 'Norsk', 'Språk'],
  ['ne-NP', '🇳🇵', 'नेपाली', 'भाषा'],
  ['nl-BE', '🇧🇪', 'Vlaams', 'Taal'],
  ['nl-NL', '🇳🇱', 'Nederlands', 'Taal'],
  ['pl-PL', '🇵🇱', 'Polski', 'Język'],
  ['pt-BR', '🇧🇷', 'Português (Brasil)', 'Idioma'],
  ['pt-PT', '🇵🇹', 'Português', 'Idioma'],
  ['ro-RO', '🇷🇴', 'Română', 'Limba'],
  ['ru-RU', '🇷🇺', 'Русский', 'Язык'],
  ['sk-SK', '🇸🇰', 'Slovenčina', 'Jazyk'],
  ['sr-RS', '🇷🇸', 'Српски', 'Језик'],
  ['sl-SI', '🇸🇮', 'Slovenščina', 'Jezik'],
  ['sv-SE', '🇸🇪', 'Svenska', 'Språk'],
  ['ta-IN', '🇮🇳', 'தமிழ்', 'மொழி'],
  ['th-TH', '🇹🇭', 'ไทย', 'ภาษา'],
  ['tr-TR', '🇹🇷', 'Türkçe', 'Dil'],
  ['uk-UA', '🇺🇦', 'Українська', 'Мова'],
  ['vi-VN', '🇻🇳', 'Tiếng Việt', 'Ngôn ngữ'],
  ['zh-CN', '🇨🇳', '简体中文', '语言'],
  ['zh-TW', '🇹🇼', '繁體中文', '語言'],
];

export const LOCALES: readonly LocaleEntry[] = rows.map(([code, flag, label, title]) => ({ code, flag, label, title }));

/** Whether a locale has texts of its own; the picker says of the others that they are not translated yet. */
export const hasOwnMessages = (locale: string): boolean => /^en(-|$)/i.test(locale) || locale === 'zh-CN';
