import { Form } from 'antd';
import { useId } from 'react';
import { useT } from '@/i18n/use-t';
import { cycleOf } from './model';
import { NextRuns } from './next-runs';

/** What the cycle in the form means: the next reports, or that it is not complete. */
export function CyclePreview() {
  const t = useT();
  const id = useId();
  const values: unknown = Form.useWatch([], Form.useFormInstance());
  const found = cycleOf(values);
  return (
    <section className="subscription-preview" aria-labelledby={id} aria-live="polite">
      <h3 id={id}>{t('subscription.preview')}</h3>
      {found ? <NextRuns {...found} /> : <p className="absent">{t('subscription.previewEmpty')}</p>}
    </section>
  );
}
