import { Button, Form, Input, Radio } from 'antd';
import { silenceApi, silenceInput } from '@/api/alarm/silence';
import { ALARM_LEVEL } from '@/components/alarm/labels';
import { WEEKDAYS } from '@/components/alarm/weekdays';
import { productName } from '@/components/product/product-labels';
import { ClockInput } from '@/components/time-zone/clock-input';
import { InstantInput } from '@/components/time-zone/instant-input';
import { ZoneSelect } from '@/components/time-zone/zone-select';
import { LONGEST_UNEXPLAINED } from '@/domain/alarm/silence';
import { useLanguage, useT } from '@/i18n/use-t';
import { gatewayNow } from '@/lib/gateway-clock';
import { DAY, durationText, HOUR, zoneOf } from '@/lib/time';
import { type Loaded, useLoad } from '@/ui/data/use-load';
import { LoadFailure } from '@/ui/feedback/states';
import { Choice } from '@/ui/form/choice';
import { formOf } from '@/ui/form/form-of';
import { FormSection } from '@/ui/form/form-section';
import { useTypedId } from '@/ui/form/loaded-options';
import { optionsOf } from '@/ui/list/options';
import { REPEAT } from './labels';
import { FormPreview } from './preview';
import './silence.css';

const { Field, useValue } = formOf(silenceInput);
const { dynamic: _, ...LEVELS } = ALARM_LEVEL;
const LENGTHS = [HOUR, 4 * HOUR, 8 * HOUR, DAY];

const toOption = ({ id, name }: { id: string; name: string }) => ({ value: id, label: name });
const OF_PART = ['reason'];

/** What a silence is about, when it keeps quiet and why; under it what that comes to. `id`: one that is saved already. */
export function SilenceFields({ id }: { id?: string }) {
  const t = useT();
  return (
    <>
      <FormSection title={t('silence.about')}>
        <Field name="name" label={t('silence.name')}>
          <Input />
        </Field>
        <MatcherFields />
      </FormSection>
      <FormSection title={t('silence.when')}>
        <ScheduleFields />
        <ReasonField />
      </FormSection>
      <FormSection title={t('silence.preview')}>
        <FormPreview id={id} />
      </FormSection>
    </>
  );
}

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

function MatcherFields() {
  const t = useT();
  const loaded = useLoad(silenceApi.getOptions, {});
  const { tasks = [], nodes = [], sources = [], products = [] } = loaded.data ?? {};
  return (
    <>
      <p className="absent">{t('silence.aboutHelp')}</p>
      {loaded.failure && !loaded.data && <LoadFailure failure={loaded.failure} onRetry={loaded.reload} />}
      <Field name={['matchers', 'nodeIds']} label={t('silence.nodes')}>
        <Ids loaded={loaded} options={nodes.map(toOption)} />
      </Field>
      <Field name={['matchers', 'sources']} label={t('silence.sources')}>
        <Ids loaded={loaded} options={sources.map((value) => ({ value, label: value }))} />
      </Field>
      <Field name={['matchers', 'taskIds']} label={t('silence.tasks')}>
        <Ids loaded={loaded} options={tasks.map(toOption)} />
      </Field>
      <Field name={['matchers', 'products']} label={t('silence.products')}>
        <Ids loaded={loaded} options={products.map((value) => ({ value, label: productName(t, value) }))} />
      </Field>
      <Field name={['matchers', 'levels']} label={t('silence.levels')} help={t('silence.levelsHelp')}>
        <Choice mode="multiple" options={optionsOf(t, LEVELS)} />
      </Field>
    </>
  );
}

/** Asked for where the silence is long. */
function ReasonField() {
  const t = useT();
  const startAt = useValue(['schedule', 'startAt']);
  const endAt = useValue(['schedule', 'endAt']);
  const isLong =
    typeof startAt === 'number' && (typeof endAt === 'number' ? endAt - startAt > LONGEST_UNEXPLAINED : !endAt);
  return (
    <Field
      name="reason"
      label={t('silence.reason')}
      help={t('silence.reasonHelp', { hours: LONGEST_UNEXPLAINED / HOUR })}
      isRequired={isLong}
      dependencies={['schedule']}
    >
      <Input.TextArea rows={2} />
    </Field>
  );
}

interface RepeatProps {
  id?: string;
  value?: string;
  onChange?: (value: 'once' | 'weekly') => void;
  options: { value: string; label: string }[];
}

/** What is weekly goes on until somebody ends it; what is not has an end. */
function RepeatChoice({ value, onChange, ...rest }: RepeatProps) {
  const form = Form.useFormInstance();
  const choose = (next: 'once' | 'weekly') => {
    const startAt: unknown = form.getFieldValue(['schedule', 'startAt']);
    const from = typeof startAt === 'number' ? startAt : gatewayNow();
    form.setFieldValue(['schedule', 'endAt'], next === 'weekly' ? null : from + HOUR);
    onChange?.(next);
  };
  return (
    <Radio.Group
      {...rest}
      {...(value !== undefined && { value })}
      onChange={({ target }) => choose(target.value === 'weekly' ? 'weekly' : 'once')}
    />
  );
}

function ScheduleFields() {
  const t = useT();
  const repeat = useValue(['schedule', 'repeat']);
  const isWeekly = repeat === 'weekly';
  return (
    <>
      <Field name={['schedule', 'repeat']} label={t('silence.repeat')}>
        <RepeatChoice options={optionsOf(t, REPEAT)} />
      </Field>
      {isWeekly && (
        <>
          <Field name={['schedule', 'days']} label={t('silence.days')} help={t('silence.daysHelp')}>
            <Choice mode="multiple" options={WEEKDAYS.map(([value, label]) => ({ value, label: t(label) }))} />
          </Field>
          <div className="silence-pair">
            <Field name={['schedule', 'from']} label={t('silence.from')}>
              <ClockInput />
            </Field>
            <Field name={['schedule', 'to']} label={t('silence.to')} help={t('silence.toHelp')}>
              <ClockInput />
            </Field>
          </div>
          <Field name={['schedule', 'zone']} label={t('silence.zone')} help={t('silence.zoneHelp')}>
            <ZoneSelect />
          </Field>
        </>
      )}
      <div className="silence-pair">
        <Field
          name={['schedule', 'startAt']}
          label={t(isWeekly ? 'silence.firstAt' : 'silence.startAt')}
          help={t('silence.clockHelp', { zone: zoneOf(gatewayNow()) })}
        >
          <InstantInput />
        </Field>
        <Field
          name={['schedule', 'endAt']}
          label={t(isWeekly ? 'silence.lastAt' : 'silence.endAt')}
          isRequired={!isWeekly}
          {...(isWeekly && { help: t('silence.lastHelp') })}
        >
          <InstantInput isOptional={isWeekly} />
        </Field>
      </div>
      {!isWeekly && <Lengths />}
    </>
  );
}

/** Usual lengths, at one click from the start. */
function Lengths() {
  const t = useT();
  const language = useLanguage();
  const form = Form.useFormInstance();
  const set = (length: number) => {
    const startAt: unknown = form.getFieldValue(['schedule', 'startAt']);
    const from = typeof startAt === 'number' ? startAt : gatewayNow();
    form.setFieldValue(['schedule', 'endAt'], from + length);
    form.validateFields([['schedule', 'endAt'], OF_PART]).catch(() => undefined);
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset brings a legend and a frame.
    <div className="silence-lengths" role="group" aria-label={t('silence.lengths')}>
      {LENGTHS.map((length) => (
        <Button key={length} size="small" onClick={() => set(length)}>
          {durationText(length / 1000, language)}
        </Button>
      ))}
    </div>
  );
}
