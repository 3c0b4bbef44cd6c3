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
  const { problem } = shell;
  return (
    <FormContext.Provider value={facts}>
      <Form
        name={shell.name}
        form={shell.form}
        layout="vertical"
        {...(initial !== undefined && { initialValues: Object(initial) })}
        onValuesChange={(changed) => {
          shell.onValuesChange();
          recheck(shell, changed);
        }}
        onFinish={async (values) => {
          if (await shell.submit(values)) onDone();
        }}
        onFinishFailed={({ errorFields }) => shell.refuse(errorFields.map((field) => keyOf(field.name)))}
      >
        {shell.isRestored && <Alert type="info" showIcon title={t('form.restored')} className="form-problem" />}
        {problem && (
          <Alert type="error" showIcon title={<span className="lines">{problem}</span>} className="form-problem" />
        )}
        {typeof children === 'function' ? children(sections) : children}
      </Form>
    </FormContext.Provider>
  );
}

/**
 * Checks the fields that depend on what changed, if somebody was there already. antd's own `dependencies` would also
 * complain about fields that have an initial value and were never touched.
 */
function recheck({ fields, form }: FormShell, changed: unknown): void {
  for (const { path, dependencies } of fields.values()) {
    const isConcerned = dependencies.some((key) => key !== '' && valueAt(changed, key.split('.')) !== undefined);
    // A refusal shows in the field itself.
    if (isConcerned && form.isFieldTouched([...path])) void form.validateFields([[...path]]).catch(() => undefined);
  }
}
