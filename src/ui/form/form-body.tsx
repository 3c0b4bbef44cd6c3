import { Alert, ConfigProvider, Form } from 'antd';
import { type ReactNode, useCallback, useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import type { MessageId } from '@/i18n/messages';
import { useLanguage, useT } from '@/i18n/use-t';
import type { Permit } from '@/lib/permit';
import { keyOf, valueAt } from '@/lib/rules/values';
import { Overlays } from '@/ui/feedback/overlays';
import { lazyComponent } from '@/ui/lazy/lazy-component';
import { FormContext } from './form-context';
import { judgeOf } from './rules';
import type { FormShell } from './use-form-shell';
import './form.css';

// Seldom wanted: somebody else must have been faster.
const CompareDialog = lazyComponent(() => import('./compare-dialog'), ['components/form-comparison']);

export interface FormBodySection {
  id: string;
  title: string;
  /** Beside the form, where there is room for that. */
  isAside: boolean;
}

interface Props {
  shell: FormShell;
  /** What the form is called, where no dialog around it says so. */
  label?: string;
  initial: unknown;
  /** Whether the account may submit it; if not, that stands above the fields, which are for reading only. */
  permit?: Permit<MessageId> | undefined;
  /** The submit went through, and the operator is on no way of his own. */
  onDone: () => void;
  children: ReactNode | ((sections: readonly FormBodySection[]) => ReactNode);
}

/** The form inside every shell: fields, submit, drafts; a refused submit leads to the first wrong field. */
export function FormBody({ shell, label, initial, permit = true, onDone, children }: Props) {
  const t = useT();
  const [sections, setSections] = useState<readonly FormBodySection[]>([]);
  const addSection = useCallback((section: FormBodySection) => {
    setSections((old) => [...old, section]);
    return () => setSections((old) => old.filter((one) => one.id !== section.id));
  }, []);
  // Another one with each drawing: the fields are not drawn again for it.
  const begun = useRef(initial);
  useEffect(() => {
    begun.current = initial;
  }, [initial]);
  const { name, form, schema, fields, known, onValuesChange, begin, submit, refuse } = shell;
  const { isRestored, comparison } = shell.state;
  const facts = useMemo(
    () => ({ name, schema, initial: begun, judge: judgeOf(schema, begun), fields, known, begin, addSection }),
    [name, schema, fields, known, begin, addSection],
  );
  // Fields enter themselves from below, so that each is known here.
  const takeUp = useEffectEvent(() => shell.takeUp());
  useEffect(() => takeUp(), []);
  const language = useLanguage();
  // What the fields complain about is said again in a new language.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the language is what the rules speak.
  useEffect(() => {
    const wrong = form.getFieldsError().filter(({ errors }) => errors.length > 0);
    if (wrong.length > 0) form.validateFields(wrong.map((field) => field.name)).catch(() => undefined);
  }, [language, form]);
  const closeComparison = useCallback(() => shell.compare(false), [shell.compare]);
  // With its form the library draws every field again: not because a button is busy or the drawer closes.
  const drawn = useMemo(
    () => (
      <Form
        name={name}
        {...(label !== undefined && { 'aria-label': label })}
        form={form}
        layout="vertical"
        {...(initial !== undefined && { initialValues: Object(initial) })}
        onValuesChange={(changed) => {
          onValuesChange();
          recheck({ fields, form }, changed);
        }}
        onFinish={(values) => {
          if (permit === true) void submit(values, onDone);
        }}
        onFinishFailed={({ errorFields, outOfDate }) => {
          // Something was checked beside it and nothing is wrong: the library gives no verdict then, so it is asked again.
          if (outOfDate && errorFields.length === 0) return form.submit();
          refuse(errorFields.map((field) => keyOf(field.name)));
        }}
      >
        {permit !== true && (
          <Alert type="info" showIcon title={t('form.readOnly')} description={t(permit)} className="form-problem" />
        )}
        {isRestored && <Alert type="info" showIcon title={t('form.restored')} className="form-problem" />}
        {typeof children === 'function' ? children(sections) : children}
      </Form>
    ),
    [
      name,
      label,
      form,
      fields,
      isRestored,
      onValuesChange,
      submit,
      refuse,
      initial,
      permit,
      onDone,
      children,
      sections,
      t,
    ],
  );
  return (
    <FormContext.Provider value={facts}>
      <ConfigProvider {...(permit !== true && { componentDisabled: true })}>{drawn}</ConfigProvider>
      <Overlays onLost={closeComparison} onRetry={() => shell.compare(true)}>
        {comparison?.isOpen && (
          <CompareDialog rows={comparison.rows} known={known} onChoose={shell.choose} onClose={closeComparison} />
        )}
      </Overlays>
    </FormContext.Provider>
  );
}

/**
 * Checks the fields that depend on what changed, if somebody was there already. antd's own `dependencies` would also
 * complain about fields that have an initial value and were never touched.
 */
function recheck({ fields, form }: Pick<FormShell, 'fields' | 'form'>, changed: unknown): void {
  for (const { path, dependencies } of fields.values()) {
    const isConcerned = dependencies.some((key) => key !== '' && valueAt(changed, key.split('.')) !== undefined);
    // A refusal shows in the field itself.
    if (isConcerned && form.isFieldTouched([...path])) void form.validateFields([[...path]]).catch(() => undefined);
  }
}
