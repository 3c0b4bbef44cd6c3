import { Input } from 'antd';
import { type Ref, useImperativeHandle, useState } from 'react';
import { trialApi, trialInput } from '@/api/console/trial';
import { useT } from '@/i18n/use-t';
import { useLoad } from '@/ui/data/use-load';
import { Outcome } from '@/ui/feedback/outcome';
import { LoadFailure } from '@/ui/feedback/states';
import { Choice } from '@/ui/form/choice';
import { FormActions } from '@/ui/form/form-actions';
import { FormBody } from '@/ui/form/form-body';
import { formOf } from '@/ui/form/form-of';
import { type FormShell, useFormShell } from '@/ui/form/use-form-shell';

const { Field } = formOf(trialInput);

export type Applicant = Partial<Record<'name' | 'company' | 'phone' | 'email', string>>;

interface Props {
  /** Code of the product whose card led here. */
  product?: string;
  /** Who applies, as far as it is known: what the form begins with. */
  applicant?: Applicant;
  /** Given the function that closes what the form stands in, once the operator gives up what is not sent. */
  leaving?: Ref<FormShell['leave']>;
}

/**
 * The application for a trial, on the anonymous screen and inside the console. Screens
 * name its messages in their route's texts, or take it through lazyPart.
 */
export function TrialApplicationForm({ product, applicant, leaving }: Props) {
  const t = useT();
  const [made, setMade] = useState<{ id: string } | null>(null);
  const [isSent, setSent] = useState(false);
  const options = useLoad(trialApi.getOptions, {});
  const shell = useFormShell({
    name: 'trialApplication',
    schema: trialInput,
    onSubmit: (input) => trialApi.add(input).then(setMade),
  });
  useImperativeHandle(leaving, () => shell.leave, [shell.leave]);
  if (made && isSent) {
    return (
      <Outcome tone="good" title={t('trial.sent')} text={t('trial.promise')}>
        <p>{t('trial.number', { id: made.id })}</p>
      </Outcome>
    );
  }
  if (options.failure && !options.data) return <LoadFailure failure={options.failure} onRetry={options.reload} />;
  const products = options.data?.list.map(({ code, name }) => ({ value: code, label: name })) ?? [];
  return (
    <FormBody shell={shell} initial={{ ...applicant, product }} onDone={() => setSent(true)}>
      <Field name="name" label={t('trial.name')}>
        <Input autoComplete="name" />
      </Field>
      <Field name="company" label={t('trial.company')}>
        <Input autoComplete="organization" />
      </Field>
      <Field name="phone" label={t('trial.phone')}>
        <Input type="tel" dir="ltr" autoComplete="tel" />
      </Field>
      <Field name="email" label={t('trial.email')}>
        <Input dir="ltr" autoComplete="email" inputMode="email" />
      </Field>
      <Field name="product" label={t('trial.product')}>
        <Choice loading={options.isLoading} options={products} placeholder={t('trial.productHint')} />
      </Field>
      <Field name="remark" label={t('trial.remark')}>
        <Input.TextArea placeholder={t('trial.remarkHint')} />
      </Field>
      <FormActions shell={shell} verb={t('trial.submit')} />
    </FormBody>
  );
}
