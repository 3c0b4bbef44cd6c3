import { backupForm, configBackupApi, MODULES } from '@/api/system-settings/config-backup';
import { moduleName } from '@/components/config-differences/module-name';
import { useT } from '@/i18n/use-t';
import { useCan } from '@/session/session';
import { useReport } from '@/ui/feedback/report';
import { CheckboxGroup } from '@/ui/form/checkbox-group';
import { FormDrawer } from '@/ui/form/form-drawer';
import { formOf } from '@/ui/form/form-of';

const { Field } = formOf(backupForm);

const INITIAL = { modules: [...MODULES] };

export default function CreateBackup({ onClose }: { onClose: () => void }) {
  const t = useT();
  const can = useCan();
  const report = useReport();
  return (
    <FormDrawer
      name="configBackupCreate"
      title={t('configBackup.create')}
      schema={backupForm}
      initial={INITIAL}
      verb={t('configBackup.start')}
      permit={can(configBackupApi.add)}
      onSubmit={(input) =>
        configBackupApi.add(input).then(({ id }) => report.success(t('configBackup.started', { name: id })))
      }
      onClose={onClose}
    >
      <Field name="modules" label={t('configBackup.modules')} help={t('configBackup.modulesHelp')}>
        <CheckboxGroup
          className="config-modules"
          options={MODULES.map((module) => ({ value: module, label: moduleName(t, module) }))}
        />
      </Field>
    </FormDrawer>
  );
}
