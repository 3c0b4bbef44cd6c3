import { Input } from 'antd';
import { ddiNodeInput } from '@/api/system-settings/ddi-node';
import { OrgTreeSelect } from '@/components/organization/org-tree-select';
import { useT } from '@/i18n/use-t';
import { SecretInput } from '@/ui/feedback/secret-input';
import { Choice } from '@/ui/form/choice';
import { formOf } from '@/ui/form/form-of';
import { optionsOf } from '@/ui/list/options';
import { TYPES } from './columns';
import { LinkTest } from './link-test';

const { Field } = formOf(ddiNodeInput);

/** `id` is the node that is edited: its saved password takes part in the test. */
export function DdiNodeFields({ id, passwordHelp }: { id?: string; passwordHelp: string }) {
  const t = useT();
  return (
    <>
      <Field name="name" label={t('ddiNode.name')}>
        <Input />
      </Field>
      <Field name="organizationId" label={t('ddiNode.organization')}>
        <OrgTreeSelect />
      </Field>
      <Field name="model" label={t('ddiNode.model')}>
        <Input spellCheck={false} />
      </Field>
      <Field name="type" label={t('ddiNode.type')}>
        <Choice options={optionsOf(t, TYPES)} />
      </Field>
      <Field name="serviceNodeName" label={t('ddiNode.serviceNode')}>
        <Input spellCheck={false} />
      </Field>
      <Field name="ip" label={t('ddiNode.ip')}>
        <Input spellCheck={false} dir="ltr" />
      </Field>
      <Field name="linkAddress" label={t('ddiNode.linkAddress')} help={t('ddiNode.addressHelp')}>
        <Input spellCheck={false} dir="ltr" />
      </Field>
      <Field name="port" label={t('ddiNode.port')}>
        <Input inputMode="numeric" />
      </Field>
      <Field name="username" label={t('ddiNode.username')}>
        <Input spellCheck={false} autoComplete="off" dir="ltr" />
      </Field>
      <Field name="password" label={t('ddiNode.password')} help={passwordHelp}>
        <SecretInput autoComplete="new-password" />
      </Field>
      <LinkTest {...(id && { id })} />
    </>
  );
}
