import { Alert, Button } from 'antd';
import { useEffect } from 'react';
import { PasswordChange } from '@/components/password/password-change';
import { useT } from '@/i18n/use-t';
import { dropEarly } from '@/lib/http/early';
import { forgetSession, loadSession, useSessionState } from '@/session/session';
import { signOut } from '@/session/sign-out';
import { useReport } from '@/ui/feedback/report';
import { Screen } from '@/ui/page/screen';
import { PlainShell } from './plain-shell';

/**
 * In place of every screen while the password must be changed. The address stays, so that the screen it names
 * opens as soon as the change has refreshed the session.
 */
export default function PasswordReset({ reason }: { reason: 'firstLogin' | 'expired' }) {
  const t = useT();
  const report = useReport();
  const now = useSessionState();
  // The gateway refused what the screen behind this one would have asked for.
  useEffect(dropEarly, []);
  const done = () => {
    report.success(t('passwordChange.done'));
    // The old answer would ask for the change again where the new one cannot be had.
    forgetSession();
    void loadSession();
  };
  return (
    <PlainShell>
      <Screen
        title={t('passwordReset.title')}
        beside={now.status === 'ready' && <bdi>{now.session.account.name}</bdi>}
        actions={<Button onClick={() => void signOut()}>{t('user.signOut')}</Button>}
      >
        <Alert
          type="warning"
          showIcon
          className="form-problem"
          title={reason === 'expired' ? t('passwordReset.expired') : t('passwordReset.firstLogin')}
        />
        <PasswordChange onDone={done} />
      </Screen>
    </PlainShell>
  );
}
