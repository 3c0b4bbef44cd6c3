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
import { useEffect, useRef, useState } from 'react';
import { useT } from '@/i18n/use-t';
import { Link } from '@/lib/navigation';
import { writeText } from '@/lib/storage';
import type { MenuGroup } from '@/routes/route';
import { useSessionState } from '@/session/session';
import { unreadAt } from '@/session/unread';
import { GROUP_TITLES, type Group, menuOf, menuPathOf } from './menu';
import { isMenuCollapsed, MENU_KEY } from './menu-state';
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

/** One group of links. Collapsed, the same links stand in a flyout beside the icon, shown on hover and on focus. */
function MenuGroupLinks({ group, current, pathname, onGo }: Omit<Props, 'onClose' | 'isOpen'> & GroupProps) {
  const t = useT();
  const Icon = ICONS[group.key];
  const title = t(GROUP_TITLES[group.key]);
  return (
    <section aria-labelledby={`menu-${group.key}`} data-current={group.rows.some((row) => row.path === current)}>
      <h2 id={`menu-${group.key}`}>
        <Icon aria-hidden />
        <span className="side-menu-text">{title}</span>
      </h2>
      <ul>
        {group.rows.map((row) => (
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

interface GroupProps {
  group: Group;
  current: string | null;
}

interface Props {
  pathname: string;
  /** Whether the drawer of a phone is open. */
  isOpen: boolean;
  onGo: () => void;
  onClose: () => void;
}

/** Groups of links by right; collapsed to icons or, on a phone, a drawer. Plain links: keyboard and new tab work. */
export function SideMenu({ pathname, isOpen, onGo, onClose }: Props) {
  const t = useT();
  const state = useSessionState();
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
  const groups = state.status === 'ready' ? menuOf(state.session) : [];
  const current = menuPathOf(pathname);
  const isThere = groups.length > 0;
  // The menu may be longer than the window: where one is must be in sight.
  // biome-ignore lint/correctness/useExhaustiveDependencies: another entry is current, or the entries have come.
  useEffect(() => {
    menu.current?.querySelector('[aria-current]')?.scrollIntoView?.({ block: 'nearest' });
  }, [current, isThere]);
  // An account without any right has no way to go: an empty column would only look broken.
  if (state.status === 'ready' && !isThere) return null;
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
        {groups.map((group) => (
          <MenuGroupLinks key={group.key} group={group} current={current} pathname={pathname} onGo={onGo} />
        ))}
      </div>
      <button type="button" className="side-menu-collapse" onClick={collapse}>
        {isCollapsed ? <MenuUnfoldOutlined aria-hidden /> : <MenuFoldOutlined aria-hidden />}
        <span className="side-menu-text">{isCollapsed ? t('shell.expand') : t('shell.collapse')}</span>
      </button>
    </nav>
  );
}
