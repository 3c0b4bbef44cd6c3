import type { FormInstance } from 'antd';
import { useEffect, useRef } from 'react';
import { useLanguage } from '@/i18n/use-t';

/** What the fields of a form complain about is said again in a new language. */
export function useSaidAgain(form: FormInstance): void {
  const language = useLanguage();
  const spoken = useRef(language);
  useEffect(() => {
    if (spoken.current === language) return;
    spoken.current = language;
    const wrong = form.getFieldsError().filter(({ errors }) => errors.length > 0);
    if (wrong.length > 0) form.validateFields(wrong.map((field) => field.name)).catch(() => undefined);
  }, [language, form]);
}
