import { MenuOutlined } from '@ant-design/icons';
import { type Ref, useState } from 'react';
import { useT } from '@/i18n/use-t';
import { useLocation } from '@/lib/navigation';
import { useNarrow } from '@/ui/page/use-narrow';
import { AppearanceMenu } from './appearance-menu';
import { MessagesLink, NoticeLogButton } from './header-links';
import { HeaderSearch } from './header-search';
import { Help } from './help';
import { LanguagePicker } from './language-picker';
import { LateLinks } from './late-links';
import { ProductSwitcher } from './product-switcher';
import { StagedLink } from './staged-link';
import { UserMenu } from './user-menu';

interface Props {
  onMenu: () => void;
  isMenuOpen: boolean;
  menuButton: Ref<HTMLButtonElement>;
}

/** 48 px: product, search, help, messages, notices, language, appearance, account; what is rarely used is in the account's menu of a phone. */
export function Header({ onMenu, isMenuOpen, menuButton }: Props) {
  const t = useT();
  const { pathname } = useLocation();
  const isPhone = useNarrow();
  const [helpAt, setHelpAt] = useState<string | null>(null);
  return (
    <header className="shell-header">
      <button
        ref={menuButton}
        type="button"
        className="header-button menu-button"
        aria-label={t('shell.menu')}
        aria-expanded={isMenuOpen}
        aria-controls="side-menu"
        onClick={onMenu}
      >
        <MenuOutlined aria-hidden />
      </button>
      <ProductSwitcher />
      <span className="shell-spring" />
      <HeaderSearch />
      <Help pathname={pathname} openAt={helpAt} onOpenAt={setHelpAt} hasButton={!isPhone} />
      <LateLinks />
      <StagedLink />
      <MessagesLink />
      <NoticeLogButton />
      {!isPhone && <LanguagePicker />}
      {!isPhone && <AppearanceMenu />}
      <UserMenu onHelp={isPhone ? () => setHelpAt(pathname) : null} />
    </header>
  );
}
