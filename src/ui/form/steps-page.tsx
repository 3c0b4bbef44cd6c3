import { Button } from 'antd';
import { type MouseEvent, type ReactNode, useCallback, useEffect, useRef, useState } from 'react';
import type * as z from 'zod';
import type { MessageId } from '@/i18n/messages';
import { useT } from '@/i18n/use-t';
import type { Initial } from '@/lib/initial';
import { go } from '@/lib/navigation';
import type { Permit } from '@/lib/permit';
import type { FieldPath } from '@/lib/rules/values';
import { Screen } from '@/ui/page/screen';
import { StepLine } from '@/ui/page/step-line';
import { useFirstField } from './first-field';
import { FormActions } from './form-actions';
import { FormBody } from './form-body';
import { LeadContext, StepContext } from './form-context';
import { useFormShell } from './use-form-shell';
import { useStep } from './use-step';

export interface Step {
  key: string;
  title: string;
  content: ReactNode;
}

interface Props<S extends z.ZodType, Answer> {
  /** Names the form: its element ids and its draft. */
  name: string;
  title: string;
  /** One schema for all steps. */
  schema: S;
  initial: Initial<z.input<S>> | undefined;
  steps: readonly Step[];
  /** Sends it; false where the operator answered a question with no: the form stays as it is. */
  onSubmit: (input: z.output<S>) => Promise<Answer>;
  /** Where Cancel leads, and where the page goes once the submit went through. */
  back: string;
  /** Where the page goes instead, to what the submit made. */
  after?: (answer: Answer) => string;
  /** The verb of the last button. */
  submitText: string;
  /** Whether the account may submit it, `can(roleApi.add)`: if not, the form says so at once and is for reading only. */
  permit: Permit<MessageId>;
  /** Of the object that is changed; a Loaded… around the form says it by itself. */
  version?: number | undefined;
  /** Told when the submit went through, with the name of the object: from what was sent where it names it. */
  success?: string | ((input: z.output<S>) => string);
}

/** A form in steps, the open one in the address. All stay mounted: Back keeps what was entered, an error opens its step. */
export function StepsPage<S extends z.ZodType, Answer>(props: Props<S, Answer>) {
  const { title, initial, steps, back, after, onSubmit, submitText, permit, ...rest } = props;
  const t = useT();
  const { step, show, goToPrevious } = useStep(steps.map(({ key }) => key));
  // A refusal opens the step of its field, which takes the focus then.
  const isRefused = useRef(false);
  const shown = useRef(step);
  const reopen = useCallback(
    (next: number) => {
      if (next === shown.current) return;
      isRefused.current = true;
      show(next);
    },
    [show],
  );
  const made = useRef<string>(undefined);
  const send = async (input: z.output<S>) => {
    const answer = await onSubmit(input);
    made.current = after?.(answer);
    return answer;
  };
  const shell = useFormShell({ ...rest, title, initial, onStep: reopen, onSubmit: send });
  const finish = useCallback(() => go(made.current ?? back), [back]);

  useFirstField(props.name);
  // The button that was pressed goes: the step it opened takes the focus and is read out.
  const opened = useRef<HTMLElement>(null);
  useEffect(() => {
    if (shown.current === step) return;
    shown.current = step;
    if (!isRefused.current) {
      opened.current?.focus({ preventScroll: true });
      opened.current?.scrollIntoView?.({ block: 'start' });
    }
    isRefused.current = false;
  }, [step]);

  const { fields, form } = shell;
  const [sought, setSought] = useState<FieldPath>();
  const lead = useCallback(
    (key: string) => {
      const field = fields.get(key);
      if (!field) return;
      reopen(field.step);
      setSought([...field.path]);
    },
    [fields, reopen],
  );
  // Once its step is on screen. What takes no focus itself, such as a group, gives it to what it holds.
  useEffect(() => {
    if (!sought) return;
    form.scrollToField([...sought], { focus: true, block: 'center' });
    const step = opened.current;
    if (step && !step.contains(document.activeElement)) step.focus({ preventScroll: true });
  }, [sought, form]);

  const isLast = step === steps.length - 1;
  // Enter in a field clicks the submit button too: before the last step it goes on instead.
  const next = async (event: MouseEvent) => {
    event.preventDefault();
    const own = [...shell.fields.values()].filter((field) => field.step === step).map(({ path }) => [...path]);
    const wrong = await shell.form.validateFields(own).then(() => [], readWrong);
    if (wrong.length > 0) shell.refuse(wrong);
    else show(step + 1);
  };
  return (
    <Screen title={title}>
      <StepLine
        className="form-steps"
        steps={steps.map(({ key, title }, index) => ({
          key,
          title,
          state: index < step ? 'done' : index === step ? 'current' : 'ahead',
        }))}
      />
      {/* On a phone in the place of the line, which has no room there; what is read out is the line in either case. */}
      <p className="form-step-now" aria-hidden>
        <strong>
          {t('stepSummary.present', { at: step + 1, count: steps.length, title: steps[step]?.title ?? '' })}
        </strong>
        {!isLast && <span>{t('stepSummary.next', { title: steps[step + 1]?.title ?? '' })}</span>}
      </p>
      <FormBody shell={shell} label={title} initial={initial} permit={permit} onDone={finish}>
        <div className="form-column">
          <LeadContext.Provider value={lead}>
            {steps.map((one, index) => (
              <StepContext.Provider key={one.key} value={index}>
                <section
                  ref={index === step ? opened : undefined}
                  className="form-step"
                  hidden={index !== step}
                  aria-label={one.title}
                  tabIndex={-1}
                >
                  {one.content}
                </section>
              </StepContext.Provider>
            ))}
          </LeadContext.Provider>
          <div className="form-footer">
            <FormActions
              // Of one key the last step's button would take the click that led to it.
              key={isLast ? 'submit' : 'next'}
              shell={shell}
              verb={isLast ? submitText : t('form.next')}
              permit={isLast ? permit : true}
              {...(!isLast && { submit: { onClick: next } })}
              between={
                step > 0 && (
                  <Button disabled={false} onClick={goToPrevious}>
                    {t('form.previous')}
                  </Button>
                )
              }
              onCancel={() => shell.leave(finish)}
            />
          </div>
        </div>
      </FormBody>
    </Screen>
  );
}

/** The keys of the fields that a refused validation names. */
function readWrong(refused: { errorFields: { name: (string | number)[] }[] }): string[] {
  return refused.errorFields.map(({ name }) => name.join('.'));
}
