import { Button, Input } from 'antd';
import { type FormEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { detectionInput } from '@/api/console/detection';
import { issueText } from '@/i18n/issue-text';
import { useT } from '@/i18n/use-t';
import type { TypedCall } from '@/lib/contract/client';
import { failureOf } from '@/lib/contract/failure';
import { failureText } from '@/ui/feedback/failure-text';

interface Props<Report> {
  label: string;
  /** Asks for the target where there is none. */
  missing: string;
  placeholder: string;
  check: TypedCall<{ target: string }, Report>;
  render: (report: Report) => ReactNode;
  /** Where else what is typed can be looked at. */
  door: (target: string) => ReactNode;
}

type State<Report> =
  | { status: 'idle' | 'busy' }
  | { status: 'wrong'; text: string }
  | { status: 'done'; report: Report };

/** A name as zone files write it, with its root, is the same name. */
const plainTarget = (text: string) => text.trim().replace(/(?<=[^./])\.$/, '');

/** One field, one button; the result or the reason against it stands under the field and nowhere else. */
export function DetectionBox<Report>({ label, missing, placeholder, check, render, door }: Props<Report>) {
  const t = useT();
  const id = useId();
  const [target, setTarget] = useState('');
  const [state, setState] = useState<State<Report>>({ status: 'idle' });
  const running = useRef<AbortController | null>(null);
  useEffect(() => () => running.current?.abort(), []);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    running.current?.abort();
    if (target.trim() === '') {
      setState({ status: 'wrong', text: missing });
      return;
    }
    const input = detectionInput.safeParse({ target: plainTarget(target) });
    if (!input.success) {
      const issue = input.error.issues[0];
      setState({ status: 'wrong', text: issue ? issueText(t, issue, label, false) : '' });
      return;
    }
    const controller = new AbortController();
    running.current = controller;
    setState({ status: 'busy' });
    check(input.data, { signal: controller.signal }).then(
      (report) => setState({ status: 'done', report }),
      (thrown: unknown) => {
        const failure = failureOf(thrown);
        if (failure.kind !== 'abort') setState({ status: 'wrong', text: failureText(t, failure) });
      },
    );
  };

  const isWrong = state.status === 'wrong';
  return (
    <form onSubmit={submit} noValidate>
      <label htmlFor={id}>{label}</label>
      <div className="home-detection-row">
        <Input
          id={id}
          dir="ltr"
          value={target}
          placeholder={placeholder}
          autoComplete="off"
          spellCheck={false}
          maxLength={2048}
          status={isWrong ? 'error' : ''}
          aria-invalid={isWrong}
          aria-describedby={`${id}-result`}
          onChange={(event) => setTarget(event.target.value)}
        />
        <Button htmlType="submit" loading={state.status === 'busy'} aria-label={t('detect.checkOf', { name: label })}>
          {t('detect.check')}
        </Button>
      </div>
      <div id={`${id}-result`} className="home-detection-result" role="status">
        {isWrong && <span className="home-wrong lines">{state.text}</span>}
        {state.status === 'done' && render(state.report)}
      </div>
      {target.trim() !== '' && door(target)}
    </form>
  );
}
