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

export function SubscriptionFields({ known = NOBODY }: { known?: readonly Receiver[] }) {
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
      </FormSection>
      <FormSection title={t('subscription.push')}>
        <PushFields known={known} />
      </FormSection>
    </>
  );
}
