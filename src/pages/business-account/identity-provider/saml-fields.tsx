import { Form, Input, Skeleton } from 'antd';
import { type ComponentProps, Suspense } from 'react';
import { samlMetadata } from '@/api/business-account/identity-provider';
import type { Inspected } from '@/domain/saml/inspect';
import type { Metadata } from '@/domain/saml/metadata';
import { useT } from '@/i18n/use-t';
import { useReport } from '@/ui/feedback/report';
import { formOf } from '@/ui/form/form-of';
import { FormSection } from '@/ui/form/form-section';
import { listOf } from '@/ui/form/list-of';
import { chosenIds } from '@/ui/form/name-list';
import { lazyComponent } from '@/ui/lazy/lazy-component';
import { problemText } from './inspect';
import { MetadataInput } from './metadata-input';
import { samlEdit } from './model';
import { useInspection } from './use-inspection';

const { Field, useValue } = formOf(samlEdit);
const Endpoints = listOf(samlEdit, 'endpoints');
const Endpoint = formOf(samlMetadata.shape.endpoints.element);

const CertificateList = lazyComponent(() => import('./certificates'));
const MetadataChanges = lazyComponent(() => import('./changes'));

/** Waits by itself: a field that is not there yet would be missing from what is sent. */
const Certificates = (props: ComponentProps<typeof CertificateList>) => (
  <Suspense fallback={<Skeleton active />}>
    <CertificateList {...props} />
  </Suspense>
);

Certificates.read = (value: unknown) => <Certificates value={chosenIds(value)} />;

const MAX_ENDPOINTS = 20;
const NOTHING_READ = { entityId: undefined, endpoints: undefined, certificates: undefined };

/** The document, what was read from it to look at and edit, and what that changes of `stored`. */
export function SamlFields({ stored }: { stored?: Metadata }) {
  const t = useT();
  const report = useReport();
  const form = Form.useFormInstance();
  const certificates = useValue('certificates') ?? [];
  const refuse = (text: string | null) => form.setFields([{ name: 'document', errors: text === null ? [] : [text] }]);
  // What was read of another document says nothing of one that cannot be read.
  const show = ({ metadata }: Pick<Inspected, 'metadata'>) => form.setFieldsValue(metadata ?? NOTHING_READ);
  const { isReading, readFile, readText, stop } = useInspection();
  const paste = (text: string) => {
    if (text === '') {
      stop();
      // Nothing new: the stored facts belong to the stored document again.
      return show({ metadata: stored ?? null });
    }
    void readText(text).then((found) => {
      if (found === null) return;
      show(found);
      // The refusal shows in the field.
      void form.validateFields(['document']).catch(() => undefined);
    }, report.error);
  };
  const takeFile = async (file: File) => {
    const found = await readFile(file);
    if (found === null) return;
    // A document that is not even text leaves the field as it was.
    if (found.problem === null) form.setFieldValue('document', found.text);
    show(found);
    refuse(problemText(t, found));
  };
  const judge = async (text: string) => {
    const found = await readText(text);
    return found === null ? t('identityProvider.reading') : problemText(t, found);
  };
  const reading = <span role="status">{t('identityProvider.reading')}</span>;
  return (
    <>
      <Field
        name="document"
        label={t('identityProvider.document')}
        help={isReading ? reading : t(stored ? 'identityProvider.documentKept' : 'identityProvider.documentHelp')}
        check={judge}
      >
        <MetadataInput onPaste={paste} onFile={(file) => void takeFile(file).catch(report.error)} onRefused={refuse} />
      </Field>
      {certificates.length > 0 && (
        <>
          <FormSection title={t('identityProvider.preview')}>
            <Field name="entityId" label={t('identityProvider.entityId')}>
              <Input dir="ltr" />
            </Field>
            <Endpoints
              label={t('identityProvider.endpoints')}
              max={MAX_ENDPOINTS}
              fresh={() => ({ binding: '', url: '' })}
            >
              <Endpoint.Field name="binding" label={t('identityProvider.binding')}>
                <Input dir="ltr" />
              </Endpoint.Field>
              <Endpoint.Field name="url" label={t('identityProvider.url')}>
                <Input dir="ltr" />
              </Endpoint.Field>
            </Endpoints>
            <Field name="certificates" label={t('identityProvider.certificates')}>
              <Certificates />
            </Field>
          </FormSection>
          {stored && (
            <FormSection title={t('identityProvider.changes')}>
              <Suspense fallback={<Skeleton active />}>
                <Changes stored={stored} />
              </Suspense>
            </FormSection>
          )}
        </>
      )}
    </>
  );
}

function Changes({ stored }: { stored: Metadata }) {
  const entityId = useValue('entityId') ?? '';
  const endpoints = useValue('endpoints') ?? [];
  const certificates = useValue('certificates') ?? [];
  return <MetadataChanges before={stored} after={{ entityId, endpoints, certificates }} />;
}
