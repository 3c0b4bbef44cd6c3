import { Modal } from 'antd';
import { useEffect, useMemo, useState } from 'react';
import { loadMessages, type MessageId, messagesOf } from '@/i18n/messages';
import { useT } from '@/i18n/use-t';
import { go, here } from '@/lib/navigation';
import { useSession } from '@/session/session';
import { useClosing } from '@/ui/feedback/use-closing';
import { paletteScreens, searchScreens } from './palette-screens';
import { PickList } from './pick-list';
import { recentScreens } from './recent';
import { useFound } from './use-found';

const LANGUAGES = ['zh-CN', 'en-US'] as const;
const titlesOf = (title: MessageId) => LANGUAGES.map((language) => messagesOf(language)[title] ?? '');

/** Screens visited before, without the present one. */
const visited = (accountId: string) => recentScreens(accountId).filter((path) => path !== here().pathname);

interface Props {
  onClose: () => void;
  /** What was typed before the field was there. */
  takeAhead: () => string;
}

/**
 * The command palette (KIT-01): every screen the account may enter, by a word of its title in either language, then what
 * the gateway finds: accounts, nodes, orders, roles, keys, documents; and the entries of the FAQ.
 */
export default function Palette({ onClose, takeAhead }: Props) {
  const t = useT();
  const session = useSession();
  const [isOpen, close] = useClosing(onClose);
  const [isPicked, setPicked] = useState(false);
  const [query, setQuery] = useState('');
  const found = useFound(query);
  const [loads, setLoads] = useState(0);
  useEffect(() => {
    // Titles in the language that is not shown; without them the palette finds by the shown ones alone.
    for (const language of LANGUAGES) {
      void loadMessages(language).then(
        () => setLoads((count) => count + 1),
        () => undefined,
      );
    }
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the titles of a language are there after its load.
  const screens = useMemo(() => paletteScreens(session, visited(session.account.id), titlesOf), [session, loads]);
  return (
    <Modal
      open={isOpen}
      footer={null}
      closable={false}
      title={<span className="visually-hidden">{t('shell.search')}</span>}
      width={560}
      className="palette"
      onCancel={close}
      // After a choice the focus belongs to the heading of the new screen.
      focusable={{ focusTriggerAfterClose: !isPicked }}
      destroyOnHidden
    >
      <PickList
        label={t('shell.search')}
        placeholder={t('palette.placeholder')}
        optionsOf={(typed) => [...searchScreens(screens, typed), ...(typed === query ? found : [])]}
        onQuery={setQuery}
        takeAhead={takeAhead}
        onPick={({ key }) => {
          setPicked(true);
          close();
          go(key);
        }}
      >
        {(option) =>
          'kind' in option ? (
            <>
              <bdi className="palette-found" lang={option.lang}>
                {option.label}
              </bdi>
              <span className="header-item-note">{t(option.kind)}</span>
            </>
          ) : (
            <>
              {t(option.title)}
              {option.isRecent && <span className="header-item-note">{t('palette.recent')}</span>}
            </>
          )
        }
      </PickList>
    </Modal>
  );
}
