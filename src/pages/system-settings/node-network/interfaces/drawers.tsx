import { Input, Switch } from 'antd';
import { useCallback } from 'react';
import type * as z from 'zod';
import type { NodeInterface } from '@/domain/net/interfaces/schema';
import { dnsInput, gatewaysInput, interfaceInput, loopbackInput } from '@/domain/net/interfaces/schema';
import type { Change } from '@/domain/net/node-config';
import { useT } from '@/i18n/use-t';
import { Choice } from '@/ui/form/choice';
import { formOf } from '@/ui/form/form-of';
import { EntryFindings } from '../entry-findings';
import { StageDrawer } from '../stage-drawer';
import type { StagedNode } from '../use-node';

const Interface = formOf(interfaceInput);
const Gateways = formOf(gatewaysInput);
const Loopback = formOf(loopbackInput);
const Dns = formOf(dnsInput);

interface Props {
  node: StagedNode;
  onClose: () => void;
}

export function InterfaceDrawer({ node, port, onClose }: Props & { port: NodeInterface }) {
  const t = useT();
  const before = node.base.interfaces.find(({ id }) => id === port.id) ?? null;
  const { id, name, isManagement, ...initial } = port;
  const change = useCallback(
    (input: z.output<typeof interfaceInput>): Change => ({
      section: 'interfaces',
      key: id,
      before,
      after: { ...input, id, name, isManagement },
    }),
    [id, name, isManagement, before],
  );
  return (
    <StageDrawer
      node={node}
      name={`networkInterface:${node.network.id}:${id}`}
      title={t('network.editInterface', { name })}
      schema={interfaceInput}
      initial={initial}
      onSubmit={(input) => node.stage(change(input))}
      onClose={onClose}
    >
      <Interface.Field name="ipv4" label={t('network.ipv4')} dependencies={['ipv4Mask']}>
        <Input dir="ltr" />
      </Interface.Field>
      <Interface.Field
        name="ipv4Mask"
        label={t('network.ipv4Mask')}
        help={t('network.maskHelp')}
        dependencies={['ipv4']}
      >
        <Input dir="ltr" />
      </Interface.Field>
      <Interface.Field name="ipv6" label={t('network.ipv6')} dependencies={['ipv6Mask']}>
        <Input dir="ltr" />
      </Interface.Field>
      <Interface.Field name="ipv6Mask" label={t('network.ipv6Mask')} dependencies={['ipv6']}>
        <Input dir="ltr" />
      </Interface.Field>
      <Interface.Field
        name="isPolicyRouted"
        label={t('network.policyRoute')}
        help={t('network.policyHelp')}
        valueProp="checked"
      >
        <Switch />
      </Interface.Field>
      <Interface.Field name="status" label={t('network.status')}>
        <Choice
          options={[
            { value: 'enabled', label: t('network.enabled') },
            { value: 'disabled', label: t('network.disabled') },
          ]}
        />
      </Interface.Field>
      <EntryFindings node={node} schema={interfaceInput} changeOf={change} />
    </StageDrawer>
  );
}

export function GatewaysDrawer({ node, onClose }: Props) {
  const t = useT();
  const { gateways: before } = node.base;
  const change = useCallback(
    (after: z.output<typeof gatewaysInput>): Change => ({ section: 'gateways', key: '', before, after }),
    [before],
  );
  return (
    <StageDrawer
      node={node}
      name={`networkGateways:${node.network.id}`}
      title={t('network.editGateways')}
      schema={gatewaysInput}
      initial={node.next.gateways}
      onSubmit={(after) => node.stage(change(after))}
      onClose={onClose}
    >
      <Gateways.Field name="ipv4" label={t('network.gatewayV4')}>
        <Input dir="ltr" />
      </Gateways.Field>
      <Gateways.Field name="ipv6" label={t('network.gatewayV6')}>
        <Input dir="ltr" />
      </Gateways.Field>
      <EntryFindings node={node} schema={gatewaysInput} changeOf={change} />
    </StageDrawer>
  );
}

export function LoopbackDrawer({ node, onClose }: Props) {
  const t = useT();
  const { loopback: before } = node.base;
  const change = useCallback(
    (after: z.output<typeof loopbackInput>): Change => ({ section: 'loopback', key: '', before, after }),
    [before],
  );
  return (
    <StageDrawer
      node={node}
      name={`networkLoopback:${node.network.id}`}
      title={t('network.editLoopback')}
      schema={loopbackInput}
      initial={node.next.loopback}
      onSubmit={(after) => node.stage(change(after))}
      onClose={onClose}
    >
      <Loopback.Field name="ipv4" label={t('network.ipv4')} help={t('network.loopbackHelp')}>
        <Input dir="ltr" />
      </Loopback.Field>
      <Loopback.Field name="ipv6" label={t('network.ipv6')}>
        <Input dir="ltr" />
      </Loopback.Field>
      <EntryFindings node={node} schema={loopbackInput} changeOf={change} />
    </StageDrawer>
  );
}

export function DnsDrawer({ node, onClose }: Props) {
  const t = useT();
  const { dns: before } = node.base;
  const change = useCallback(
    (after: z.output<typeof dnsInput>): Change => ({ section: 'dns', key: '', before, after }),
    [before],
  );
  return (
    <StageDrawer
      node={node}
      name={`networkDns:${node.network.id}`}
      title={t('network.editDns')}
      schema={dnsInput}
      initial={node.next.dns}
      onSubmit={(after) => node.stage(change(after))}
      onClose={onClose}
    >
      <Dns.Field name="servers" label={t('network.servers')} help={t('network.serversHelp')}>
        <Input.TextArea rows={5} dir="ltr" />
      </Dns.Field>
      <EntryFindings node={node} schema={dnsInput} changeOf={change} />
    </StageDrawer>
  );
}
