import { subscriptionInput } from '@/api/report/subscription';
import { templateApi } from '@/api/report/template';
import { reportKindText } from '@/components/report-labels/report-labels';
import { useT } from '@/i18n/use-t';
import { useLoad } from '@/ui/data/use-load';
import { LoadFailure } from '@/ui/feedback/states';
import { Choice } from '@/ui/form/choice';
import { formOf } from '@/ui/form/form-of';
import { useTypedId } from '@/ui/form/loaded-options';

const { Field, useValue } = formOf(subscriptionInput);

/** What is in the chosen template. */
function Contents({ id }: { id: string }) {
  const t = useT();
  const { data, failure, reload } = useLoad(templateApi.get, { id });
  if (failure) {
    const words = { title: t('subscription.templateFailed'), retry: t('common.retry') };
    return <LoadFailure failure={failure} onRetry={reload} copy={words} />;
  }
  if (!data) return null;
  return (
    <p className="absent" role="status">
      {data.description} {t('subscription.contains', { sections: data.sections.join(t('common.separator')) })}
    </p>
  );
}

/** The template of the reports, by kind, with what it holds. */
export function TemplateField() {
  const t = useT();
  const id = useValue('templateId');
  const templates = useLoad(templateApi.list, {});
  const { data, failure, isLoading, reload } = templates;
  const typedTemplate = useTypedId(templates);
  const kinds = [...new Set(data?.list.map(({ kind }) => kind))];
  return (
    <>
      <Field name="templateId" label={t('subscription.template')} help={t('subscription.templateHelp')}>
        <Choice
          loading={isLoading}
          {...typedTemplate}
          options={[
            ...(typedTemplate?.options ?? []),
            ...kinds.map((kind) => ({
              label: reportKindText(t, kind),
              options: data?.list
                .filter((one) => one.kind === kind)
                .map(({ id: value, name }) => ({ value, label: name })),
            })),
          ]}
        />
      </Field>
      {failure && <LoadFailure failure={failure} onRetry={reload} />}
      {id && <Contents id={id} />}
    </>
  );
}
