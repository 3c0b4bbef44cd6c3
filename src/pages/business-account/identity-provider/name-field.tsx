import { Input } from 'antd';
import { identityProviderApi } from '@/api/business-account/identity-provider';
import { useT } from '@/i18n/use-t';
import { isTaken } from '@/lib/contract/taken';
import { formOf } from '@/ui/form/form-of';
import { providerForm } from './model';

const { Field } = formOf(providerForm);

/** The name of a provider; `id` is the one that may have it already. */
export function NameField({ id }: { id?: string }) {
  const t = useT();
  const taken = async (name: string) =>
    (await isTaken(identityProviderApi.list, 'name', name, id)) ? t('identityProvider.nameTaken') : null;
  return (
    <Field name="name" label={t('identityProvider.name')} check={taken}>
      <Input />
    </Field>
  );
}
