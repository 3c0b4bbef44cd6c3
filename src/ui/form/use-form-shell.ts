import { Form, type FormInstance } from 'antd';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type * as z from 'zod';
import { issueText } from '@/i18n/issue-text';
import { useT } from '@/i18n/use-t';
import { failureOf } from '@/lib/contract/failure';
import { parseKept } from '@/lib/rules/kept-choice';
import { valueAt } from '@/lib/rules/values';
import { useReport } from '@/ui/feedback/report';
import { useAgain } from '@/ui/feedback/use-again';
import { useRefused } from '@/ui/feedback/use-refused';
import { type Fields, keyOf } from './form-context';
import type { Problem } from './form-problem';
import { carried, isEmpty } from './rules';
import { type Choices, type Comparison, useComparison } from './use-comparison';
import { type LeaveCopy, UNSAVED, useDirtyGuard } from './use-dirty-guard';
import { useErrorPage } from './use-error-page';
import { useSaidAgain } from './use-said-again';
import { useSavingGuard } from './use-saving-guard';

export interface FormShell {
  /** The id of the form element, which a submit button outside of it points at. */
  name: string;
  form: FormInstance;
  schema: z.core.$ZodType;
  /** The fields on screen. */
  fields: Fields;
  /** Those, and what was on screen before. */
  known: Fields;
  /** Of what the form goes by: what it was begun with, or what the operator compared it with since. */
  version: number | undefined;
  /** What the whole form is refused for, or null; a new object each time, since it takes the focus each time. */
  problem: Problem | null;
  /** What somebody else changed meanwhile, beside what was entered; null if nothing waits for a choice. */
  comparison: Comparison | null;
  /** Opens or closes the comparison; what is not decided waits. */
  compare: (isOpen: boolean) => void;
  /** Takes over what was chosen, and goes on from what is stored now. */
  choose: (choices: Choices) => void;
  /** Brings back what was written down before a reload: called when the fields are on screen. */
  takeUp: () => void;
  /** The last submit was refused for fields, which say why themselves; any input ends it. */
  isRefused: boolean;
  isDirty: boolean;
  isBusy: boolean;
  /** What a field is in the middle of, such as an upload: the form is not sent before it ends. Null if nothing. */
  work: LeaveCopy | null;
  /** Leaving would lose input or work. */
  hasUnsavedChanges: boolean;
  /** A draft from before a forced reload was put back. */
  isRestored: boolean;
  onValuesChange: () => void;
  /** A field begins work; returns the function that ends it. */
  begin: (words: LeaveCopy) => () => void;
  /** Gives input and work up and closes; asks first if there are any. Nothing while the form is sent. */
  leave: (close: () => void) => void;
  /** Tells that a submit was refused, scrolls to the first of these fields and puts the focus there, on its step. */
  refuse: (keys: readonly string[]) => void;
  /** Submits; true if it went through. */
  submit: (values: unknown) => Promise<boolean>;
  /** The way that was asked for while the form was sent, once: it goes on when the form was saved. */
  takeWay: () => (() => void) | null;
}

interface Options<S extends z.ZodType> {
  schema: S;
  /** Names the form and its draft. */
  name: string;
  initial?: unknown;
  /** Of the object that is changed, where nothing around the form says it. */
  version?: number | undefined;
  onSubmit: (input: z.output<S>) => Promise<unknown>;
  /** What the form is called where a failure is told that has no form left to stand in. */
  title?: string | undefined;
  /** Told when the submit went through. */
  success?: string | ((input: z.output<S>) => string) | undefined;
  /** What a submit that failed is called, told before its reason. */
  failed?: string | undefined;
  /** Opens the step of a wrong field before the focus goes there. */
  onStep?: (step: number) => void;
  /** The form stays after it was saved and may be sent again as it is; any other is sent once. */
  keepOpen?: boolean;
}

/**
 * What every form shell does: parse by the schema, one submit at a time, refusals by field or in the form's alert, input
 * kept, unsaved-changes guard, draft before a forced reload.
 */
export function useFormShell<S extends z.ZodType>(options: Options<S>): FormShell {
  const { schema, name, initial, version, onSubmit, title, success, failed, onStep, keepOpen = false } = options;
  const t = useT();
  const report = useReport();
  const refusedFor = useRefused();
  const told = useRef(success);
  useEffect(() => {
    told.current = success;
  });
  const [own] = Form.useForm();
  const [fields] = useState<Fields>(() => new Map());
  const [known] = useState<Fields>(() => new Map());
  const [problem, setProblem] = useState<Problem | null>(null);
  const [isRefused, setRefused] = useState(false);
  const [isDirty, setDirty] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const [isRestored, setRestored] = useState(false);
  const onValuesChange = useCallback(() => {
    setDirty(true);
    setRefused(false);
  }, []);
  // What a button fills in is input as much as what is typed: the library tells of the latter only.
  const form = useMemo((): FormInstance => {
    const after = (_: unknown) => onValuesChange();
    return {
      ...own,
      setFieldValue: (...input) => after(own.setFieldValue(...input)),
      setFieldsValue: (...input) => after(own.setFieldsValue(...input)),
    };
  }, [own, onValuesChange]);
  const [wrong, setWrong] = useState<{ path: (string | number)[] } | null>(null);
  const busy = useRef(false);
  // A drawer that is closing still takes Enter.
  const isSent = useRef(false);
  const [works, setWorks] = useState<readonly LeaveCopy[]>([]);
  const work = works[0] ?? null;
  const words = work ?? (isDirty ? UNSAVED : null);
  // While it is sent there is nothing to discard: the way waits for the answer.
  const ask = useDirtyGuard(isBusy ? null : words);
  const { takeWay, isGone } = useSavingGuard(isBusy);
  const again = useAgain();
  const say = useCallback(
    (text: string | null, takesFocus = true, isCall = false) =>
      setProblem(text === null ? null : { text, takesFocus, isCall }),
    [],
  );
  const stay = useCallback((reason: string) => say(reason, true, true), [say]);
  const toErrorPage = useErrorPage(isBusy, stay);
  const onRestored = useCallback(() => setRestored(true), []);
  const {
    version: begun,
    send,
    sent,
    check,
    takeUp,
    comparison,
    apply,
    show,
  } = useComparison({
    name,
    form,
    schema,
    known,
    initial,
    version,
    onSubmit,
    isDirty,
    onProblem: say,
    onRestored,
  });
  useSaidAgain(own);
  // After the step of the field is on screen.
  useEffect(() => {
    if (wrong) form.scrollToField(wrong.path, { focus: true, block: 'center' });
  }, [wrong, form]);
  const reveal = useCallback(
    (keys: readonly string[]) => {
      const first = [...fields].find(([key]) => keys.includes(key))?.[1];
      if (!first) return;
      onStep?.(first.step);
      setWrong({ path: [...first.path] });
    },
    [fields, onStep],
  );
  /** Puts messages on the fields that are on screen; returns the messages of the others. */
  const tell = useCallback(
    (messages: readonly (readonly [key: string, text: string])[]) => {
      const known = messages.filter(([key]) => fields.has(key));
      form.setFields(known.map(([key, text]) => ({ name: [...(fields.get(key)?.path ?? [])], errors: [text] })));
      reveal(known.map(([key]) => key));
      return messages.filter(([key]) => !fields.has(key)).map(([, text]) => text);
    },
    [fields, form, reveal],
  );
  const submit = useCallback(
    async (given: unknown) => {
      if (busy.current || isSent.current || work) return false;
      if (comparison) {
        show(true);
        return false;
      }
      setProblem(null);
      setRefused(false);
      const values = carried(schema, given, initial, known);
      const parsed = parseKept(schema, values, initial);
      if (!parsed.success) {
        const texts = parsed.error.issues.map((issue) => {
          const key = keyOf(issue.path);
          const isMissing = isEmpty(valueAt(values, issue.path));
          return [key, issueText(t, issue, fields.get(key)?.label ?? key, isMissing)] as const;
        });
        const rest = tell(texts);
        say(rest.length > 0 ? rest.join('\n') : null, rest.length === texts.length);
        setRefused(true);
        return false;
      }
      busy.current = true;
      setBusy(true);
      const finish = () => {
        sent.current = null;
        isSent.current = !keepOpen;
        setProblem(null);
        setDirty(false);
        if (told.current !== undefined) {
          report.success(typeof told.current === 'function' ? told.current(parsed.data) : told.current);
        }
        return true;
      };
      try {
        // The first answer was lost: what it left behind comes first.
        const before = sent.current ? await check() : 'nothing';
        if (before === 'told') return false;
        if (before === 'saved') return finish();
        await again(() => send.current(parsed.data));
        return finish();
      } catch (thrown) {
        takeWay();
        if (isGone.current) {
          report.error(thrown, title);
          return false;
        }
        const refused = failureOf(thrown);
        const messages = Object.entries(refused.fields);
        const rest = tell(messages);
        setRefused(messages.length > 0);
        const isOfForm = messages.length === 0 || rest.length > 0;
        const why = isOfForm && !toErrorPage(thrown) ? refusedFor(thrown) : null;
        const text = [...new Set([failed ?? why?.text, why?.text])].join('\n');
        setProblem(why && { ...why, text, takesFocus: rest.length === messages.length, isCall: true });
        if (refused.lost) sent.current ??= { values, input: parsed.data };
        else if (refused.kind === 'business' && messages.length === 0) void check();
        return false;
      } finally {
        busy.current = false;
        setBusy(false);
      }
    },
    [
      schema,
      initial,
      known,
      fields,
      tell,
      t,
      send,
      report,
      title,
      failed,
      keepOpen,
      work,
      comparison,
      show,
      say,
      check,
      takeWay,
      isGone,
      toErrorPage,
      refusedFor,
      again,
      sent,
    ],
  );

  const refuse = useCallback(
    (keys: readonly string[]) => {
      setRefused(true);
      reveal(keys);
    },
    [reveal],
  );
  const begin = useCallback((mine: LeaveCopy) => {
    setWorks((old) => [...old, mine]);
    return () => setWorks((old) => old.filter((_, index) => index !== old.indexOf(mine)));
  }, []);
  const leave = useCallback(
    (close: () => void) => {
      // What is being sent cannot be given up: its answer, such as a secret shown once, would be lost.
      if (busy.current) return report.info(t('form.saving'));
      ask(() => {
        setDirty(false);
        setWorks([]);
        close();
      });
    },
    [ask, report, t],
  );
  return {
    name,
    form,
    schema,
    fields,
    known,
    problem,
    comparison,
    compare: show,
    choose: apply,
    takeUp,
    version: begun,
    isRefused,
    isDirty,
    isBusy,
    work,
    hasUnsavedChanges: words !== null,
    isRestored,
    onValuesChange,
    begin,
    leave,
    refuse,
    submit,
    takeWay,
  };
}
