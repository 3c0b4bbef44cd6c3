import { Input } from 'antd';
import { useCallback, useMemo, useState } from 'react';
import type * as z from 'zod';
import type { Change } from '@/domain/net/node-config';
import { routeInput } from '@/domain/net/routes/schema';
import { useT } from '@/i18n/use-t';
import { Choice } from '@/ui/form/choice';
import { formOf } from '@/ui/form/form-of';
import { EntryFindings } from '../entry-findings';
import { newKey } from '../new-key';
import { StageDrawer } from '../stage-drawer';
import type { StagedNode } from '../use-node';

const { Field } = formOf(routeInput);

/** Adds a route, or edits the one named; the other routes, staged ones included, say which destinations are taken. */
export function RouteDrawer({ node, id, onClose }: { node: StagedNode; id: string; onClose: () => void }) {
  const t = useT();
  const [key] = useState(() => id || newKey());
  const route = node.next.routes.find((one) => one.id === key);
  const schema = useMemo(() => routeInput(node.next.routes.filter((one) => one.id !== key)), [node.next.routes, key]);
  const before = node.base.routes.find((one) => one.id === key) ?? null;
  const change = useCallback(
    (input: z.output<typeof schema>): Change => ({ section: 'routes', key, before, after: { ...input, id: key } }),
    [key, before],
  );
  return (
    <StageDrawer
      node={node}
      name={`networkRoute:${node.network.id}:${id}`}
      title={t(id === '' ? 'network.addRoute' : 'network.editRoute')}
      schema={schema}
      initial={route ?? { protocol: 'ipv4' }}
      onSubmit={(input) => node.stage(change(input))}
      onClose={onClose}
    >
      <Field name="protocol" label={t('network.protocol')}>
        <Choice
          options={[
            { value: 'ipv4', label: t('network.protocolIpv4') },
            { value: 'ipv6', label: t('network.protocolIpv6') },
          ]}
        />
      </Field>
      <Field name="destination" label={t('network.destination')} dependencies={['protocol', 'mask']}>
        <Input dir="ltr" />
      </Field>
      <Field name="mask" label={t('network.mask')} help={t('network.maskHelp')} dependencies={['destination']}>
        <Input dir="ltr" />
      </Field>
      <Field name="nextHop" label={t('network.nextHop')} dependencies={['destination', 'mask']}>
        <Input dir="ltr" />
      </Field>
      <EntryFindings node={node} schema={schema} changeOf={change} />
    </StageDrawer>
  );
}
