import { Input } from 'antd';
import { identityProviderApi } from '@/api/business-account/identity-provider';
import { roleApi } from '@/api/business-account/role';
import { roleSsoInput } from '@/api/business-account/role-sso';
import { useT } from '@/i18n/use-t';
import { type Loaded, useLoad } from '@/ui/data/use-load';
import { LoadFailure } from '@/ui/feedback/states';
import { Choice } from '@/ui/form/choice';
import { formOf } from '@/ui/form/form-of';
import { useTypedId } from '@/ui/form/loaded-options';

const { Field } = formOf(roleSsoInput);

interface Option {
  id: string;
  name: string;
}

const choices = ({ data, isLoading }: Loaded<{ list: Option[] }>) => ({
  loading: isLoading,
  options: (data?.list ?? []).map(({ id, name }) => ({ value: id, label: name })),
  showSearch: { optionFilterProp: 'label' },
});

/** Which value of which provider leads to which role; only SSO roles are offered. */
export function MappingFields() {
  const t = useT();
  const providers = useLoad(identityProviderApi.getOptions, {});
  const roles = useLoad(roleApi.getOptions, { type: 'sso' });
  const typedProvider = useTypedId(providers);
  const typedRole = useTypedId(roles);
  return (
    <>
      {[providers, roles].map(
        ({ failure, reload }, index) =>
          // biome-ignore lint/suspicious/noArrayIndexKey: two lists, always in this order.
          failure && <LoadFailure key={index} failure={failure} onRetry={reload} />,
      )}
      <Field name="providerId" label={t('roleSso.provider')}>
        <Choice {...choices(providers)} {...typedProvider} />
      </Field>
      <Field name="attribute" label={t('roleSso.attribute')} help={t('roleSso.attributeHelp')}>
        <Input dir="ltr" />
      </Field>
      <Field name="value" label={t('roleSso.value')} help={t('roleSso.valueHelp')}>
        <Input />
      </Field>
      <Field name="roleId" label={t('roleSso.role')} help={t('roleSso.roleHelp')}>
        <Choice {...choices(roles)} {...typedRole} />
      </Field>
    </>
  );
}
