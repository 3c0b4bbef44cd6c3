import { Alert, Form, Input, Switch } from 'antd';
import { useMemo, useState } from 'react';
import { anycastInput } from '@/api/system-settings/anycast';
import { useT } from '@/i18n/use-t';
import { isLastAdvertised } from '@/lib/net/lint-anycast';
import { Field } from '@/ui/field';
import { FormDrawer } from '@/ui/form-drawer';
import { newKey } from '../new-key';
import type { StagedNode } from '../use-node';

/** Says what it means to withdraw the only address that answers, before it is saved. */
function LastWarning({ isLast }: { isLast: boolean }) {
  const t = useT();
  const form = Form.useFormInstance();
  const isWithdrawn = Form.useWatch('isAdvertised', form) === false;
  if (!isLast || !isWithdrawn) return null;
  return <Alert type="warning" showIcon className="form-problem" title={t('anycast.lastText')} />;
}

export function AnycastDrawer({ node, id, onClose }: { node: StagedNode; id: string; onClose: () => void }) {
  const t = useT();
  const [key] = useState(() => id || newKey());
  const { anycast } = node.next;
  const schema = useMemo(() => anycastInput(anycast.filter((one) => one.id !== key)), [anycast, key]);
  const before = node.base.anycast.find((one) => one.id === key) ?? null;
  return (
    <FormDrawer
      name={`networkAnycast:${node.network.id}:${id}`}
      title={t(id === '' ? 'anycast.add' : 'anycast.edit')}
      schema={schema}
      initial={anycast.find((one) => one.id === key) ?? { isAdvertised: true }}
      onSubmit={(input) => node.stage({ section: 'anycast', key, before, after: { ...input, id: key } })}
      onClose={onClose}
    >
      <Field name="address" label={t('anycast.address')} help={t('anycast.addressHelp')}>
        <Input dir="ltr" />
      </Field>
      <Field name="isAdvertised" label={t('anycast.isAdvertised')} valueProp="checked">
        <Switch />
      </Field>
      <LastWarning isLast={isLastAdvertised(anycast, key)} />
      <Field name="remark" label={t('anycast.remark')}>
        <Input />
      </Field>
    </FormDrawer>
  );
}
