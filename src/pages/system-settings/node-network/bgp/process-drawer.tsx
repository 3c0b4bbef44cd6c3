import { Form, Input, InputNumber, Switch } from 'antd';
import { bgpInput } from '@/api/system-settings/bgp';
import { lintText } from '@/components/network-changes/lint-text';
import { useT } from '@/i18n/use-t';
import { lintBgp } from '@/lib/net/lint-timers';
import { Field } from '@/ui/field';
import { FormDrawer } from '@/ui/form-drawer';
import type { StagedNode } from '../use-node';

/** What is asked for while the process is on; a hold time that is short for its keepalives is told at once. */
function Running() {
  const t = useT();
  const form = Form.useFormInstance();
  const isEnabled = Form.useWatch('isEnabled', form) === true;
  const keepalive = Number(Form.useWatch('keepalive', form) ?? Number.NaN);
  const hold = Number(Form.useWatch('hold', form) ?? Number.NaN);
  if (!isEnabled) return null;
  const isTyped = keepalive > 0 && hold >= 3;
  return (
    <>
      <Field name="asNumber" label={t('bgp.asNumber')} help={t('bgp.asHelp')}>
        <Input dir="ltr" inputMode="numeric" />
      </Field>
      <Field name="keepalive" label={t('bgp.keepalive')} help={t('bgp.keepaliveHelp')}>
        <InputNumber suffix={t('bgp.unitS')} />
      </Field>
      <Field name="hold" label={t('bgp.hold')} help={t('bgp.holdHelp')}>
        <InputNumber suffix={t('bgp.unitS')} />
      </Field>
      <p role="status" className="network-warning">
        {isTyped && lintBgp('', { keepalive, hold }).map((finding) => lintText(t, finding))}
      </p>
    </>
  );
}

export function ProcessDrawer({ node, onClose }: { node: StagedNode; onClose: () => void }) {
  const t = useT();
  const { bgp } = node.next;
  const { asNumber, ...rest } = bgp;
  return (
    <FormDrawer
      name={`networkBgp:${node.network.id}`}
      title={t('bgp.editProcess')}
      schema={bgpInput}
      initial={{ ...rest, ...(asNumber !== null && { asNumber }) }}
      onSubmit={(input) => {
        // What was entered before stays there for the day on which it is switched on again.
        const after = input.isEnabled ? input : { ...bgp, isEnabled: false as const };
        return node.stage({ section: 'bgp', key: '', before: node.base.bgp, after });
      }}
      onClose={onClose}
    >
      <Field name="isEnabled" label={t('bgp.isEnabled')} valueProp="checked">
        <Switch />
      </Field>
      <Running />
    </FormDrawer>
  );
}
