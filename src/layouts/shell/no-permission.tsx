import { LockOutlined } from '@ant-design/icons';
import { Button, Result } from 'antd';
import { useT } from '@/i18n/use-t';
import { signOut } from '@/session/sign-out';
import { ScreenHeading } from '@/ui/screen-heading';

/** The specification's notice for a path without its right; the button ends the session (APP-10). */
export function NoPermission() {
  const t = useT();
  return (
    <Result
      icon={<LockOutlined />}
      title={<ScreenHeading title={t('noPermission.title')} />}
      subTitle={t('noPermission.text')}
      extra={
        <Button type="primary" onClick={() => void signOut()}>
          {t('noPermission.exit')}
        </Button>
      }
    />
  );
}
