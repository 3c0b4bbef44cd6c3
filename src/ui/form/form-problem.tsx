import { Button } from 'antd';
import { useEffect, useRef } from 'react';
import { useT } from '@/i18n/use-t';
import { ProblemLink } from '@/ui/feedback/problem-link';
import { RefusedLine } from '@/ui/feedback/refused-line';
import type { Refused } from '@/ui/feedback/use-refused';
import type { FormShell } from './use-form-shell';

/** What the whole form was refused for. */
export interface Problem extends Partial<Refused> {
  text: string;
  /** False where a field was refused too, which has it. */
  takesFocus: boolean;
  /** Whether a call failed, which a problem report tells of. */
  isCall: boolean;
}

/**
 * Beside a form's buttons: what the whole form was refused for, and that somebody else was faster. It takes the focus, which
 * brings it into sight however long the form is.
 */
export function FormProblem({ shell }: { shell: Pick<FormShell, 'problem' | 'comparison' | 'compare'> }) {
  const { problem, comparison, compare } = shell;
  const t = useT();
  const line = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!problem?.takesFocus) return;
    // After what else the refusal draws: a field's text above would push it out of sight again.
    const frame = requestAnimationFrame(() => line.current?.focus());
    return () => cancelAnimationFrame(frame);
  }, [problem]);
  const text = problem?.text ?? (comparison?.draft ? t('form.draftOlder') : null);
  if (text === null) return null;
  const isSilent = problem?.isSilent === true;
  return (
    <RefusedLine line={line} text={text} isSilent={isSilent}>
      {comparison && (
        <Button size="small" onClick={() => compare(true)}>
          {t('form.compare')}
        </Button>
      )}
      {problem?.isCall && !isSilent && <ProblemLink />}
    </RefusedLine>
  );
}
