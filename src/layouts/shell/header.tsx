import { MenuOutlined } from '@ant-design/icons';
import { useT } from '@/i18n/use-t';
import { Link } from '@/lib/navigation';
import { config } from '@/session/config';
import { AppearanceMenu } from './appearance-menu';
import { LanguagePicker } from './language-picker';
import { UserMenu } from './user-menu';

/** 48 px: product, search, messages, language, appearance, account. */
export function Header({ onMenu, isMenuOpen }: { onMenu: () => void; isMenuOpen: boolean }) {
  const t = useT();
  return (
    <header className="shell-header">
      <button
        type="button"
        className="header-button menu-button"
        aria-label={t('shell.menu')}
        aria-expanded={isMenuOpen}
        aria-controls="side-menu"
        onClick={onMenu}
      >
        <MenuOutlined aria-hidden />
      </button>
      <Link className="shell-brand" to="/">
        {config.productName || t('shell.product')}
      </Link>
      <span className="shell-spring" />
      <LanguagePicker />
      <AppearanceMenu />
      <UserMenu />
    </header>
  );
}
