import { Radio } from 'antd';
import { useMemo } from 'react';
import { heldSecrets, SNMP_PORT, snmpInput } from '@/api/system-settings/node-snmp';
import { useT } from '@/i18n/use-t';
import { Field } from '@/ui/field';
import { FormDrawer } from '@/ui/form-drawer';
import type { StagedNode } from '../use-node';
import { VERSIONS } from './facts';
import { SnmpFields } from './fields';
import { toSecrets, toSettings } from './model';

const START = { port: SNMP_PORT, level: 'authPriv', authAlgorithm: 'SHA', privAlgorithm: 'AES' } as const;

export function SnmpDrawer({ node, onClose }: { node: StagedNode; onClose: () => void }) {
  const t = useT();
  const { snmp } = node.next;
  const held = useMemo(() => {
    const lost = node.lost.filter(({ section }) => section === 'snmp').map(({ field }) => field);
    return heldSecrets(snmp, lost);
  }, [snmp, node.lost]);
  const schema = useMemo(() => snmpInput(held), [held]);
  return (
    <FormDrawer
      name={`networkSnmp:${node.network.id}`}
      title={t('snmp.edit')}
      schema={schema}
      initial={{ ...START, ...snmp }}
      onSubmit={(input) =>
        node.stage({ section: 'snmp', key: '', before: node.base.snmp, after: toSettings(input) }, toSecrets(input))
      }
      onClose={onClose}
    >
      <Field name="version" label={t('snmp.version')}>
        <Radio.Group options={Object.entries(VERSIONS).map(([value, label]) => ({ value, label: t(label) }))} />
      </Field>
      <SnmpFields held={held} />
    </FormDrawer>
  );
}
