import { Button } from 'antd';
import { useEffect, useRef } from 'react';
import type { MessageId } from '@/i18n/messages';
import { type T, useT } from '@/i18n/use-t';
import type { Found, Problem } from '@/lib/form/form';
import type { Permit } from '@/lib/permit';
import { ProblemLink } from '@/ui/feedback/problem-link';
import { RefusedLine } from '@/ui/feedback/refused-line';
import type { FormShell } from './use-form-shell';

const FOUND = {
  firstSaved: 'form.firstSaved',
  sameStored: 'form.sameStored',
  newerElsewhere: 'form.newerElsewhere',
} as const satisfies Record<Found, MessageId>;

/** A form that has moved on by itself says so as a refusal does: nothing was sent. */
const spoken = (t: T, problem: Problem) =>
  'found' in problem ? { text: t(FOUND[problem.found]), takesFocus: true, isCall: false, isSilent: false } : problem;

interface Props {
  shell: FormShell;
  permit: Permit<MessageId>;
}

/**
 * Beside a form's buttons: what the whole form was refused for, and that somebody else was faster. It takes the focus, which
 * brings it into sight however long the form is.
 */
export function FormProblem({ shell, permit }: Props) {
  const { problem, comparison } = shell.state;
  const t = useT();
  const found = problem && spoken(t, problem);
  // What came of the other's change may be that nothing can be saved any more: then not to save again, but why.
  const said = found && problem && 'found' in problem && permit !== true ? { ...found, text: t(permit) } : found;
  const takesFocus = said?.takesFocus ?? false;
  const line = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each problem takes it anew.
  useEffect(() => {
    if (!takesFocus) return;
    // After what else the refusal draws: a field's text above would push it out of sight again.
    const frame = requestAnimationFrame(() => line.current?.focus());
    return () => cancelAnimationFrame(frame);
  }, [problem, takesFocus]);
  const text = said?.text ?? (comparison?.draft ? t('form.draftOlder') : null);
  if (text === null) return null;
  const isSilent = said?.isSilent === true;
  return (
    <RefusedLine line={line} text={text} isSilent={isSilent}>
      {comparison && (
        <Button size="small" onClick={() => shell.compare(true)}>
          {t('form.compare')}
        </Button>
      )}
      {said?.isCall && !isSilent && <ProblemLink />}
    </RefusedLine>
  );
}
