import { Input, Switch } from 'antd';
import { useCallback } from 'react';
import type * as z from 'zod';
import { nodeNetworkApi } from '@/api/system-settings/node-network';
import type { Change } from '@/domain/net/node-config';
import { ospfInput } from '@/domain/net/ospf/schema';
import { OSPF_SECTIONS } from '@/domain/net/ospf-config';
import { useT } from '@/i18n/use-t';
import { orWithout } from '@/lib/contract/offered';
import { formOf } from '@/ui/form/form-of';
import { EntryFindings } from '../entry-findings';
import { StageDrawer } from '../stage-drawer';
import { VERSIONS } from './labels';
import type { DrawerProps } from './part';

const { Field, useValue } = formOf(ospfInput);

/** The gateway knows which router ids other nodes have. */
function RouterId({ nodeId }: { nodeId: string }) {
  const t = useT();
  const isEnabled = useValue('isEnabled') === true;
  const taken = async (routerId: string) => {
    const { isUnique } = await orWithout(nodeNetworkApi.checkUnique({ id: nodeId, routerId }), { isUnique: true });
    return isUnique ? null : t('rule.routerIdTaken');
  };
  return (
    <Field
      name="routerId"
      label={t('ospf.routerId')}
      help={t('ospf.routerIdHelp')}
      dependencies={['isEnabled']}
      isRequired={isEnabled}
      check={taken}
    >
      <Input dir="ltr" />
    </Field>
  );
}

/** Edits the process of one version. */
export function ProcessDrawer({ node, version, onClose }: DrawerProps) {
  const t = useT();
  const section = OSPF_SECTIONS[version].process;
  const before = node.base[section];
  const change = useCallback(
    (after: z.output<typeof ospfInput>): Change => ({ section, key: '', before, after }),
    [section, before],
  );
  return (
    <StageDrawer
      node={node}
      name={`networkOspf:${version}:${node.network.id}`}
      title={t('ospf.editProcess', { version: t(VERSIONS[version]) })}
      schema={ospfInput}
      initial={node.next[section]}
      onSubmit={(input) => node.stage(change(input))}
      onClose={onClose}
    >
      <Field name="isEnabled" label={t('ospf.isEnabled')} valueProp="checked">
        <Switch />
      </Field>
      <RouterId nodeId={node.network.id} />
      <Field name="loopbackCost" label={t('ospf.loopbackCost')} help={t('ospf.loopbackHelp')}>
        <Input dir="ltr" inputMode="numeric" autoComplete="off" />
      </Field>
      <Field name="redistributionCost" label={t('ospf.redistributionCost')} help={t('ospf.redistributionHelp')}>
        <Input dir="ltr" inputMode="numeric" autoComplete="off" />
      </Field>
      <EntryFindings node={node} schema={ospfInput} changeOf={change} />
    </StageDrawer>
  );
}
