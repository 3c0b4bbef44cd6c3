import { useState } from 'react';
import { type VerifyState, verifyApi } from '@/api/anonymous/verify';
import { useLinkToken } from '@/components/report-sheet/use-link-token';
import { useT } from '@/i18n/use-t';
import { useLoad } from '@/ui/data/use-load';
import { LoadFailure } from '@/ui/feedback/states';
import { Screen } from '@/ui/page/screen';
import { VerifyOutcome } from './verify-outcome';

/** A link alone activates nothing: mail scanners open links, people press the button. */
export default function Verify() {
  const t = useT();
  const token = useLinkToken('token');
  return (
    <Screen title={t('verify.title')}>
      {token === null ? <VerifyOutcome state={{ state: 'missing' }} /> : <Link key={token} token={token} />}
    </Screen>
  );
}

function Link({ token }: { token: string }) {
  const t = useT();
  const [answer, setAnswer] = useState<VerifyState | null>(null);
  const link = useLoad(verifyApi.getLink, { token });
  const state = answer ?? link.data;
  if (state) return <VerifyOutcome state={state} activate={() => verifyApi.activate({ token }).then(setAnswer)} />;
  if (link.failure) return <LoadFailure failure={link.failure} onRetry={link.reload} />;
  return <p role="status">{t('common.loading')}</p>;
}
