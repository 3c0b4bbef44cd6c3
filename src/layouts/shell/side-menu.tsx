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
import { useState } from 'react';
import { useT } from '@/i18n/use-t';
import { NavLink } from '@/lib/navigation';
import { readText, writeText } from '@/lib/storage';
import type { MenuGroup } from '@/routes/route';
import { useSessionState } from '@/session/session';
import { GROUP_TITLES, menuOf } from './menu';

const KEY = 'menuCollapsed';

const ICONS: Record<MenuGroup, typeof HomeOutlined> = {
  console: HomeOutlined,
  message: MessageOutlined,
  log: FileTextOutlined,
  alarm: BellOutlined,
  account: UserOutlined,
  cost: WalletOutlined,
  system: SettingOutlined,
};

interface Props {
  isDrawerOpen: boolean;
  onCloseDrawer: () => void;
}

/** Groups of links by right; collapsed to icons or, on a phone, a drawer. Plain links: keyboard and new tab work. */
export function SideMenu({ isDrawerOpen, onCloseDrawer }: Props) {
  const t = useT();
  const state = useSessionState();
  const [isCollapsed, setCollapsed] = useState(() => readText(KEY) === '1');
  const collapse = () => {
    writeText(KEY, isCollapsed ? '0' : '1');
    setCollapsed(!isCollapsed);
  };
  const groups = state.status === 'ready' ? menuOf(state.session) : [];
  return (
    <nav
      id="side-menu"
      className="side-menu"
      aria-label={t('shell.menu')}
      data-collapsed={isCollapsed}
      data-open={isDrawerOpen}
      onKeyDown={(event) => event.key === 'Escape' && onCloseDrawer()}
    >
      <div className="side-menu-groups">
        {groups.map(({ key, rows }) => {
          const Icon = ICONS[key];
          return (
            <section key={key} aria-labelledby={`menu-${key}`}>
              <h2 id={`menu-${key}`} title={t(GROUP_TITLES[key])}>
                <Icon aria-hidden />
                <span className="side-menu-text">{t(GROUP_TITLES[key])}</span>
              </h2>
              <ul>
                {rows.map((row) => (
                  <li key={row.path}>
                    <NavLink to={row.path} title={t(row.title)}>
                      <span className="side-menu-text">{t(row.title)}</span>
                    </NavLink>
                  </li>
                ))}
              </ul>
            </section>
          );
        })}
      </div>
      <button type="button" className="side-menu-collapse" aria-expanded={!isCollapsed} onClick={collapse}>
        {isCollapsed ? <MenuUnfoldOutlined aria-hidden /> : <MenuFoldOutlined aria-hidden />}
        <span className="side-menu-text">{isCollapsed ? t('shell.expand') : t('shell.collapse')}</span>
      </button>
    </nav>
  );
}
