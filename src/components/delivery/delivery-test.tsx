import { Alert, Button, Flex } from 'antd';
import { type ReactNode, useRef, useState } from 'react';
import type { TestReply } from '@/api/message/robot';
import { useT } from '@/i18n/use-t';
import { plainText } from '@/lib/plain-text';
import { useReport } from '@/ui/feedback/report';
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
  const report = useReport();
  const running = useRef(false);
  const [isBusy, setBusy] = useState(false);
  const [last, setLast] = useState<{ of: string; reply: TestReply | string | null } | null>(null);
  const reply = last?.of === of ? last.reply : null;
  const press = async () => {
    if (running.current) return;
    running.current = true;
    setBusy(true);
    setLast(null);
    try {
      setLast({ of, reply: await send() });
    } catch (thrown) {
      setLast({ of, reply: report.own(thrown) });
    } finally {
      running.current = false;
      setBusy(false);
    }
  };
  return (
    <Flex vertical gap={12} className="delivery">
      {children}
      <div>
        <Button type="primary" loading={isBusy} onClick={() => void press()}>
          {label}
        </Button>
      </div>
      <div role="status">
        {typeof reply === 'string' && <Alert type="error" showIcon title={<span className="lines">{reply}</span>} />}
        {reply !== null && typeof reply === 'object' && <DeliveryAnswer {...reply} />}
      </div>
    </Flex>
  );
}

/** What the receiver of a test answered, in its own words. */
export function DeliveryAnswer({ isDelivered, status, reply, latencyMs }: TestReply) {
  const t = useT();
  const facts = [
    ...(status === null ? [] : [t('delivery.status', { status })]),
    ...(latencyMs === null ? [] : [t('delivery.latency', { ms: latencyMs })]),
  ].join(t('delivery.separator'));
  return (
    <Alert
      type={isDelivered ? 'success' : 'warning'}
      showIcon
      title={isDelivered ? t('delivery.delivered') : t('delivery.refused')}
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
