import { Alert } from 'antd';
import { type ReactNode, useRef, useState } from 'react';
import type { MessageId } from '@/i18n/messages';
import type { Permit } from '@/lib/permit';
import { useReport } from '@/ui/feedback/report';
import { ActionButton } from './action-button';

interface Props {
  permit?: Permit<MessageId>;
  /** Does it; a rejection is shown above the button, which can then be pressed again. */
  run: () => Promise<unknown>;
  children: ReactNode;
}

/**
 * A primary button that does something without asking: one run at a time, however often it is pressed. Why it
 * failed is old as soon as it may not be pressed for another reason.
 */
export function RunButton({ permit = true, run, children }: Props) {
  const report = useReport();
  const running = useRef(false);
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  if (problem !== null && permit !== true) setProblem(null);
  const press = async () => {
    if (running.current) return;
    running.current = true;
    setBusy(true);
    setProblem(null);
    try {
      await run();
    } catch (thrown) {
      setProblem(report.own(thrown));
    } finally {
      running.current = false;
      setBusy(false);
    }
  };
  return (
    <>
      {problem && <Alert type="error" showIcon title={<span className="lines">{problem}</span>} />}
      <ActionButton type="primary" permit={permit} loading={isBusy} onClick={() => void press()}>
        {children}
      </ActionButton>
    </>
  );
}
