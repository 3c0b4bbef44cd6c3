import type { FormInstance } from 'antd';
import { useEffect } from 'react';
import { registerDraft } from '@/lib/drafts';
import type { Fields, Path } from './form-context';

/** A copy without the value at a path. */
function without(value: unknown, [first, ...rest]: Path): unknown {
  if (first === undefined) return undefined;
  if (Array.isArray(value))
    return value.map((item, index) => (String(index) === String(first) ? without(item, rest) : item));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, item]) => [key, key === String(first) ? without(item, rest) : item]),
  );
}

/** While the form is dirty, a forced reload writes it down (BEY-05), without its secrets (SEC-8). */
export function useDraft(name: string, form: FormInstance, fields: Fields, isDirty: boolean): void {
  useEffect(() => {
    if (!isDirty) return;
    return registerDraft(name, () => {
      const secrets = [...fields.values()].filter((field) => field.isSecret);
      const values: unknown = form.getFieldsValue(true);
      return Object(secrets.reduce((kept, { path }) => without(kept, path), values));
    });
  }, [isDirty, name, form, fields]);
}
