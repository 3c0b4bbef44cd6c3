import { Form, Input, Radio } from 'antd';
import { REASON_LENGTH } from '@/api/system-settings/apply-reason';
import { freezeApi, freezeInput } from '@/api/system-settings/node-freeze';
import { ZoneSelect } from '@/components/time-zone/zone-select';
import { ZonedInstantInput } from '@/components/time-zone/zoned-instant-input';
import { useT } from '@/i18n/use-t';
import { isTimeZone, timeAt, zonedTime } from '@/lib/time-zone';
import { type Loaded, useLoad } from '@/ui/data/use-load';
import { LoadFailure } from '@/ui/feedback/states';
import { Choice } from '@/ui/form/choice';
import { formOf } from '@/ui/form/form-of';
import { FormSection } from '@/ui/form/form-section';
import { useTypedId } from '@/ui/form/loaded-options';
import { optionsOf } from '@/ui/list/options';
import { SCOPE } from './labels';
import './freeze.css';

const { Field, useValue } = formOf(freezeInput);

const toOption = ({ id, name }: { id: string; name: string }) => ({ value: id, label: name });

/** What a freeze is about, from when until when, why, and who may override it. */
export function FreezeFields() {
  const t = useT();
  const loaded = useLoad(freezeApi.getOptions, {});
  const { groups = [], nodes = [], roles = [], accounts = [] } = loaded.data ?? {};
  const value = useValue('zone');
  const zone = value !== undefined && isTimeZone(value) ? value : 'UTC';
  const kind = useValue(['scope', 'kind']);
  return (
    <>
      <FormSection title={t('freeze.about')}>
        <Field name="name" label={t('freeze.name')}>
          <Input />
        </Field>
        <Field name="reason" label={t('freeze.reason')} help={t('freeze.reasonHelp')}>
          <Input maxLength={REASON_LENGTH} />
        </Field>
      </FormSection>
      <FormSection title={t('freeze.when')}>
        <Field name="zone" label={t('freeze.zone')} help={t('freeze.zoneHelp')}>
          <OwnZone />
        </Field>
        <div className="freeze-pair">
          <Field name="startAt" label={t('freeze.startAt')}>
            <ZonedInstantInput zone={zone} />
          </Field>
          <Field name="endAt" label={t('freeze.endAt')} dependencies={['startAt']}>
            <ZonedInstantInput zone={zone} />
          </Field>
        </div>
      </FormSection>
      <FormSection title={t('freeze.scope')}>
        {loaded.failure && !loaded.data && <LoadFailure failure={loaded.failure} onRetry={loaded.reload} />}
        <Field name={['scope', 'kind']} label={t('freeze.scopeKind')}>
          <Radio.Group options={optionsOf(t, SCOPE)} />
        </Field>
        {kind === 'groups' && (
          <Field name={['scope', 'groupIds']} label={t('freeze.groups')} help={t('freeze.groupsHelp')}>
            <Ids loaded={loaded} options={groups.map(toOption)} />
          </Field>
        )}
        {kind === 'nodes' && (
          <Field name={['scope', 'nodeIds']} label={t('freeze.nodes')}>
            <Ids loaded={loaded} options={nodes.map(toOption)} />
          </Field>
        )}
      </FormSection>
      <FormSection title={t('freeze.who')}>
        <p className="absent">{t('freeze.whoHelp')}</p>
        <Field name={['overriders', 'roleIds']} label={t('freeze.roles')}>
          <Ids loaded={loaded} options={roles.map(toOption)} />
        </Field>
        <Field name={['overriders', 'accountIds']} label={t('freeze.accounts')}>
          <Ids loaded={loaded} options={accounts.map(toOption)} />
        </Field>
      </FormSection>
    </>
  );
}

interface ZoneProps {
  id?: string;
  value?: string;
  onChange?: (zone: string) => void;
}

/** The zone of the times beside it: when another one is chosen, they stay what they say. */
function OwnZone({ value, onChange, ...rest }: ZoneProps) {
  const form = Form.useFormInstance();
  const choose = (next: string) => {
    for (const field of ['startAt', 'endAt']) {
      const at: unknown = form.getFieldValue(field);
      if (typeof at === 'number' && value !== undefined) form.setFieldValue(field, timeAt(zonedTime(at, value), next));
    }
    onChange?.(next);
  };
  return <ZoneSelect {...rest} {...(value !== undefined && { value })} onChange={choose} />;
}

OwnZone.read = ZoneSelect.read;

interface IdsProps {
  id?: string;
  value?: string[];
  onChange?: (ids: string[]) => void;
  /** Where its options come from: while that failed, ids can be typed. */
  loaded: Loaded<unknown>;
  options: { value: string; label: string }[];
}

function Ids({ loaded, options, ...rest }: IdsProps) {
  return (
    <Choice
      {...rest}
      mode="multiple"
      loading={loaded.isLoading}
      showSearch={{ optionFilterProp: 'label' }}
      options={options}
      {...useTypedId(loaded)}
    />
  );
}
