import { Alert } from 'antd';
import { type ReactNode, useState } from 'react';
import type { MessageId } from '@/i18n/messages';
import type { Permit } from '@/lib/permit';
import { useAgain } from '@/ui/feedback/use-again';
import { useHeldWrite } from '@/ui/feedback/use-held-write';
import { type Refused, useRefused } from '@/ui/feedback/use-refused';
import { ActionButton } from './action-button';

interface Props<R> {
  permit?: Permit<MessageId>;
  /** Does it; a rejection is shown above the button, which can then be pressed again. Until then every way out waits. */
  run: () => Promise<R>;
  /**
   * After it was done. `goOn` is the way that was asked for meanwhile, which goes on by itself where this is left out; it
   * is dropped by what has something to show first.
   */
  onDone?: (result: R, goOn: (() => void) | null) => void;
  children: ReactNode;
}

/**
 * A primary button that does something without asking: one run at a time, however often it is pressed. Why it
 * failed is old as soon as it may not be pressed for another reason. In a drawer, that one closes by `useAskedClosing`.
 */
export function RunButton<R>({ permit = true, run, onDone = (_, goOn) => goOn?.(), children }: Props<R>) {
  const refusedFor = useRefused();
  const held = useHeldWrite();
  const again = useAgain();
  const [problem, setProblem] = useState<Refused | null>(null);
  if (problem !== null && permit !== true) setProblem(null);
  const press = () => {
    setProblem(null);
    void held.run(typeof children === 'string' ? children : undefined, () => again(run), {
      onDone: (result, goOn) => {
        if (result !== false) onDone(result, goOn);
      },
      onFailed: (thrown) => setProblem(refusedFor(thrown)),
    });
  };
  return (
    <>
      {problem && (
        <Alert
          type={problem.isSilent ? 'info' : 'error'}
          showIcon
          title={<span className="lines">{problem.text}</span>}
          {...(problem.isSilent && { role: 'status' })}
        />
      )}
      <ActionButton type="primary" permit={permit} loading={held.isBusy} onClick={press}>
        {children}
      </ActionButton>
    </>
  );
}
