import { Input, Switch } from 'antd';
import { useCallback, useMemo, useState } from 'react';
import type * as z from 'zod';
import { anycastInput } from '@/domain/net/anycast/schema';
import type { Change } from '@/domain/net/node-config';
import { useT } from '@/i18n/use-t';
import { formOf } from '@/ui/form/form-of';
import { EntryFindings } from '../entry-findings';
import { newKey } from '../new-key';
import { StageDrawer } from '../stage-drawer';
import type { StagedNode } from '../use-node';

const { Field } = formOf(anycastInput);

export function AnycastDrawer({ node, id, onClose }: { node: StagedNode; id: string; onClose: () => void }) {
  const t = useT();
  const [key] = useState(() => id || newKey());
  const { anycast } = node.next;
  const schema = useMemo(() => anycastInput(anycast.filter((one) => one.id !== key)), [anycast, key]);
  const before = node.base.anycast.find((one) => one.id === key) ?? null;
  const change = useCallback(
    (input: z.output<typeof schema>): Change => {
      // What a drain withdrew is brought back by its end, with another remark too.
      const isDrained = anycast.find(({ id: one }) => one === key)?.isDrained && !input.isAdvertised;
      return { section: 'anycast', key, before, after: { ...input, id: key, ...(isDrained && { isDrained }) } };
    },
    [key, before, anycast],
  );
  return (
    <StageDrawer
      node={node}
      name={`networkAnycast:${node.network.id}:${id}`}
      title={t(id === '' ? 'anycast.add' : 'anycast.edit')}
      schema={schema}
      initial={anycast.find((one) => one.id === key) ?? { isAdvertised: true }}
      onSubmit={(input) => node.stage(change(input))}
      onClose={onClose}
    >
      <Field name="address" label={t('anycast.address')} help={t('anycast.addressHelp')}>
        <Input dir="ltr" />
      </Field>
      <Field name="isAdvertised" label={t('anycast.isAdvertised')} valueProp="checked">
        <Switch />
      </Field>
      <Field name="remark" label={t('anycast.remark')}>
        <Input />
      </Field>
      <EntryFindings node={node} schema={schema} changeOf={change} />
    </StageDrawer>
  );
}
