import { Form, type FormInstance } from 'antd';
import { useCallback, useEffect, useRef, useState } from 'react';
import * as z from 'zod';
import { issueText } from '@/i18n/issue-text';
import { useT } from '@/i18n/use-t';
import { failureOf } from '@/lib/contract/failure';
import { registerDraft, takeDraft } from '@/lib/drafts';
import { useReport } from './report';
import { useDirtyGuard } from './use-dirty-guard';

export interface FormShell {
  form: FormInstance;
  /** What the whole form is refused for, or null. */
  problem: string | null;
  isDirty: boolean;
  isBusy: boolean;
  /** A draft from before a forced reload was put back. */
  isRestored: boolean;
  onValuesChange: () => void;
  /** Gives the input up. */
  discard: () => void;
  /** Submits; true if it went through. */
  submit: (values: unknown) => Promise<boolean>;
}

interface Options<S extends z.ZodType> {
  schema: S;
  /** Names the draft; secrets are never drafted. */
  draftKey: string;
  secretFields?: readonly string[];
  onSubmit: (input: z.output<S>) => Promise<unknown>;
}

/**
 * What every form shell does: parse by the schema, one submit at a time, refusals by field or in the form's alert, input
 * kept, unsaved-changes guard, draft before a forced reload.
 */
export function useFormShell<S extends z.ZodType>({ schema, draftKey, secretFields = [], onSubmit }: Options<S>): FormShell {
  const t = useT();
  const report = useReport();
  const [form] = Form.useForm();
  const [problem, setProblem] = useState<string | null>(null);
  const [isDirty, setDirty] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const [isRestored, setRestored] = useState(false);
  const busy = useRef(false);
  useDirtyGuard(isDirty);

  const secrets = secretFields.join();
  useEffect(() => {
    const draft = takeDraft(draftKey);
    if (!draft) return;
    form.setFieldsValue(draft);
    setDirty(true);
    setRestored(true);
  }, [draftKey, form]);
  useEffect(() => {
    if (!isDirty) return;
    return registerDraft(draftKey, () => {
      const values: Record<string, unknown> = { ...form.getFieldsValue(true) };
      for (const name of secrets.split(',')) delete values[name];
      return values;
    });
  }, [isDirty, draftKey, form, secrets]);

  const labelOf = (path: readonly PropertyKey[]) => document.querySelector(`label[for$="${path.join('_')}"]`)?.textContent ?? '';

  const submit = useCallback(
    async (values: unknown) => {
      if (busy.current) return false;
      setProblem(null);
      const parsed = schema.safeParse(values);
      if (!parsed.success) {
        for (const issue of parsed.error.issues) {
          const name = issue.path.map((part) => (typeof part === 'number' ? part : String(part)));
          form.setFields([{ name, errors: [issueText(t, issue, labelOf(name), false)] }]);
        }
        const first = parsed.error.issues[0]?.path.map(String);
        if (first) form.scrollToField(first, { focus: true });
        setProblem(t('form.invalid'));
        return false;
      }
      busy.current = true;
      setBusy(true);
      try {
        await onSubmit(parsed.data);
        setDirty(false);
        return true;
      } catch (thrown) {
        const { fields } = failureOf(thrown);
        const known = Object.entries(fields).filter(([name]) => form.getFieldInstance(name) !== undefined || form.isFieldTouched(name));
        form.setFields(known.map(([name, text]) => ({ name, errors: [text] })));
        const first = known[0]?.[0];
        if (first !== undefined) form.scrollToField(first, { focus: true });
        else setProblem(report.own(thrown));
        return false;
      } finally {
        busy.current = false;
        setBusy(false);
      }
    },
    [schema, form, t, onSubmit, report],
  );

  const onValuesChange = useCallback(() => setDirty(true), []);
  const discard = useCallback(() => setDirty(false), []);
  return { form, problem, isDirty, isBusy, isRestored, submit, onValuesChange, discard };
}
