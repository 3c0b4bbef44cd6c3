import { CheckOutlined } from '@ant-design/icons';
import { languageOf } from '@/i18n/language';
import { chooseLocale, currentLocale } from '@/i18n/locale';
import { hasOwnMessages, LOCALES, type LocaleEntry } from '@/i18n/locales';
import { loadMessages } from '@/i18n/messages';
import { useT } from '@/i18n/use-t';
import { useTellLost } from '@/ui/feedback/report';
import { localeNamesOf } from './locale-names';
import { PickList } from './pick-list';

/** The two letters of a flag: the emoji itself is a box or these letters in most places. */
const regionOf = (flag: string) =>
  [...flag].map((sign) => String.fromCodePoint((sign.codePointAt(0) ?? 0) - 0x1f1e6 + 65)).join('');

/** Those with texts of their own come first, Chinese and English before their kin; the others keep their order. */
const rank = ({ code }: LocaleEntry) => (code === 'zh-CN' ? 0 : code === 'en-US' ? 1 : hasOwnMessages(code) ? 2 : 3);

const entries = LOCALES.map((entry) => ({
  ...entry,
  key: entry.code,
  words: localeNamesOf(entry).join(' ').toLowerCase(),
})).sort((one, other) => rank(one) - rank(other));

const matching = (query: string) => entries.filter(({ words }) => words.includes(query.trim().toLowerCase()));

function Entry({ entry }: { entry: LocaleEntry }) {
  return (
    <>
      <span className="header-item-mark">{entry.code === currentLocale() && <CheckOutlined aria-hidden />}</span>
      <span className="language-flag" aria-hidden>
        {regionOf(entry.flag)}
      </span>
      <bdi lang={entry.code}>{entry.label}</bdi>
      <span className="header-item-note">
        <bdi lang={entry.code}>{entry.title}</bdi>
      </span>
    </>
  );
}

/** The 54 locales, searchable, those that are translated first; the choice is stored and reloads the page only if the direction turns. */
export default function LanguageList({ onClose }: { onClose: () => void }) {
  const t = useT();
  const tellLost = useTellLost();
  return (
    <PickList
      label={t('shell.language')}
      placeholder={t('language.search')}
      start={currentLocale()}
      optionsOf={matching}
      groupOf={({ code }) => t(hasOwnMessages(code) ? 'language.ready' : 'language.pending')}
      onPick={({ code }) => {
        onClose();
        const choose = (): Promise<void> =>
          loadMessages(languageOf(code)).then(
            () => chooseLocale(code),
            () => tellLost(() => void choose()),
          );
        void choose();
      }}
    >
      {(entry) => <Entry entry={entry} />}
    </PickList>
  );
}
