import { activationForm, licenceApi } from '@/api/business-account/licence';
import { FileUpload } from '@/components/upload/file-upload';
import { useT } from '@/i18n/use-t';
import type { FileRule } from '@/lib/file-check';
import { useCan } from '@/session/session';
import { useReport } from '@/ui/feedback/report';
import { FormDrawer } from '@/ui/form/form-drawer';
import { formOf } from '@/ui/form/form-of';
import { SecretInput } from '@/ui/form/secret-input';

const { Field } = formOf(activationForm);

const RULE: FileRule = { extensions: ['lic'], maxBytes: 1024 * 1024 };

/** Activates a license from its file; a refused one changes nothing. */
export function LicenceActivation({ id, name, onClose }: { id: string; name: string; onClose: () => void }) {
  const t = useT();
  const can = useCan();
  const report = useReport();
  return (
    <FormDrawer
      name={`licence:${id}`}
      title={t('licence.activate')}
      schema={activationForm}
      permit={can(licenceApi.activate)}
      onSubmit={({ file, password }) =>
        licenceApi
          .activate({ id, fileId: file.fileId, password })
          .then(({ daysLeft }) => report.success(t('licence.activated', { name, count: daysLeft ?? 0 })))
      }
      onClose={onClose}
    >
      <Field name="file" label={t('licence.file')} help={t('licence.fileHelp')}>
        <FileUpload biz="licence" rule={RULE} />
      </Field>
      <Field name="password" label={t('licence.password')}>
        <SecretInput autoComplete="current-password" />
      </Field>
    </FormDrawer>
  );
}
