import { Button } from 'antd';
import { useT } from '@/i18n/use-t';
import { goToSignIn } from '@/session/sign-out';
import { MessagePage } from '@/ui/feedback/message-page';
import { PlainShell } from './plain-shell';

/** A second session code within ten seconds: reloading would not help. */
export function SessionEnded() {
  const t = useT();
  return (
    <PlainShell>
      <MessagePage
        title={t('session.ended')}
        text={t('session.endedText')}
        actions={
          <Button type="primary" onClick={goToSignIn}>
            {t('session.signIn')}
          </Button>
        }
      />
    </PlainShell>
  );
}
