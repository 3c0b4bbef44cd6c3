import { Radio } from 'antd';
import { useCallback, useMemo } from 'react';
import type * as z from 'zod';
import { VERSIONS } from '@/components/network-sections/snmp';
import type { Change } from '@/domain/net/node-config';
import { SNMP_PORT, snmpInput } from '@/domain/net/snmp/schema';
import { useT } from '@/i18n/use-t';
import { formOf } from '@/ui/form/form-of';
import { optionsOf } from '@/ui/list/options';
import { EntryFindings } from '../entry-findings';
import { StageDrawer } from '../stage-drawer';
import type { StagedNode } from '../use-node';
import { SnmpFields } from './fields';
import { heldOf, toSecrets, toSettings } from './model';

const { Field } = formOf(snmpInput);

const START = { port: SNMP_PORT, level: 'authPriv', authAlgorithm: 'SHA', privAlgorithm: 'AES' } as const;

export function SnmpDrawer({ node, onClose }: { node: StagedNode; onClose: () => void }) {
  const t = useT();
  const { snmp } = node.next;
  const held = useMemo(() => heldOf(node), [node]);
  const schema = useMemo(() => snmpInput(held), [held]);
  const before = node.base.snmp;
  const change = useCallback(
    (input: z.output<typeof schema>): Change => ({ section: 'snmp', key: '', before, after: toSettings(input) }),
    [before],
  );
  return (
    <StageDrawer
      node={node}
      name={`networkSnmp:${node.network.id}`}
      title={t('snmp.edit')}
      schema={schema}
      // What the node has stays at hand where another version is staged: the way back is not typed anew.
      initial={{ ...START, ...before, ...snmp }}
      onSubmit={(input) => node.stage(change(input), toSecrets(input))}
      onClose={onClose}
    >
      <Field name="version" label={t('snmp.version')}>
        <Radio.Group options={optionsOf(t, VERSIONS)} />
      </Field>
      <SnmpFields held={held} />
      <EntryFindings node={node} schema={schema} changeOf={change} />
    </StageDrawer>
  );
}
