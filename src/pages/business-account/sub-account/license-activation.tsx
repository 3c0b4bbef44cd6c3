import { licenseApi, licenseForm } from '@/api/business-account/license';
import { FileUpload } from '@/components/upload/file-upload';
import { useT } from '@/i18n/use-t';
import type { FileRule } from '@/lib/file-check';
import { useCan } from '@/session/session';
import { useReport } from '@/ui/feedback/report';
import { SecretInput } from '@/ui/feedback/secret-input';
import { FormDrawer } from '@/ui/form/form-drawer';
import { formOf } from '@/ui/form/form-of';

const { Field } = formOf(licenseForm);

const RULE: FileRule = { extensions: ['lic'], maxBytes: 1024 * 1024 };

/** Activates a license from its file; a refused one changes nothing. */
export function LicenseActivation({ id, name, onClose }: { id: string; name: string; onClose: () => void }) {
  const t = useT();
  const can = useCan();
  const report = useReport();
  return (
    <FormDrawer
      name={`license:${id}`}
      title={t('license.activate')}
      schema={licenseForm}
      verb={t('license.activateVerb')}
      permit={can(licenseApi.activate)}
      onSubmit={({ file, password }) =>
        licenseApi
          .activate({ id, fileId: file.fileId, password })
          .then(({ daysLeft }) => report.success(t('license.activated', { name, count: daysLeft ?? 0 })))
      }
      onClose={onClose}
    >
      <Field name="file" label={t('license.file')} help={t('license.fileHelp')}>
        <FileUpload biz="license" rule={RULE} />
      </Field>
      <Field name="password" label={t('license.password')}>
        <SecretInput autoComplete="current-password" />
      </Field>
    </FormDrawer>
  );
}
