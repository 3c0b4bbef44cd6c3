import { Alert, Button, Form, Input, Switch } from 'antd';
import { lintText } from '@/components/network-changes/lint-text';
import type { BfdTemplate } from '@/domain/net/bfd/schema';
import { lintNeighbor } from '@/domain/net/bgp/lint';
import { neighborInput } from '@/domain/net/bgp/schema';
import type { Connected } from '@/domain/net/connected';
import { useT } from '@/i18n/use-t';
import { toInteger } from '@/lib/rules/integer';
import { SecretInput } from '@/ui/feedback/secret-input';
import { Choice } from '@/ui/form/choice';
import { formOf } from '@/ui/form/form-of';

const { Field, useValue } = formOf(neighborInput);

/** Two hops lead from one loopback to the other. */
const LOOPBACK_HOPS = 2;

interface Place {
  /** The node's own system; null while it has none. */
  own: number | null;
  connected: readonly Connected[];
}

/** Says why the session cannot come up as it is typed, and offers the hops that it needs. */
function Advice({ own, connected }: Place) {
  const t = useT();
  const form = Form.useFormInstance();
  const address = String(useValue('address') ?? '');
  const asNumber = toInteger(String(useValue('asNumber') ?? ''));
  const multiHop = toInteger(String(useValue('multiHop') ?? ''));
  const isLoopback = useValue('isLoopback') === true;
  if (asNumber === null) return null;
  const [finding] = lintNeighbor({ id: '', address, asNumber, multiHop, isLoopback }, own, connected);
  if (!finding) return null;
  const set = (
    <Button size="small" onClick={() => form.setFieldValue('multiHop', LOOPBACK_HOPS)}>
      {t('bgp.useHops', { hops: LOOPBACK_HOPS })}
    </Button>
  );
  return (
    <Alert
      type="warning"
      showIcon
      className="form-problem"
      title={lintText(t, finding)}
      action={finding.code === 'bgpOffLink' || finding.code === 'bgpLoopback' ? set : undefined}
    />
  );
}

function Password({ isKept }: { isKept: boolean }) {
  const t = useT();
  if (useValue('hasPassword') !== true) return null;
  return (
    <Field name="password" label={t('bgp.password')} help={t(isKept ? 'bgp.passwordKept' : 'bgp.passwordHelp')}>
      <SecretInput autoComplete="off" />
    </Field>
  );
}

interface Props extends Place {
  templates: readonly BfdTemplate[];
  isPasswordKept: boolean;
  hasDescription: boolean;
}

export function NeighborFields({ own, connected, templates, isPasswordKept, hasDescription }: Props) {
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
      {hasDescription && (
        <Field name="description" label={t('bgp.description')} help={t('bgp.descriptionHelp')}>
          <Input />
        </Field>
      )}
      <Field name="isLoopback" label={t('bgp.isLoopback')} help={t('bgp.loopbackHelp')} valueProp="checked">
        <Switch />
      </Field>
      <Advice own={own} connected={connected} />
      <Field name="multiHop" label={t('bgp.multiHop')} help={t('bgp.multiHopHelp')}>
        <Input dir="ltr" inputMode="numeric" autoComplete="off" />
      </Field>
      <Field name="hasPassword" label={t('bgp.hasPassword')} valueProp="checked">
        <Switch />
      </Field>
      <Password isKept={isPasswordKept} />
      <Field name="bfd" label={t('bgp.bfd')} help={t('bgp.bfdHelp')}>
        <Choice
          options={[
            { value: '', label: t('bgp.noBfd') },
            ...templates.map(({ id, name }) => ({ value: id, label: name })),
          ]}
        />
      </Field>
    </>
  );
}
