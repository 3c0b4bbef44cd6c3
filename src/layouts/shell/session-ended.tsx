import { Button, Result } from 'antd';
import { useT } from '@/i18n/use-t';
import { goToSignIn } from '@/session/sign-out';
import { ScreenHeading } from '@/ui/screen-heading';

/** A second session code within ten seconds: reloading would not help (decision 10). */
export function SessionEnded() {
  const t = useT();
  return (
    <main className="anonymous-main">
      <Result
        status="info"
        title={<ScreenHeading title={t('session.ended')} />}
        subTitle={t('session.endedText')}
        extra={
          <Button type="primary" onClick={goToSignIn}>
            {t('session.signIn')}
          </Button>
        }
      />
    </main>
  );
}
