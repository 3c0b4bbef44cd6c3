import type { FormInstance } from 'antd';
import { useEffect } from 'react';
import type * as z from 'zod';
import { registerDraft } from '@/lib/drafts';
import { withoutSecrets } from '@/lib/rules/secret';

/** While the form is dirty, a forced reload writes it down, without what its schema marks as a secret. */
export function useDraft(name: string, form: FormInstance, schema: z.core.$ZodType, isDirty: boolean): void {
  useEffect(() => {
    if (!isDirty) return;
    // The library's store keeps what is no longer on screen, too: the schema knows a secret wherever it is.
    return registerDraft(name, () => Object(withoutSecrets(schema, form.getFieldsValue(true))));
  }, [isDirty, name, form, schema]);
}
