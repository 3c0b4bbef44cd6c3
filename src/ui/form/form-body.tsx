import { Alert, Form } from 'antd';
import { type ReactNode, useCallback, useMemo, useState } from 'react';
import { useT } from '@/i18n/use-t';
import { FormContext, keyOf } from './form-context';
import { valueAt } from './rules';
import type { FormShell } from './use-form-shell';
import './form.css';

export interface SectionFacts {
  id: string;
  title: string;
}

interface Props {
  shell: FormShell;
  initial: unknown;
  /** The submit went through. */
  onDone: () => void;
  children: ReactNode | ((sections: readonly SectionFacts[]) => ReactNode);
}

/** The form inside every shell: alerts, fields, submit; a refused submit leads to the first wrong field (VAL-08). */
export function FormBody({ shell, initial, onDone, children }: Props) {
  const t = useT();
  const [sections, setSections] = useState<readonly SectionFacts[]>([]);
  const addSection = useCallback((section: SectionFacts) => {
    setSections((old) => [...old, section]);
    return () => setSections((old) => old.filter((one) => one.id !== section.id));
  }, []);
  const facts = useMemo(
    () => ({ name: shell.name, schema: shell.schema, fields: shell.fields, begin: shell.begin, addSection }),
    [shell.name, shell.schema, shell.fields, shell.begin, addSection],
  );
  const { name, form, fields, isRestored, problem, onValuesChange, submit, refuse } = shell;
  // With its form the library draws every field again: not because a button is busy or the drawer closes.
  const drawn = useMemo(
    () => (
      <Form
        name={name}
        form={form}
        layout="vertical"
        {...(initial !== undefined && { initialValues: Object(initial) })}
        onValuesChange={(changed) => {
          onValuesChange();
          recheck({ fields, form }, changed);
        }}
        onFinish={async (values) => {
          if (await submit(values)) onDone();
        }}
        onFinishFailed={({ errorFields }) => refuse(errorFields.map((field) => keyOf(field.name)))}
      >
        {isRestored && <Alert type="info" showIcon title={t('form.restored')} className="form-problem" />}
        {problem && (
          <Alert type="error" showIcon title={<span className="lines">{problem}</span>} className="form-problem" />
        )}
        {typeof children === 'function' ? children(sections) : children}
      </Form>
    ),
    [name, form, fields, isRestored, problem, onValuesChange, submit, refuse, initial, onDone, children, sections, t],
  );
  return <FormContext.Provider value={facts}>{drawn}</FormContext.Provider>;
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
