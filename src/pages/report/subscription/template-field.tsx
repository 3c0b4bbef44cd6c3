import { reportInstanceApi } from '@/api/report/instance';
import { subscriptionInput } from '@/api/report/subscription';
import { templateApi } from '@/api/report/template';
import { reportHref } from '@/components/report-labels/report-href';
import { reportKindText } from '@/components/report-labels/report-labels';
import { useT } from '@/i18n/use-t';
import { Link } from '@/lib/navigation';
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
    <>
      <p className="absent" role="status">
        {data.description} {t('subscription.contains', { sections: data.sections.join(t('common.separator')) })}
      </p>
      <Example template={data} />
    </>
  );
}

/** How many reports are looked through for one of the template. */
const LOOKED_THROUGH = 50;

/**
 * The latest report of the template, beside the form and not in its place. Its line is there before it, and where none was
 * made: what comes later would move the fields below from under the pointer.
 */
function Example({ template: { name, kind } }: { template: { name: string; kind: string } }) {
  const t = useT();
  const { data } = useLoad(reportInstanceApi.list, {
    current: 1,
    pageSize: LOOKED_THROUGH,
    sorter: { dueAt: 'descend' },
    filters: { kind: [kind], status: ['generated'] },
  });
  const latest = data?.list.find(({ templateName }) => templateName === name);
  const href = latest && reportHref(latest);
  return (
    <p className="subscription-example">
      {href && (
        <Link to={href} target="_blank">
          {t('subscription.example')}
        </Link>
      )}
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
