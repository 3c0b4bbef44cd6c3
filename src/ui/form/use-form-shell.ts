import { Form, type FormInstance } from 'antd';
import {
  useCallback,
  useContext,
  useEffect,
  useEffectEvent,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import { flushSync } from 'react-dom';
import type * as z from 'zod';
import { issueText } from '@/i18n/issue-text';
import { useT } from '@/i18n/use-t';
import { isAnonymousPath } from '@/lib/anonymous-path';
import { type Failure, failureOf } from '@/lib/contract/failure';
import { registerDraft, saveDrafts, takeDraft } from '@/lib/drafts';
import { type Choices, canSubmit, draftOf, type Form as FormState } from '@/lib/form/form';
import { createForm, type FormStore } from '@/lib/form/form-store';
import { endDraftHolds, here } from '@/lib/navigation';
import { parseKept } from '@/lib/rules/kept-choice';
import { isEmpty, keyOf, valueAt } from '@/lib/rules/values';
import { failureText } from '@/ui/feedback/failure-text';
import { useReport } from '@/ui/feedback/report';
import { isFocusLost } from '@/ui/feedback/return-focus';
import { useAgain } from '@/ui/feedback/use-again';
import { type Refused, useRefused } from '@/ui/feedback/use-refused';
import type { LeaveCopy } from '../feedback/use-dirty-guard';
import type { Fields } from './form-context';
import { RenewalContext } from './renewal';
import { carried } from './rules';
import { useFormHold } from './use-form-hold';

export interface FormShell {
  /** The id of the form element, which a submit button outside of it points at. */
  name: string;
  form: FormInstance;
  schema: z.core.$ZodType;
  /** The fields on screen. */
  fields: Fields;
  /** Those, and what was on screen before. */
  known: Fields;
  /** Where it stands between the first key and the answer. */
  state: FormState<LeaveCopy>;
  onValuesChange: () => void;
  /** Brings back what was written down before a reload: called when the fields are on screen. */
  takeUp: () => void;
  /** A field begins work, such as an upload, before whose end nothing is sent; returns the function that ends it. */
  begin: (copy: LeaveCopy) => () => void;
  /** Opens or closes the comparison; what is not decided waits. */
  compare: (isOpen: boolean) => void;
  /** Takes over what was chosen, and goes on from what is stored now. */
  choose: (choices: Choices) => void;
  /** Gives input and work up and closes; asks first if there are any. Nothing while the form is sent. */
  leave: (close: () => void) => void;
  /** Tells that fields are wrong, scrolls to the first of them and puts the focus there, on its step. */
  refuse: (keys: readonly string[]) => void;
  /** Submits; `onDone` once it went through, unless the operator is on a way of his own. */
  submit: (values: unknown, onDone: () => void) => Promise<void>;
}

interface Options<S extends z.ZodType> {
  schema: S;
  /** Names the form and its draft. */
  name: string;
  initial?: unknown;
  /** Of the object that is changed, where nothing around the form says it. */
  version?: number | undefined;
  /** It makes something new, which begins at the present moment: what is written down of it is not older than anything. */
  isNew?: boolean | undefined;
  /** Sends it. False: a question was answered with no, nothing was sent, and the form stays as it is. */
  onSubmit: (input: z.output<S>) => Promise<unknown>;
  /** What the form is called where a failure is told that has no form left to stand in. */
  title?: string | undefined;
  /** Told when the submit went through. */
  success?: string | ((input: z.output<S>) => string) | undefined;
  /** What a submit that failed is called, told before its reason. */
  failed?: string | undefined;
  /** Opens the step of a wrong field before the focus goes there. */
  onStep?: (step: number) => void;
  /** Of a form that stays after it was saved: it is kept by who replaces it. Any other is sent once. */
  store?: FormStore<LeaveCopy>;
}

/** What takes the focus in a form where a field itself takes none. */
const FIRST = 'input:not(:disabled), textarea:not(:disabled), button:not(:disabled)';

/** Whether a failure is to be read on the error page; an anonymous screen has none. */
const leadsAway = ({ showType }: Failure) => showType === 9 && !isAnonymousPath(here().pathname);

/**
 * What every form shell does: parse by the schema, one submit at a time, refusals by field or in the form's alert, input
 * kept, unsaved-changes guard, draft before a forced reload. When a save is refused and the object turns out to be newer, or
 * a draft comes back over a newer one, the three states are put side by side: nobody's change is overwritten unseen.
 */
export function useFormShell<S extends z.ZodType>(options: Options<S>): FormShell {
  const { schema, name, initial, isNew, onSubmit, title, success, failed, onStep } = options;
  const t = useT();
  const report = useReport();
  const refusedFor = useRefused();
  const again = useAgain();
  const renewal = useContext(RenewalContext);
  const version = options.version ?? renewal?.version;
  const [own] = Form.useForm();
  const [fields] = useState<Fields>(() => new Map());
  const [known] = useState<Fields>(() => new Map());
  const [store] = useState(() => options.store ?? createForm<LeaveCopy>({ values: initial, version }, false));
  const state = useSyncExternalStore(store.subscribe, store.get);
  const { dispatch } = store;
  const leave = useFormHold(store);
  const shape = useMemo(() => ({ schema, isField: (key: string) => known.has(key) }), [schema, known]);

  const onValuesChange = useCallback(() => void dispatch({ type: 'typed' }), [dispatch]);
  // What a button fills in is input as much as what is typed: the library tells of the latter only.
  const form = useMemo((): FormInstance => {
    const after = (_: unknown) => onValuesChange();
    return {
      ...own,
      setFieldValue: (...input) => after(own.setFieldValue(...input)),
      setFieldsValue: (...input) => after(own.setFieldsValue(...input)),
    };
  }, [own, onValuesChange]);

  // What sends the version that the form goes by: of a newer one only once it was compared, until then the gateway refuses.
  const latest = useRef({ success, send: onSubmit });
  useEffect(() => {
    const send = state.base.version === version ? onSubmit : latest.current.send;
    latest.current = { success, send };
  });

  useEffect(() => {
    dispatch({ type: 'opened' });
    return () => void dispatch({ type: 'left' });
  }, [dispatch]);

  const isLoaded = state.phase === 'checking' && !renewal?.isRenewing;
  const meet = useEffectEvent(() => {
    const mine = form.getFieldsValue(true);
    dispatch({ type: 'renewed', stored: { values: initial, version }, mine, shape });
  });
  useEffect(() => {
    if (isLoaded) meet();
  }, [isLoaded]);

  const read = useEffectEvent(() => draftOf(store.get(), () => form.getFieldsValue(true), shape));
  useEffect(() => registerDraft(name, () => read()), [name]);
  const takeUp = useCallback(() => {
    const draft = takeDraft(name);
    if (!draft || draft.fields.length === 0) return;
    if (!dispatch({ type: 'drafted', draft, shape, isNew }).isRestored) return;
    for (const { path, mine } of draft.fields) form.setFieldValue([...path], mine);
  }, [name, dispatch, form, shape, isNew]);

  // After the step of the field is on screen.
  const { wrong } = state;
  useEffect(() => {
    if (wrong) form.scrollToField([...wrong], { focus: true, block: 'center' });
  }, [wrong, form]);
  /** Opens the step of the first of these fields; gives where it is, a new path each time. */
  const placeOf = useCallback(
    (keys: readonly string[]) => {
      const first = [...fields].find(([key]) => keys.includes(key))?.[1];
      if (!first) return undefined;
      onStep?.(first.step);
      return [...first.path];
    },
    [fields, onStep],
  );
  const refuse = useCallback(
    (keys: readonly string[]) => void dispatch({ type: 'judged', at: placeOf(keys) }),
    [dispatch, placeOf],
  );
  /** Puts messages on the fields that are on screen; returns where the first is, and the messages of the others. */
  const tell = useCallback(
    (messages: readonly (readonly [key: string, text: string])[]) => {
      const shown = messages.filter(([key]) => fields.has(key));
      form.setFields(shown.map(([key, text]) => ({ name: [...(fields.get(key)?.path ?? [])], errors: [text] })));
      const rest = messages.filter(([key]) => !fields.has(key)).map(([, text]) => text);
      return { at: placeOf(shown.map(([key]) => key)), rest, takesFocus: rest.length === messages.length };
    },
    [fields, form, placeOf],
  );

  const submit = useCallback(
    async (given: unknown, onDone: () => void) => {
      if (!canSubmit(dispatch({ type: 'tried' }))) return;
      const values = carried(schema, given, initial, known);
      const parsed = parseKept(schema, values, initial);
      if (!parsed.success) {
        const texts = parsed.error.issues.map((issue) => {
          const key = keyOf(issue.path);
          const isMissing = isEmpty(valueAt(values, issue.path));
          return [key, issueText(t, issue, fields.get(key)?.label ?? key, isMissing)] as const;
        });
        const { at, rest, takesFocus } = tell(texts);
        const problem = rest.length > 0 ? { text: rest.join('\n'), takesFocus, isCall: false } : null;
        dispatch({ type: 'refused', problem, isOfFields: true, at });
        return;
      }
      // The first answer was lost: what it left behind comes first.
      if (dispatch({ type: 'submitted', sent: { values, input: parsed.data } }).phase === 'checking') renewal?.renew();
      const { phase } = await store.checked();
      if (phase === 'editing') return;
      try {
        const isWanted = phase !== 'sending' || (await again(() => latest.current.send(parsed.data))) !== false;
        if (!isWanted) return void dispatch({ type: 'refused', problem: null });
      } catch (thrown) {
        const refused = failureOf(thrown);
        if (store.get().isGone) {
          dispatch({ type: 'refused', problem: null });
          return report.error(thrown, title);
        }
        const messages = Object.entries(refused.fields);
        const { at, rest, takesFocus } = tell(messages);
        const isOfForm = messages.length === 0 || rest.length > 0;
        const isLeaving = isOfForm && leadsAway(refused);
        const say = (why: Refused | null) =>
          why && { ...why, text: [...new Set([failed ?? why.text, why.text])].join('\n'), takesFocus, isCall: true };
        const mayBeStale = refused.lost === null && refused.kind === 'business' && messages.length === 0;
        if (mayBeStale) renewal?.renew();
        dispatch({
          type: 'refused',
          problem: isOfForm && !isLeaving ? say(refusedFor(thrown)) : null,
          isOfFields: messages.length > 0,
          at,
          isLost: refused.lost !== null,
          mayBeStale,
        });
        if (!isLeaving) return;
        // Nobody asked to leave: what is typed is written down, and Back brings it again, or else the form says it itself.
        if (!saveDrafts()) {
          const stay = say({ text: failureText(t, refused), isSilent: false });
          return void dispatch({ type: 'refused', problem: stay, mayBeStale });
        }
        endDraftHolds();
        report.own(thrown);
        return;
      }
      const { way } = store.get();
      // At once, with what the answer opened: that may hold the way back itself.
      flushSync(() => dispatch({ type: 'went' }));
      const told = latest.current.success;
      if (told !== undefined) report.success(typeof told === 'function' ? told(parsed.data) : told);
      if (way) way();
      else onDone();
    },
    [schema, initial, known, fields, tell, t, report, title, failed, refusedFor, renewal, store, dispatch, again],
  );

  const begin = useCallback(
    (work: LeaveCopy) => {
      dispatch({ type: 'began', work });
      return () => void dispatch({ type: 'ended', work });
    },
    [dispatch],
  );
  const compare = useCallback((isOpen: boolean) => void dispatch({ type: 'compared', isOpen }), [dispatch]);
  const choose = useCallback(
    (choices: Choices) => {
      const rows = store.get().comparison?.rows ?? [];
      for (const row of rows) form.setFieldValue([...row.path], choices[row.key] === 'mine' ? row.mine : row.theirs);
      dispatch({ type: 'chose' });
      // The line that led to the comparison goes with it: the focus goes to what was chosen, which comes into sight.
      const place = placeOf(rows.map(({ key }) => key));
      requestAnimationFrame(() => {
        if (place) form.scrollToField(place, { focus: true, block: 'center' });
        if (isFocusLost()) document.getElementById(name)?.querySelector<HTMLElement>(FIRST)?.focus();
      });
    },
    [store, dispatch, form, placeOf, name],
  );
  return {
    name,
    form,
    schema,
    fields,
    known,
    state,
    onValuesChange,
    takeUp,
    begin,
    compare,
    choose,
    leave,
    refuse,
    submit,
  };
}
