import { UserOutlined } from '@ant-design/icons';
import { Dropdown } from 'antd';
import { useT } from '@/i18n/use-t';
import { useSessionState } from '@/session/session';
import { signOut } from '@/session/sign-out';

export function UserMenu() {
  const t = useT();
  const state = useSessionState();
  const name = state.status === 'ready' ? state.session.account.name : '';
  return (
    <Dropdown
      trigger={['click']}
      menu={{ items: [{ key: 'signOut', label: t('user.signOut'), onClick: () => void signOut() }] }}
    >
      <button type="button" className="header-button" aria-label={t('shell.account', { name })}>
        <UserOutlined aria-hidden />
        <span className="header-account">{name}</span>
      </button>
    </Dropdown>
  );
}
