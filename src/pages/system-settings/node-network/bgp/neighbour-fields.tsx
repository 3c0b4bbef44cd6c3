import { Alert, Button, Form, Input, InputNumber, Select, Switch } from 'antd';
import { useT } from '@/i18n/use-t';
import type { BfdTemplate } from '@/lib/net/node-config';
import { Field } from '@/ui/field';
import { SecretInput } from '@/ui/secret-input';

/** Two hops lead from one loopback to the other. */
const LOOPBACK_HOPS = 2;

/** An external neighbour by loopback is never on the link: offers the hops that such a session needs (NET-08). */
function HopsAdvice({ own }: { own: number | null }) {
  const t = useT();
  const form = Form.useFormInstance();
  const isLoopback = Form.useWatch('isLoopback', form) === true;
  const multiHop: unknown = Form.useWatch('multiHop', form);
  const remote: unknown = Form.useWatch('asNumber', form);
  const isExternal = String(remote ?? '') !== '' && own !== null && String(remote) !== String(own);
  const isSet = multiHop !== null && multiHop !== undefined && multiHop !== '';
  if (!isLoopback || !isExternal || isSet) return null;
  return (
    <Alert
      type="info"
      showIcon
      className="form-problem"
      title={t('bgp.hopsAdvice')}
      action={
        <Button size="small" onClick={() => form.setFieldValue('multiHop', LOOPBACK_HOPS)}>
          {t('bgp.useHops', { hops: LOOPBACK_HOPS })}
        </Button>
      }
    />
  );
}

function Password({ isKept }: { isKept: boolean }) {
  const t = useT();
  const form = Form.useFormInstance();
  if (Form.useWatch('hasPassword', form) !== true) return null;
  return (
    <Field name="password" label={t('bgp.password')} help={t(isKept ? 'bgp.passwordKept' : 'bgp.passwordHelp')}>
      <SecretInput autoComplete="off" />
    </Field>
  );
}

interface Props {
  /** The node's own system; null while it has none. */
  own: number | null;
  templates: readonly BfdTemplate[];
  isPasswordKept: boolean;
}

export function NeighbourFields({ own, templates, isPasswordKept }: Props) {
  const t = useT();
  return (
    <>
      <Field name="address" label={t('bgp.address')}>
        <Input dir="ltr" />
      </Field>
      <Field
        name="asNumber"
        label={t('bgp.remoteAs')}
        help={own === null ? t('bgp.asHelp') : t('bgp.remoteAsHelp', { own: String(own) })}
      >
        <Input dir="ltr" inputMode="numeric" />
      </Field>
      <Field name="isLoopback" label={t('bgp.isLoopback')} help={t('bgp.loopbackHelp')} valueProp="checked">
        <Switch />
      </Field>
      <HopsAdvice own={own} />
      <Field name="multiHop" label={t('bgp.multiHop')} help={t('bgp.multiHopHelp')}>
        <InputNumber />
      </Field>
      <Field name="hasPassword" label={t('bgp.hasPassword')} valueProp="checked">
        <Switch />
      </Field>
      <Password isKept={isPasswordKept} />
      <Field name="bfd" label={t('bgp.bfd')} help={t('bgp.bfdHelp')}>
        <Select
          options={[
            { value: '', label: t('bgp.noBfd') },
            ...templates.map(({ id, name }) => ({ value: id, label: name })),
          ]}
        />
      </Field>
    </>
  );
}
