import { useMemo } from 'react';
import { chooseLocale, currentLanguage } from '@/i18n/locale';
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
import { maySee, rowAt } from '../shell/menu';
import { useLeave } from '../shell/use-leave';
import { takeZone } from '../shell/zone-choice';
import { trailTo, wordsOf } from './screens';

/** What can be created from anywhere. */
const CREATE = objectTypes.flatMap(({ create }) => create ?? []);

/** What an action is looked for by besides its title. */
const ALIASES: Readonly<Partial<Record<string, MessageId>>> = { signOut: 'palette.aliasSignOut' };

export interface PaletteAction {
  key: string;
  title: MessageId;
  trail: readonly MessageId[];
  words: string;
  run: () => void;
}

/** What the palette can do by itself, as far as the account may: create, change look and language, copy the link, sign out. */
export function usePaletteActions(titlesOf: (title: MessageId) => readonly string[]): readonly PaletteAction[] {
  const t = useT();
  const session = useSession();
  const can = useCan();
  const report = useReport();
  const leave = useLeave();
  const appearance = useAppearance();
  const tellLost = useTellLost();
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
    const language = currentLanguage() === 'en-US' ? 'zh-CN' : 'en-US';
    const speak = (): void =>
      void loadMessages(language).then(
        () => chooseLocale(language),
        () => tellLost(speak),
      );
    const own = [
      { key: 'copyLink', title: 'palette.copyLink', run: () => void copy() },
      { key: 'look', title: `palette.${other}`, run: () => chooseAppearance(other) },
      { key: 'system', title: 'palette.system', run: () => chooseAppearance('system') },
      {
        key: 'zone',
        title: zoneNow() === 'UTC' ? 'palette.browserZone' : 'palette.utc',
        run: () => takeZone(zoneNow() === 'UTC' ? null : 'UTC'),
      },
      { key: 'language', title: language === 'en-US' ? 'palette.english' : 'palette.chinese', run: speak },
      { key: 'signOut', title: 'user.signOut', run: leave },
    ] as const;
    return [...create, ...own.map((one) => ({ ...one, trail: [] }))].map((one) => {
      const alias = ALIASES[one.key];
      return { ...one, words: wordsOf([...titlesOf(one.title), ...(alias ? titlesOf(alias) : [])]) };
    });
  }, [t, session, can, report, leave, appearance, titlesOf, tellLost]);
}
