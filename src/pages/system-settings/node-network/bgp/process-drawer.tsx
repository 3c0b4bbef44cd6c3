import { Input, Switch } from 'antd';
import { useCallback } from 'react';
import type * as z from 'zod';
import { bgpInput } from '@/domain/net/bgp/schema';
import type { Change } from '@/domain/net/node-config';
import { useT } from '@/i18n/use-t';
import { formOf } from '@/ui/form/form-of';
import { EntryFindings } from '../entry-findings';
import { StageDrawer } from '../stage-drawer';
import type { StagedNode } from '../use-node';

const { Field, useValue } = formOf(bgpInput);

/** What is asked for while the process is on. */
function Running() {
  const t = useT();
  if (useValue('isEnabled') !== true) return null;
  return (
    <>
      <Field name="asNumber" label={t('bgp.asNumber')} help={t('bgp.asHelp')}>
        <Input dir="ltr" inputMode="numeric" />
      </Field>
      <Field name="keepalive" label={t('bgp.keepalive')} help={t('bgp.keepaliveHelp')}>
        <Input dir="ltr" inputMode="numeric" autoComplete="off" suffix={t('bgp.unitS')} />
      </Field>
      <Field name="hold" label={t('bgp.hold')} help={t('bgp.holdHelp')}>
        <Input dir="ltr" inputMode="numeric" autoComplete="off" suffix={t('bgp.unitS')} />
      </Field>
    </>
  );
}

export function ProcessDrawer({ node, onClose }: { node: StagedNode; onClose: () => void }) {
  const t = useT();
  const { bgp } = node.next;
  const { bgp: before } = node.base;
  const { asNumber, ...rest } = bgp;
  const change = useCallback(
    (input: z.output<typeof bgpInput>): Change => {
      // What was entered before stays there for the day on which it is switched on again.
      const after = input.isEnabled ? input : { ...bgp, isEnabled: false as const };
      return { section: 'bgp', key: '', before, after };
    },
    [bgp, before],
  );
  return (
    <StageDrawer
      node={node}
      name={`networkBgp:${node.network.id}`}
      title={t('bgp.editProcess')}
      schema={bgpInput}
      initial={{ ...rest, ...(asNumber !== null && { asNumber }) }}
      onSubmit={(input) => node.stage(change(input))}
      onClose={onClose}
    >
      <Field name="isEnabled" label={t('bgp.isEnabled')} valueProp="checked">
        <Switch />
      </Field>
      <Running />
      <EntryFindings node={node} schema={bgpInput} changeOf={change} />
    </StageDrawer>
  );
}
