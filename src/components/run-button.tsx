import { Alert, Button } from 'antd';
import { type ReactNode, useRef, useState } from 'react';
import { useReport } from '@/ui/report';

interface Props {
  /** Does it; a rejection is shown above the button, which can then be pressed again. */
  run: () => Promise<unknown>;
  children: ReactNode;
}

/** A primary button that does something without asking: one run at a time, however often it is pressed (REL-4). */
export function RunButton({ run, children }: Props) {
  const report = useReport();
  const running = useRef(false);
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
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
      <Button type="primary" loading={isBusy} onClick={() => void press()}>
        {children}
      </Button>
    </>
  );
}
