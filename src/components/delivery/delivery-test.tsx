import { Alert, Button, Flex } from 'antd';
import { type ReactNode, useContext, useEffect, useRef } from 'react';
import type { TestReply } from '@/api/message/robot';
import { useT } from '@/i18n/use-t';
import { plainText } from '@/lib/plain-text';
import { useTrial } from '@/ui/feedback/use-trial';
import { FormContext } from '@/ui/form/form-context';
import './delivery.css';

const LONGEST_REPLY = 4000;

interface Props {
  /** The verb of the button. */
  label: string;
  /** What is sent, as text: the answer to something else is not shown. */
  of: string;
  /** Sends it; null where the fields say why it was not sent. */
  send: () => Promise<TestReply | null>;
  /** Beside the button, such as whom it goes to. */
  children?: ReactNode;
}

/** Sends something for a try, and shows what the receiver answered, in its own words. */
export function DeliveryTest({ label, of, send, children }: Props) {
  const { answer: reply, isBusy, press } = useTrial<TestReply | string>({ of, run: send, refused: (words) => words });
  // A form has a verb of its own, which comes first.
  const isInForm = useContext(FormContext) !== null;
  const told = useRef<HTMLDivElement>(null);
  // The button may be the last thing in sight: what was answered to it is no use below.
  useEffect(() => {
    if (reply !== null) told.current?.scrollIntoView?.({ block: 'nearest' });
  }, [reply]);
  return (
    <Flex vertical gap={12} className="delivery">
      {children}
      <div>
        <Button type={isInForm ? 'default' : 'primary'} loading={isBusy} onClick={press}>
          {label}
        </Button>
      </div>
      <div ref={told} role="status">
        {typeof reply === 'string' && <Alert type="error" showIcon title={<span className="lines">{reply}</span>} />}
        {reply !== null && typeof reply === 'object' && <DeliveryAnswer {...reply} />}
      </div>
    </Flex>
  );
}

function outcomeOf(isDelivered: boolean | null) {
  if (isDelivered === null) return { type: 'info', title: 'delivery.sent' } as const;
  if (isDelivered) return { type: 'success', title: 'delivery.delivered' } as const;
  return { type: 'warning', title: 'delivery.refused' } as const;
}

/** What the receiver of a test answered, in its own words. */
export function DeliveryAnswer({ isDelivered, status, reply, latencyMs }: TestReply) {
  const t = useT();
  const { type, title } = outcomeOf(isDelivered);
  const facts = [
    ...(status === null ? [] : [t('delivery.status', { status })]),
    ...(latencyMs === null ? [] : [t('delivery.latency', { ms: latencyMs })]),
  ].join(t('delivery.separator'));
  return (
    <Alert
      type={type}
      showIcon
      title={t(title)}
      description={
        <>
          {facts !== '' && <p className="tabular">{facts}</p>}
          {reply !== '' && (
            <>
              <p>{t('delivery.reply')}</p>
              <pre className="delivery-text" dir="ltr">
                {plainText(reply, LONGEST_REPLY)}
              </pre>
            </>
          )}
        </>
      }
    />
  );
}
