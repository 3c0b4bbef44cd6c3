import { useState } from 'react';
import type { MessageId } from '@/i18n/messages';
import { useT } from '@/i18n/use-t';
import type { Permit } from '@/lib/permit';
import { useCountdown } from '@/ui/data/use-countdown';
import { useReport } from '@/ui/feedback/report';
import { ActionButton } from '@/ui/page/action-button';

interface Props {
  /** The address that it goes to. */
  to: string;
  permit: Permit<MessageId>;
  /** A link is on its way already. */
  isAgain: boolean;
  send: () => Promise<{ resendAfter: number }>;
}

/** Sends a verification link; the next one only when the gateway takes it. */
export function SendLink(props: Props) {
  const [wait, setWait] = useState({ round: 0, seconds: 0 });
  const onSent = (seconds: number) => setWait(({ round }) => ({ round: round + 1, seconds }));
  return <Once key={wait.round} seconds={wait.seconds} onSent={onSent} {...props} />;
}

function Once({
  permit,
  isAgain,
  to,
  send,
  seconds,
  onSent,
}: Props & { seconds: number; onSent: (s: number) => void }) {
  const t = useT();
  const report = useReport();
  const [isBusy, setBusy] = useState(false);
  const left = useCountdown(seconds);
  const press = () => {
    if (isBusy || left > 0) return;
    setBusy(true);
    send()
      .then(({ resendAfter }) => {
        report.success(t('receiver.linkSent', { name: to }));
        onSent(resendAfter);
      }, report.error)
      .finally(() => setBusy(false));
  };
  return (
    <ActionButton permit={left > 0 ? 'receiver.waiting' : permit} loading={isBusy} onClick={press}>
      {left > 0 ? t('receiver.resendIn', { seconds: left }) : t(isAgain ? 'receiver.resend' : 'receiver.send')}
    </ActionButton>
  );
}
