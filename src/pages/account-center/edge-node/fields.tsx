import { Input } from 'antd';
import { edgeGroupApi } from '@/api/account-center/edge-group';
import { edgeNodeInput } from '@/api/account-center/edge-node';
import { useT } from '@/i18n/use-t';
import { formOf } from '@/ui/form/form-of';
import { TreePick } from '@/ui/tree/tree-pick';

const { Field } = formOf(edgeNodeInput);

export function EdgeNodeFields() {
  const t = useT();
  return (
    <>
      <Field name="deviceName" label={t('edgeNode.deviceName')} help={t('edgeNode.deviceNameHelp')}>
        <Input spellCheck={false} />
      </Field>
      <Field name="name" label={t('edgeNode.name')}>
        <Input />
      </Field>
      <Field name="capacity" label={t('edgeNode.capacity')} help={t('edgeNode.capacityHelp')}>
        <Input inputMode="numeric" suffix="QPS" />
      </Field>
      <Field name="groupId" label={t('edgeNode.group')}>
        <TreePick source={edgeGroupApi} />
      </Field>
    </>
  );
}
