import { CheckOutlined } from '@ant-design/icons';
import { languageOf } from '@/i18n/language';
import { chooseLocale, currentLocale } from '@/i18n/locale';
import { hasOwnMessages, LOCALES, type LocaleEntry } from '@/i18n/locales';
import { loadMessages } from '@/i18n/messages';
import { useT } from '@/i18n/use-t';
import { useReport } from '@/ui/feedback/report';
import { PickList } from './pick-list';

/** Names of a locale's language in both of ours, so that "arabic" and 阿拉伯 find العربية. */
const names = ['en', 'zh-CN'].map((language) => new Intl.DisplayNames([language], { type: 'language' }));

const entries = LOCALES.map((entry) => ({
  ...entry,
  key: entry.code,
  words: [entry.code, entry.label, entry.title, ...names.map((one) => one.of(entry.code))].join(' ').toLowerCase(),
}));

const matching = (query: string) => entries.filter(({ words }) => words.includes(query.trim().toLowerCase()));

function Entry({ entry }: { entry: LocaleEntry }) {
  const t = useT();
  return (
    <>
      <span className="header-item-mark">{entry.code === currentLocale() && <CheckOutlined aria-hidden />}</span>
      <span aria-hidden>{entry.flag}</span>
      <bdi lang={entry.code}>{entry.label}</bdi>
      <span className="header-item-note">
        {hasOwnMessages(entry.code) ? <bdi lang={entry.code}>{entry.title}</bdi> : t('language.pending')}
      </span>
    </>
  );
}

/** The 54 locales, searchable; the choice is stored and reloads the page only if the direction turns (decision 7). */
export default function LanguageList({ onClose }: { onClose: () => void }) {
  const t = useT();
  const report = useReport();
  return (
    <PickList
      label={t('shell.language')}
      placeholder={t('language.search')}
      start={currentLocale()}
      optionsOf={matching}
      onPick={({ code }) => {
        onClose();
        loadMessages(languageOf(code)).then(
          () => chooseLocale(code),
          () => report.warning(t('screen.chunkFailed')),
        );
      }}
    >
      {(entry) => <Entry entry={entry} />}
    </PickList>
  );
}
