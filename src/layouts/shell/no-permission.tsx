import { Button } from 'antd';
import { useT } from '@/i18n/use-t';
import { signOut } from '@/session/sign-out';
import { MessagePage } from '@/ui/feedback/message-page';

/** The specification's notice for a path without its right; the button ends the session (APP-10). */
export function NoPermission() {
  const t = useT();
  return (
    <MessagePage
      title={t('noPermission.title')}
      text={t('noPermission.text')}
      actions={
        <Button type="primary" onClick={() => void signOut()}>
          {t('noPermission.exit')}
        </Button>
      }
    />
  );
}
