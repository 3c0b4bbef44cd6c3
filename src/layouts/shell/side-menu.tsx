import {
  BellOutlined,
  FileTextOutlined,
  HomeOutlined,
  MenuFoldOutlined,
  MenuUnfoldOutlined,
  MessageOutlined,
  SettingOutlined,
  UserOutlined,
  WalletOutlined,
} from '@ant-design/icons';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { MessageId } from '@/i18n/messages';
import { useT } from '@/i18n/use-t';
import { Link } from '@/lib/navigation';
import { readText, writeText } from '@/lib/storage';
import type { MenuGroup, RouteRow } from '@/routes/route';
import { useSessionState } from '@/session/session';
import { unreadAt } from '@/session/unread';
import { useOffersNow } from '@/ui/data/use-offers';
import { GROUP_TITLES, menuOf, menuPathOf } from './menu';
import { FOLDED_KEY, isMenuCollapsed, MENU_KEY, PINNED_KEY } from './menu-state';
import './side-menu.css';

const ICONS: Record<MenuGroup, typeof HomeOutlined> = {
  console: HomeOutlined,
  message: MessageOutlined,
  log: FileTextOutlined,
  alarm: BellOutlined,
  account: UserOutlined,
  cost: WalletOutlined,
  system: SettingOutlined,
};

/** A set of words in the storage, such as the groups that are folded; and what puts one in or takes it out. */
function useKept(key: string): [ReadonlySet<string>, (word: string) => void] {
  const [text, setText] = useState(() => readText(key) ?? '');
  return [
    new Set(text.split(' ')),
    (word) => {
      // As they are kept now: another tab may have changed them.
      const now = new Set((readText(key) ?? '').split(' '));
      if (!now.delete(word)) now.add(word);
      const next = [...now].join(' ');
      writeText(key, next);
      setText(next);
    },
  ];
}

/**
 * One group of links, which can be folded. Where the whole menu is collapsed the same links stand in a flyout beside the icon,
 * shown on hover and on focus.
 */
function MenuGroupLinks({ id, title, Icon, rows, current, pathname, onGo, isFolded, onFold }: GroupProps) {
  const t = useT();
  return (
    <section aria-labelledby={id} data-current={rows.some((row) => row.path === current)}>
      <h2 id={id}>
        <button type="button" aria-expanded={!isFolded} disabled={!onFold} onClick={onFold}>
          {Icon ? <Icon aria-hidden /> : <span className="side-menu-pin" aria-hidden />}
          <span className="side-menu-text">{t(title)}</span>
        </button>
      </h2>
      <ul hidden={isFolded}>
        {rows.map((row) => (
          <li key={row.path}>
            <Link
              to={row.path}
              title={t(row.title)}
              aria-current={row.path === current ? (row.path === pathname ? 'page' : 'true') : undefined}
              onClick={onGo}
            >
              {t(row.title)} <Unread path={row.path} />
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** How many messages wait behind a link. */
function Unread({ path }: { path: string }) {
  const t = useT();
  const state = useSessionState();
  const unread = state.status === 'ready' ? unreadAt(state.session, path) : null;
  if (unread === null || unread === 0) return null;
  return (
    <>
      <span className="side-menu-badge" aria-hidden>
        {unread > 99 ? '99+' : unread}
      </span>
      <span className="visually-hidden">{t('shell.unread', { unread })}</span>
    </>
  );
}

interface GroupProps extends Pick<Props, 'pathname' | 'onGo'> {
  id: string;
  title: MessageId;
  Icon?: typeof HomeOutlined;
  rows: readonly RouteRow[];
  current: string | null;
  isFolded: boolean;
  /** Left out where the links stand in a flyout. */
  onFold: (() => void) | undefined;
}

interface Props {
  pathname: string;
  /** Whether the drawer of a phone is open. */
  isOpen: boolean;
  onGo: () => void;
  onClose: () => void;
}

/**
 * Groups of links by right, below those that were pinned; collapsed to icons or, on a phone, a drawer. Plain links: keyboard and
 * new tab work.
 */
export function SideMenu({ pathname, isOpen, onGo, onClose }: Props) {
  const t = useT();
  const state = useSessionState();
  // A line whose screen the gateway turns out not to offer goes.
  useOffersNow();
  const menu = useRef<HTMLElement>(null);
  const [isCollapsed, setCollapsed] = useState(isMenuCollapsed);
  const collapse = () => {
    writeText(MENU_KEY, isCollapsed ? '0' : '1');
    setCollapsed(!isCollapsed);
  };
  useEffect(() => {
    if (!isOpen) return;
    const links = menu.current?.querySelectorAll('a');
    const current = menu.current?.querySelector<HTMLElement>('[aria-current]');
    (current ?? links?.[0])?.focus();
  }, [isOpen]);
  const [folded, fold] = useKept(FOLDED_KEY);
  const [pinned, pin] = useKept(PINNED_KEY);
  const groups = state.status === 'ready' ? menuOf(state.session) : [];
  const current = menuPathOf(pathname);
  const pins = groups.flatMap(({ rows }) => rows).filter(({ path }) => pinned.has(path));
  const pinCurrent = () => current && pin(current);
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.altKey && event.shiftKey && event.code === 'KeyP') pinCurrent();
  });
  useEffect(() => {
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);
  const isThere = groups.length > 0;
  // The menu may be longer than the window: where one is must be in sight.
  // biome-ignore lint/correctness/useExhaustiveDependencies: another entry is current, or the entries have come.
  useEffect(() => {
    menu.current?.querySelector('[aria-current]')?.scrollIntoView?.({ block: 'nearest' });
  }, [current, isThere]);
  // An account without any right has no way to go: an empty column would only look broken.
  if (state.status === 'ready' && !isThere) return null;
  const linksOf = (key: string) => ({
    id: `menu-${key}`,
    current,
    pathname,
    onGo,
    isFolded: !isCollapsed && folded.has(key),
    onFold: isCollapsed ? undefined : () => fold(key),
  });
  return (
    <nav
      ref={menu}
      id="side-menu"
      className="side-menu"
      aria-label={t('shell.menu')}
      data-collapsed={isCollapsed}
      data-open={isOpen}
      onKeyDown={(event) => event.key === 'Escape' && isOpen && onClose()}
    >
      <div className="side-menu-groups">
        {pins.length > 0 && <MenuGroupLinks {...linksOf('pinned')} title="menu.pinned" rows={pins} />}
        {groups.map(({ key, rows }) => (
          <MenuGroupLinks key={key} {...linksOf(key)} title={GROUP_TITLES[key]} Icon={ICONS[key]} rows={rows} />
        ))}
      </div>
      {current && (
        <button
          type="button"
          className="side-menu-collapse side-menu-pin-button"
          aria-keyshortcuts="Alt+Shift+P"
          onClick={pinCurrent}
        >
          <span className="side-menu-pin" aria-hidden />
          <span className="side-menu-text">{t(pinned.has(current) ? 'shell.unpin' : 'shell.pin')}</span>
        </button>
      )}
      <button type="button" className="side-menu-collapse" onClick={collapse}>
        {isCollapsed ? <MenuUnfoldOutlined aria-hidden /> : <MenuFoldOutlined aria-hidden />}
        <span className="side-menu-text">{isCollapsed ? t('shell.expand') : t('shell.collapse')}</span>
      </button>
    </nav>
  );
}
