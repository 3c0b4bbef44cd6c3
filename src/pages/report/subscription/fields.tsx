import { Input } from 'antd';
import type { Receiver } from '@/api/report/subscription';
import { subscriptionInput } from '@/api/report/subscription';
import { useT } from '@/i18n/use-t';
import { formOf } from '@/ui/form/form-of';
import { FormSection } from '@/ui/form/form-section';
import { CycleFields } from './cycle-fields';
import { CyclePreview } from './preview';
import { PushFields } from './push-fields';
import { TemplateField } from './template-field';

const { Field } = formOf(subscriptionInput);

const NOBODY: readonly Receiver[] = [];

interface Props {
  known?: readonly Receiver[];
  /** How to see a report before its first time comes. */
  note?: string | undefined;
}

export function SubscriptionFields({ known = NOBODY, note }: Props) {
  const t = useT();
  return (
    <>
      <FormSection title={t('subscription.basic')}>
        <Field name="name" label={t('subscription.name')}>
          <Input autoComplete="off" />
        </Field>
        <TemplateField />
      </FormSection>
      <FormSection title={t('subscription.schedule')}>
        <CycleFields />
        <CyclePreview />
        {note && <p className="absent">{note}</p>}
      </FormSection>
      <FormSection title={t('subscription.push')}>
        <PushFields known={known} />
      </FormSection>
    </>
  );
}
