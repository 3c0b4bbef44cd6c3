import { Button, Form, Input } from 'antd';
import { useState } from 'react';
import { useT } from '@/i18n/use-t';
import { failureOf } from '@/lib/contract/failure';
import { type Ends, endsIn, secondsUntil, useCountdown } from '@/ui/data/use-countdown';
import { useReport } from '@/ui/feedback/report';
import { Field } from './field';

/** When the next code may be sent, by purpose: it outlives the dialog that asked. */
const waits = new Map<string, Ends>();

function secondsLeft(purpose: string): number {
  const ends = waits.get(purpose);
  return ends ? secondsUntil(ends) : 0;
}

interface SendProps {
  /** What the code is for; codes of one purpose share one countdown. */
  purpose: string;
  /** Sends a code; the gateway says after how many seconds the next one may be sent. Null: nothing was sent. */
  send: () => Promise<{ resendAfter: number } | null>;
}

/** Asks for a verification code; a second one cannot be sent before the countdown is over. */
export function SendCode({ purpose, send }: SendProps) {
  const t = useT();
  const report = useReport();
  const [isBusy, setBusy] = useState(false);
  const [round, setRound] = useState(0);

  const ask = async () => {
    if (isBusy || secondsLeft(purpose) > 0) return;
    setBusy(true);
    try {
      const sent = await send();
      if (!sent) return;
      waits.set(purpose, endsIn(sent.resendAfter));
      setRound(round + 1);
      report.success(t('code.sent'));
    } catch (thrown) {
      report.error(thrown);
    } finally {
      setBusy(false);
    }
  };
  return <SendButton key={round} purpose={purpose} isBusy={isBusy} onSend={() => void ask()} />;
}

function SendButton({ purpose, isBusy, onSend }: { purpose: string; isBusy: boolean; onSend: () => void }) {
  const t = useT();
  const [start] = useState(() => secondsLeft(purpose));
  const left = useCountdown(start);
  return (
    <Button size="small" loading={isBusy} disabled={left > 0} onClick={onSend}>
      {left > 0 ? t('code.resend', { seconds: left }) : t('code.send')}
    </Button>
  );
}

interface Props {
  name: string;
  /** What the code is for; codes of one purpose share one countdown. */
  purpose: string;
  /** The field whose value the code goes to, such as a new phone number: it must be right first. Null: the account's own. */
  target: string | null;
  /** Sends a code; the gateway says after how many seconds the next one may be sent. */
  send: (target: string) => Promise<{ resendAfter: number }>;
}

/** A verification code with its send button. */
export function CodeField({ name, purpose, target, send }: Props) {
  const t = useT();
  const form = Form.useFormInstance();

  const isRight = async (field: string) =>
    form.validateFields([field]).then(
      () => true,
      () => false,
    );
  const ask = async () => {
    if (target && !(await isRight(target))) {
      form.scrollToField(target, { focus: true });
      return null;
    }
    try {
      const sent = await send(target ? String(form.getFieldValue(target)) : '');
      form.getFieldInstance(name)?.focus();
      return sent;
    } catch (thrown) {
      const wrong = target ? failureOf(thrown).fields[target] : undefined;
      if (!target || !wrong) throw thrown;
      form.setFields([{ name: target, errors: [wrong] }]);
      return null;
    }
  };
  return (
    <Field name={name} label={t('code.label')}>
      <Input
        inputMode="numeric"
        autoComplete="one-time-code"
        dir="ltr"
        suffix={<SendCode purpose={purpose} send={ask} />}
      />
    </Field>
  );
}
