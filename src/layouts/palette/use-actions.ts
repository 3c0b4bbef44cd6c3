import { useCallback, useMemo } from 'react';
import { languageOf } from '@/i18n/language';
import { chooseLocale, currentLanguage, currentLocale } from '@/i18n/locale';
import { hasOwnMessages, LOCALES } from '@/i18n/locales';
import { loadMessages, type MessageId } from '@/i18n/messages';
import { useT } from '@/i18n/use-t';
import { zoneNow } from '@/lib/clock-zone';
import { go } from '@/lib/navigation';
import { zonedLink } from '@/lib/zoned-link';
import { objectTypes } from '@/objects';
import { useCan, useSession } from '@/session/session';
import { chooseAppearance, useAppearance } from '@/theme/appearance';
import { copyText } from '@/ui/feedback/copy-text';
import { useReport, useTellLost } from '@/ui/feedback/report';
import { localeNamesOf } from '../shell/locale-names';
import { maySee, rowAt } from '../shell/menu';
import { useLeave } from '../shell/use-leave';
import { takeZone } from '../shell/zone-choice';
import { isNamed, trailTo, wordsOf } from './screens';

/** What can be created from anywhere. */
const CREATE = objectTypes.flatMap(({ create }) => create ?? []);

/** What an action is looked for by besides its title. */
const ALIASES: Readonly<Partial<Record<string, MessageId>>> = {
  language: 'palette.aliasLanguage',
  signOut: 'palette.aliasSignOut',
};

export interface PaletteAction {
  key: string;
  title: MessageId;
  trail: readonly MessageId[];
  words: string;
  run: () => void;
}

/** From so many letters on a name is meant: fewer begin the name of some language in every query. */
const NAMING = 3;

const named = LOCALES.map((entry) => ({ ...entry, titles: localeNamesOf(entry).map((one) => one.toLowerCase()) }));

/** The locales that a query names, but for the present one. */
export const localesNamed = (query: string) => {
  const isLong = query.trim().length >= NAMING || /\p{sc=Han}{2}/u.test(query);
  return isLong ? named.filter((one) => one.code !== currentLocale() && isNamed(one, query)) : [];
};

/** What the action "language" switches to. */
export const otherLanguage = () => (currentLanguage() === 'en-US' ? 'zh-CN' : 'en-US');

/** Has the console speak a locale; says what was lost, with the way to ask again. */
export function useSpeak(): (locale: string) => void {
  const tellLost = useTellLost();
  return useCallback(
    (locale) => {
      const speak = (): void =>
        void loadMessages(languageOf(locale)).then(
          () => chooseLocale(locale),
          () => tellLost(speak),
        );
      speak();
    },
    [tellLost],
  );
}

/** Said of a locale whose texts are not there, before it is chosen; none for the others. */
export const pendingOf = (locale: string): readonly MessageId[] => (hasOwnMessages(locale) ? [] : ['palette.pending']);

/** What the palette can do by itself, as far as the account may: create, change look and language, copy the link, sign out. */
export function usePaletteActions(titlesOf: (title: MessageId) => readonly string[]): readonly PaletteAction[] {
  const t = useT();
  const session = useSession();
  const can = useCan();
  const report = useReport();
  const leave = useLeave();
  const appearance = useAppearance();
  const speak = useSpeak();
  return useMemo(() => {
    const create = CREATE.filter(({ call, path }) => {
      const row = rowAt(path);
      return can(call) === true && row !== undefined && maySee(row, session);
    }).map(({ title, path, query }) => ({
      key: `create ${path}`,
      title,
      trail: trailTo(path.replace(/\/create$/, '')),
      run: () => go(query ? `${path}?${query}` : path),
    }));
    const copy = () =>
      copyText(zonedLink(window.location.href)).then(
        () => report.success(t('palette.copied')),
        () => report.warning(t('copy.failed')),
      );
    const other = appearance === 'dark' ? 'light' : 'dark';
    const language = otherLanguage();
    const own = [
      { key: 'copyLink', title: 'palette.copyLink', run: () => void copy() },
      { key: 'look', title: `palette.${other}`, run: () => chooseAppearance(other) },
      { key: 'system', title: 'palette.system', run: () => chooseAppearance('system') },
      {
        key: 'zone',
        title: zoneNow() === 'UTC' ? 'palette.browserZone' : 'palette.utc',
        run: () => takeZone(zoneNow() === 'UTC' ? null : 'UTC'),
      },
      {
        key: 'language',
        title: language === 'en-US' ? 'palette.english' : 'palette.chinese',
        run: () => speak(language),
      },
      { key: 'signOut', title: 'user.signOut', run: leave },
    ] as const;
    return [...create, ...own.map((one) => ({ ...one, trail: [] }))].map((one) => {
      const alias = ALIASES[one.key];
      return { ...one, words: wordsOf([...titlesOf(one.title), ...(alias ? titlesOf(alias) : [])]) };
    });
  }, [t, session, can, report, leave, appearance, titlesOf, speak]);
}
