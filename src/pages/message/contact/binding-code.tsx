import { QRCode } from 'antd';
import { useState } from 'react';
import { contactApi } from '@/api/message/contact';
import { useT } from '@/i18n/use-t';
import { useCan } from '@/session/session';
import { useCountdown } from '@/ui/data/use-countdown';
import { useFollow } from '@/ui/data/use-follow';
import { usePoll } from '@/ui/data/use-poll';
import { useReport } from '@/ui/feedback/report';
import { LoadFailure } from '@/ui/feedback/states';
import { ActionButton } from '@/ui/page/action-button';
import './contact.css';

interface Code {
  ticket: string;
  content: string;
  expiresIn: number;
}

/** The code that binds a contact's WeChat: shown on request, gone when it has expired, made anew by a button. */
export function BindingCode({ id, name }: { id: string; name: string }) {
  const t = useT();
  const can = useCan();
  const report = useReport();
  const [code, setCode] = useState<Code | null>(null);
  const [isBusy, setBusy] = useState(false);
  const ask = () => {
    if (isBusy) return;
    setBusy(true);
    contactApi
      .startBinding({ id })
      .then(setCode, report.error)
      .finally(() => setBusy(false));
  };
  return (
    <div className="binding-code">
      {code && <Picture key={code.ticket} id={id} name={name} code={code} />}
      <ActionButton permit={can(contactApi.startBinding)} loading={isBusy} onClick={ask}>
        {t(code ? 'receiver.codeAgain' : 'receiver.codeShow')}
      </ActionButton>
    </div>
  );
}

const SIZE = 168;

function Picture({ id, name, code }: { id: string; name: string; code: Code }) {
  const t = useT();
  const left = useCountdown(Math.floor(code.expiresIn / 1000));
  const followed = usePoll(
    contactApi.getBinding,
    { id, ticket: code.ticket },
    ({ state }) => state === 'bound' || state === 'expired',
  );
  const state = followed.data?.state ?? 'waiting';
  const isOver = state === 'expired' || (left === 0 && state !== 'bound');
  // The phone that scanned the code wrote to the gateway: what shows the contact asks again.
  useFollow(followed.data?.state, contactApi.list);
  if (isOver) return <p role="status">{t('receiver.codeExpired')}</p>;
  return (
    <>
      <div className="binding-code-picture" role="img" aria-label={t('receiver.codeOf', { name })}>
        <QRCode type="svg" value={code.content} size={SIZE} bordered={false} color="#000000" bgColor="#ffffff" />
      </div>
      {followed.failure && <LoadFailure failure={followed.failure} onRetry={followed.reload} />}
      <p role="status">{t(state === 'scanned' ? 'receiver.codeScanned' : 'receiver.codeWaiting')}</p>
      <p className="absent tabular">{t('receiver.codeLeft', { seconds: left })}</p>
    </>
  );
}
