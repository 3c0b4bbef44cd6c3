import { Switch } from 'antd';
import { intelSourceApi, sourceForm } from '@/api/system-settings/intelligence-source';
import { useT } from '@/i18n/use-t';
import { useCan } from '@/session/session';
import { FormDrawer } from '@/ui/form/form-drawer';
import { formOf } from '@/ui/form/form-of';
import { SourceFields } from './fields';

const { Field } = formOf(sourceForm);

const INITIAL = { frequency: '60', isEnabled: true, isRunNow: false };

export default function CreateSource({ onClose }: { onClose: () => void }) {
  const t = useT();
  const can = useCan();
  return (
    <FormDrawer
      name="intelSourceCreate"
      title={t('intelSource.create')}
      verb={t('common.create')}
      schema={sourceForm}
      initial={INITIAL}
      permit={can(intelSourceApi.add)}
      success={({ syncSource }) => t('intelSource.created', { name: syncSource })}
      onSubmit={(input) => intelSourceApi.add(input)}
      onClose={onClose}
    >
      <SourceFields />
      <Field name="isEnabled" label={t('intelSource.isEnabledLabel')} valueProp="checked">
        <Switch />
      </Field>
      <Field name="isRunNow" label={t('intelSource.isRunNow')} help={t('intelSource.isRunNowHelp')} valueProp="checked">
        <Switch />
      </Field>
    </FormDrawer>
  );
}
