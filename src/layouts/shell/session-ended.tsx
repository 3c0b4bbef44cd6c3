import { Button } from 'antd';
import { useT } from '@/i18n/use-t';
import { goToSignIn } from '@/session/sign-out';
import { MessagePage } from '@/ui/page/message-page';
import { PlainShell } from './plain-shell';
import './session-ended.css';

/** The session is over and a reload did not help: what is typed is kept. */
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

/** The session is over, and the browser keeps nothing of what is typed: it stays in sight below, to be copied. */
export function InputAtRisk() {
  const t = useT();
  return (
    <div className="input-at-risk" role="alert">
      <span>
        <strong>{t('session.ended')}</strong> {t('session.notKept')}
      </span>
      <Button size="small" onClick={goToSignIn}>
        {t('session.signIn')}
      </Button>
    </div>
  );
}
