import { Button, Input } from 'antd';
import { accessReviewApi, signOffInput } from '@/api/business-account/access-review';
import { useT } from '@/i18n/use-t';
import { allOf } from '@/lib/permit';
import { useCan } from '@/session/session';
import { useLoad } from '@/ui/data/use-load';
import { LoadFailure } from '@/ui/feedback/states';
import { FormDrawer } from '@/ui/form/form-drawer';
import { formOf } from '@/ui/form/form-of';
import { CountFacts } from './count-facts';
import { DEPENDS_ON } from './depends-on';

const { Field } = formOf(signOffInput);

/** Signs what the figures say: the gateway refuses once accounts or rights have changed since they were loaded. */
export function Sign({ onClose }: { onClose: () => void }) {
  const t = useT();
  const can = useCan();
  const { data, failure, isLoading, reload } = useLoad(accessReviewApi.getSummary, {}, { dependsOn: DEPENDS_ON });
  return (
    <FormDrawer
      name="accessReviewSign"
      title={t('accessReview.signTitle')}
      verb={t('accessReview.sign')}
      schema={signOffInput}
      permit={allOf(can(accessReviewApi.sign), data !== undefined || 'accessReview.loading')}
      success={({ name }) => t('accessReview.signed', { name })}
      onSubmit={(input) => accessReviewApi.sign({ ...input, version: data?.version ?? '' })}
      onClose={onClose}
    >
      <p className="screen-note">{t('accessReview.signNote')}</p>
      {failure && !data && <LoadFailure failure={failure} onRetry={reload} />}
      {data && <CountFacts counts={data.counts} />}
      <p>
        <Button loading={isLoading} onClick={reload}>
          {t('accessReview.reload')}
        </Button>
      </p>
      <Field name="name" label={t('accessReview.name')} help={t('accessReview.nameHelp')}>
        <Input />
      </Field>
      <Field name="note" label={t('accessReview.note')}>
        <Input.TextArea rows={3} />
      </Field>
    </FormDrawer>
  );
}
