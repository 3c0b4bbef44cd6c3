import { Button, Modal } from 'antd';
import { useEffect, useMemo, useState } from 'react';
import { useAccountLock } from '@/components/account/use-account-lock';
import { useMaySee } from '@/components/screen-link/screen-link';
import { useKeySwitch } from '@/components/secret-key/use-key-switch';
import { currentLanguage } from '@/i18n/locale';
import { loadMessages, type MessageId, messagesOf } from '@/i18n/messages';
import { useT } from '@/i18n/use-t';
import { go, here } from '@/lib/navigation';
import { isSameText } from '@/lib/rules/same-text';
import { to } from '@/routes/href';
import { useSession } from '@/session/session';
import { useClosing } from '@/ui/feedback/use-closing';
import { PickList } from '../shell/pick-list';
import { recentScreens } from '../shell/recent';
import { GROUPS, groupOptions, type PaletteOption } from './option';
import { OptionLine } from './option-line';
import { askedOf } from './query';
import { aliasOf, isNamed, type PaletteScreen, paletteScreens, searched, trailTo } from './screens';
import type { PaletteResult } from './sources';
import { localesNamed, otherLanguage, pendingOf, usePaletteActions, useSpeak } from './use-actions';
import { useFound } from './use-found';
import './palette.css';

const LANGUAGES = ['zh-CN', 'en-US'] as const;
const TEXTS = ['components/palette'];
/** Whether a name begins with what was typed. */
const isBegunBy = (name: string, typed: string) => name.toLowerCase().startsWith(typed.trim().toLowerCase());

/** The name of a screen in the language that was typed, where that is not the one shown. */
const otherNameOf = (title: MessageId, typed: string, titles: (title: MessageId) => readonly string[]) =>
  titles(title).find((name) => name.toLowerCase().includes(typed.trim().toLowerCase()));

const titlesOf = (title: MessageId) => LANGUAGES.map((language) => messagesOf(language)[title] ?? '');

/** What can be done to an object speaks from the texts of its screen. */
const OBJECT_TEXTS = ['account-center/secret-key', 'business-account/sub-account'];

/** Screens visited before, without the present one. */
const visited = (accountId: string) => recentScreens(accountId).filter((path) => path !== here().pathname);

interface Props {
  onClose: () => void;
  /** What was typed before the field was there. */
  takeAhead: () => string;
}

/**
 * The command palette: every screen and tab the account may enter, by a word of its title in either language or in pinyin;
 * what can be done from anywhere; then what the gateway finds, with what can be done to it.
 */
export default function Palette({ onClose, takeAhead }: Props) {
  const t = useT();
  const session = useSession();
  const [isOpen, close] = useClosing(onClose);
  const [isPicked, setPicked] = useState(false);
  const [query, setQuery] = useState('');
  const [loads, setLoads] = useState(0);
  useEffect(() => {
    // Titles in the language that is not shown; without them the palette finds by the shown ones alone.
    const wanted = [
      ...LANGUAGES.map((language) => [language, TEXTS] as const),
      [currentLanguage(), OBJECT_TEXTS] as const,
    ];
    for (const [language, texts] of wanted) {
      void loadMessages(language, texts).then(
        () => setLoads((count) => count + 1),
        () => undefined,
      );
    }
  }, []);
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() === 'k' && (event.ctrlKey || event.metaKey)) close();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [close]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the titles of a language are there after its load.
  const screens = useMemo(() => paletteScreens(session, visited(session.account.id), titlesOf), [session, loads]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same; a new function has the actions read them again.
  const titles = useMemo(() => (title: MessageId) => titlesOf(title), [loads]);
  const { found, missed, isBusy, retry } = useFound(query, titles);
  const actions = usePaletteActions(titles);
  const speak = useSpeak();
  const trailOf = (trail: readonly MessageId[]) => trail.map((title) => t(title));
  const objectOptions = useObjectOptions(trailOf);
  const elsewhere = useElsewhere();
  const namesOf = (screens: readonly string[]) =>
    new Intl.ListFormat(currentLanguage(), { type: 'conjunction' }).format(
      screens.map((screen) => trailTo(screen).at(-1)).flatMap((title) => (title ? [t(title)] : [])),
    );

  const optionsOf = (typed: string): PaletteOption[] => {
    const groupOf = (screen: PaletteScreen, alias: string | null) => {
      if (typed === '') return screen.isRecent ? 'recent' : 'goTo';
      return alias !== null || isNamed(screen, typed) ? 'goTo' : 'screens';
    };
    const fit = searched(screens, typed);
    // What begins with it is meant first, then what is in the menu sooner than what stands below it.
    const begins = ({ title }: PaletteScreen) => titles(title).some((name) => isBegunBy(name, typed));
    const rankOf = (screen: PaletteScreen) => 2 * Number(begins(screen)) + Number(screen.isInMenu);
    const ordered = typed === '' ? fit : [...fit].sort((one, other) => rankOf(other) - rankOf(one));
    const toScreens = ordered.map((screen): PaletteOption => {
      const alias = typed === '' || isNamed(screen, typed) ? null : aliasOf(screen, typed);
      const isShown = t(screen.title).toLowerCase().includes(typed.trim().toLowerCase());
      return {
        key: screen.key,
        group: groupOf(screen, alias),
        label: alias === null ? t(screen.title) : `${t(screen.title)} · ${alias}`,
        also: alias === null && !isShown ? otherNameOf(screen.title, typed, titles) : undefined,
        trail: trailOf(screen.trail),
        run: () => go(screen.key),
      };
    });
    const toDo = searched(actions, typed).map(
      ({ key, title, trail, run }): PaletteOption => ({
        key,
        group: titles(title).some((name) => isBegunBy(name, typed)) ? 'actions' : 'moreActions',
        label: t(title),
        trail: trailOf(trail),
        run,
      }),
    );
    const toSpeak = localesNamed(typed)
      .filter(({ code }) => !toDo.some(({ key }) => key === 'language' && code === otherLanguage()))
      .map(
        ({ code, label }): PaletteOption => ({
          key: `speak ${code}`,
          group: 'actions',
          label: t('palette.speak', { name: label }),
          trail: trailOf(pendingOf(code)),
          run: () => speak(code),
        }),
      );
    const { verb } = askedOf(typed, titles);
    const objects = typed === query ? found.flatMap((one) => objectOptions(one, verb, typed.trim())) : [];
    const options = groupOptions([...toScreens, ...toDo, ...toSpeak, ...objects]);
    const isNothing = options.length === 0 && typed === query && !isBusy && missed.length === 0;
    return isNothing ? elsewhere(typed.trim()) : options;
  };

  return (
    <Modal
      open={isOpen}
      footer={null}
      closable={false}
      title={<span className="visually-hidden">{t('shell.search')}</span>}
      width={720}
      className="palette"
      onCancel={close}
      // After a choice the focus belongs to the heading of the new screen.
      focusable={{ focusTriggerAfterClose: !isPicked }}
      destroyOnHidden
    >
      <PickList
        label={t('shell.search')}
        placeholder={t('palette.placeholder')}
        optionsOf={optionsOf}
        groupOf={({ group, screen }) => t(GROUPS[group].title ?? trailTo(screen ?? '').at(-1) ?? 'palette.goTo')}
        isBusy={isBusy}
        missed={missed.length > 0 ? { text: t('pick.missed', { names: namesOf(missed) }), retry } : null}
        onQuery={setQuery}
        takeAhead={takeAhead}
        onPick={({ run }) => {
          setPicked(true);
          close();
          run();
        }}
      >
        {(option) => <OptionLine option={option} keyword={query} />}
      </PickList>
      <Button className="palette-close" onClick={close}>
        {t('common.close')}
      </Button>
      <p className="palette-keys" aria-hidden>
        <kbd>↑</kbd> <kbd>↓</kbd> {t('palette.move')} <kbd>↵</kbd> {t('palette.open')} <kbd>esc</kbd>{' '}
        {t('palette.close')}
      </p>
    </Modal>
  );
}

/**
 * The lines of something found: the way to it, and what the account may do to it as it stands now, for who types its whole
 * name or the verb. Who says the verb wants that first.
 */
function useObjectOptions(
  trailOf: (trail: readonly MessageId[]) => readonly string[],
): (found: PaletteResult, verb: string | null, typed: string) => PaletteOption[] {
  const t = useT();
  const switchKey = useKeySwitch();
  const lockAccount = useAccountLock();
  return ({ key, group, screen, label, passage, lang, secretKey, account, total }, verb, typed) => {
    const trail = trailOf(trailTo(screen));
    const way = {
      key,
      group,
      screen,
      label: total === undefined ? label : t('palette.all', { count: total }),
      passage,
      lang,
      trail,
      run: () => go(key),
    };
    const action = secretKey ? switchKey(secretKey) : account && lockAccount(account);
    const name = secretKey?.id ?? account?.name ?? '';
    const isMeant = verb === null ? isSameText(name, typed) : action && action.key === verb;
    if (action?.permit !== true || !isMeant) return [way];
    const deed: PaletteOption = {
      key: `${action.key} ${key}`,
      group: verb === null ? group : 'actions',
      screen,
      label: t('palette.of', { verb: action.label, name }),
      trail,
      isAction: true,
      run: action.run,
    };
    return [way, deed];
  };
}

/** Where else to look for what is not found here, as far as the account may. */
function useElsewhere(): (text: string) => PaletteOption[] {
  const t = useT();
  const maySee = useMaySee();
  return (text) => {
    if (text === '') return [];
    const places = [
      // First, since what nobody here is called by is most often an address or a name out of a log.
      { screen: '/log/query/all', title: 'palette.searchLogs' },
      { screen: '/help_doc/list', title: 'palette.searchHandbook' },
    ] as const;
    return places
      .filter(({ screen }) => maySee(screen))
      .map(({ screen, title }) => ({
        key: screen,
        group: 'elsewhere',
        label: t(title, { text }),
        trail: [],
        run: () => go(to(screen, { q: text })),
      }));
  };
}
