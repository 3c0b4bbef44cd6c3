import { Button, Checkbox, Input } from 'antd';
import { type FormEvent, type ReactNode, useEffect, useId, useRef } from 'react';
import type { QuestionDraft } from '@/domain/ask/draft';
import { DNS_TYPES, FLAGS, QUESTION_KINDS } from '@/domain/ask/question';
import { useT } from '@/i18n/use-t';
import { parseAddress } from '@/lib/ip/address';
import { CopyLink } from '@/ui/feedback/copy-link';
import { Choice } from '@/ui/form/choice';
import { ActionButton } from '@/ui/page/action-button';
import { FLAG_LABELS, KIND_LABELS } from './labels';

interface Props {
  draft: QuestionDraft;
  /** What is wrong with it, by field. */
  problems: Readonly<Record<string, string>>;
  onChange: (change: Partial<QuestionDraft>) => void;
  /** What can be chosen: all, groups, nodes. */
  options: readonly { value: string; label: string }[];
  /** How many nodes are chosen. */
  count: number;
  isRunning: boolean;
  onAsk: () => void;
  onStop: () => void;
  hrefOf: () => string;
}

/** A field with its label, and what is wrong with it under it. */
function Labeled({ id, label, problem, hint, children }: Record<'id' | 'label', string> & Fielded) {
  return (
    <div className="ask-field">
      <label htmlFor={id}>{label}</label>
      {children}
      {problem !== undefined && (
        <span id={`${id}-problem`} className="ask-problem" role="alert">
          {problem}
        </span>
      )}
      {problem === undefined && hint && <span className="ask-hint">{hint}</span>}
    </div>
  );
}

interface Fielded {
  problem: string | undefined;
  hint?: string | false | undefined;
  children: ReactNode;
}

const marks = (id: string, problem: string | undefined) =>
  problem === undefined ? {} : { status: 'error' as const, 'aria-invalid': true, 'aria-describedby': `${id}-problem` };

const TYPED = { dir: 'ltr', spellCheck: false, autoComplete: 'off', maxLength: 300 } as const;

/** The question, who is asked, and Ask or Stop. */
export function QuestionForm(props: Props) {
  const { draft, problems, onChange, options, count, isRunning, onAsk, onStop, hrefOf } = props;
  const t = useT();
  const id = useId();
  const { ask, name, type, server, flags, port, nodes } = draft;
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    // The first field that is wrong, once it was told so.
    if (Object.keys(problems).length > 0) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [problems]);
  const isReverse = ask === 'resolve' && parseAddress(name.trim()) !== null;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onAsk();
  };
  const field = (key: string) => ({ id: `${id}${key}`, problem: problems[key] });
  const marked = (key: string) => ({ id: `${id}${key}`, ...marks(`${id}${key}`, problems[key]) });
  return (
    <form ref={form} className="ask-form" onSubmit={submit} noValidate>
      <div className="ask-fields">
        <Labeled {...field('ask')} label={t('ask.kind')}>
          <Choice
            {...marked('ask')}
            value={ask}
            options={QUESTION_KINDS.map((value) => ({ value, label: t(KIND_LABELS[value]) }))}
            onChange={(kind) => onChange({ ask: kind })}
          />
        </Labeled>
        <Labeled {...field('name')} label={t('ask.name')} hint={isReverse && t('ask.reverse')}>
          <Input
            {...TYPED}
            {...marked('name')}
            value={name}
            placeholder="www.example.com"
            onChange={(event) => onChange({ name: event.target.value })}
          />
        </Labeled>
        {ask === 'resolve' && (
          <Labeled {...field('type')} label={t('ask.type')}>
            <Choice
              {...marked('type')}
              showSearch
              disabled={isReverse}
              value={isReverse ? 'PTR' : type}
              options={DNS_TYPES.map((value) => ({ value, label: value }))}
              onChange={(one) => onChange({ type: one })}
            />
          </Labeled>
        )}
        {ask === 'resolve' && (
          <Labeled {...field('server')} label={t('ask.server')}>
            <Input
              {...TYPED}
              {...marked('server')}
              value={server}
              placeholder={t('ask.ownServer')}
              onChange={(event) => onChange({ server: event.target.value })}
            />
          </Labeled>
        )}
        {ask === 'port' && (
          <Labeled {...field('port')} label={t('ask.port')}>
            <Input
              {...TYPED}
              {...marked('port')}
              inputMode="numeric"
              placeholder="53"
              value={port}
              onChange={(event) => onChange({ port: event.target.value })}
            />
          </Labeled>
        )}
      </div>
      {ask === 'resolve' && (
        <Checkbox.Group
          aria-label={t('ask.options')}
          value={[...flags]}
          options={FLAGS.map((value) => ({ value, label: t(FLAG_LABELS[value]) }))}
          onChange={(chosen) => onChange({ flags: FLAGS.filter((flag) => chosen.includes(flag)) })}
        />
      )}
      <Labeled {...field('nodes')} label={t('ask.nodes')}>
        <Choice<string[]>
          {...marked('nodes')}
          mode="multiple"
          allowClear
          placeholder={t('ask.nodesHint')}
          value={[...nodes]}
          options={[...options]}
          optionFilterProp="label"
          maxTagCount={6}
          onChange={(chosen) => onChange({ nodes: chosen })}
        />
      </Labeled>
      <div className="ask-actions">
        <Button type="primary" htmlType="submit">
          {t('ask.ask', { count })}
        </Button>
        <ActionButton permit={isRunning || 'ask.nothingRuns'} onClick={onStop}>
          {t('ask.stop')}
        </ActionButton>
        <CopyLink hrefOf={hrefOf} />
      </div>
    </form>
  );
}
