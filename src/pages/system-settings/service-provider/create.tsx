import { providerInput, serviceProviderApi } from '@/api/system-settings/service-provider';
import { useT } from '@/i18n/use-t';
import { useCan } from '@/session/session';
import { Choice } from '@/ui/form/choice';
import { FormDrawer } from '@/ui/form/form-drawer';
import { formOf } from '@/ui/form/form-of';
import { optionsOf } from '@/ui/list/options';
import { ProviderFields } from './fields';
import { KIND } from './labels';

const { Field } = formOf(providerInput);

export default function CreateServiceProvider({ onClose }: { onClose: () => void }) {
  const t = useT();
  const can = useCan();
  return (
    <FormDrawer
      name="serviceProviderCreate"
      title={t('serviceProvider.create')}
      verb={t('form.add')}
      schema={providerInput}
      permit={can(serviceProviderApi.add)}
      success={({ name }) => t('serviceProvider.created', { name })}
      onSubmit={(input) => serviceProviderApi.add(input)}
      onClose={onClose}
    >
      <Field name="kind" label={t('serviceProvider.kind')}>
        <Choice options={optionsOf(t, KIND)} />
      </Field>
      <ProviderFields secretHelp={t('serviceProvider.secretHelp')} />
    </FormDrawer>
  );
}
