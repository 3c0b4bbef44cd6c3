import { Form } from 'antd';
import { createContext, type ReactElement, type ReactNode, useContext } from 'react';
import type * as z from 'zod';
import { useT } from '@/i18n/use-t';
import { fieldSchema, rulesOf } from './rules';

/** The schema of the form around a field. */
export const SchemaContext = createContext<z.core.$ZodType | null>(null);

interface Props {
  /** Path of the field in the form and in its schema. */
  name: string | (string | number)[];
  label: string;
  /** A sentence under the field. */
  help?: ReactNode;
  /** Other fields whose change checks this one again. */
  dependencies?: string[];
  /** `checked` for a switch or checkbox. */
  valueProp?: string;
  children: ReactElement;
}

/** One field: label, rules and required mark come from the form's schema; the messages of a refusal land here too. */
export function Field({ name, label, help, dependencies, valueProp = 'value', children }: Props) {
  const t = useT();
  const schema = useContext(SchemaContext);
  const path = Array.isArray(name) ? name : [name];
  const own = schema ? fieldSchema(schema, path) : undefined;
  return (
    <Form.Item
      name={name}
      label={label}
      extra={help}
      valuePropName={valueProp}
      validateFirst
      {...(dependencies && { dependencies })}
      rules={own ? rulesOf(own, label, t) : []}
    >
      {children}
    </Form.Item>
  );
}
