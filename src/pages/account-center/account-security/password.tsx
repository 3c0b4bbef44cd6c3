import { useState } from 'react';
import { PasswordChange } from '@/components/password/password-change';
import { useT } from '@/i18n/use-t';
import { useReport } from '@/ui/feedback/report';

/** The form starts anew after each change: nothing of a password stays on the page. */
export function PasswordTab() {
  const t = useT();
  const report = useReport();
  const [round, setRound] = useState(0);
  const done = () => {
    report.success(t('passwordChange.done'));
    setRound(round + 1);
  };
  return <PasswordChange key={round} onDone={done} />;
}
