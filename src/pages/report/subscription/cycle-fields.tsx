import { Input, Radio } from 'antd';
import { REPORT_DAYS, subscriptionInput } from '@/api/report/subscription';
import { CYCLE_WEEKDAYS } from '@/components/report-labels/report-labels';
import { ClockInput } from '@/components/time-zone/clock-input';
import { ZoneSelect } from '@/components/time-zone/zone-select';
import { useT } from '@/i18n/use-t';
import { Choice } from '@/ui/form/choice';
import { formOf } from '@/ui/form/form-of';
import { TYPES } from './labels';

const { Field, useValue } = formOf(subscriptionInput);

const MONTH_DAYS = Array.from({ length: 31 }, (_, index) => index + 1);

function WeeklyFields() {
  const t = useT();
  return (
    <Field name="weekday" label={t('subscription.weekday')} help={t('subscription.weekdayHelp')}>
      <Choice options={CYCLE_WEEKDAYS.map((id, index) => ({ value: index + 1, label: t(id) }))} />
    </Field>
  );
}

function MonthlyFields() {
  const t = useT();
  return (
    <Field name="monthDay" label={t('subscription.monthDay')} help={t('subscription.monthDayHelp')}>
      <Choice options={MONTH_DAYS.map((day) => ({ value: day, label: t('subscription.monthDayOf', { day }) }))} />
    </Field>
  );
}

/** A date by hand, as the rules of the contract read it. */
function DayField({ name, label, help, dependencies = [] }: DayProps) {
  return (
    <Field name={name} label={label} help={help} dependencies={dependencies}>
      <Input dir="ltr" inputMode="numeric" autoComplete="off" />
    </Field>
  );
}
interface DayProps {
  name: 'firstDay' | 'fromDay' | 'toDay';
  label: string;
  help: string;
  dependencies?: readonly string[];
}

function CustomFields() {
  const t = useT();
  return (
    <>
      <Field name="everyDays" label={t('subscription.everyDays')} help={t('subscription.everyDaysHelp', REPORT_DAYS)}>
        <Input inputMode="numeric" suffix={t('subscription.daysUnit')} />
      </Field>
      <DayField name="firstDay" label={t('subscription.firstDay')} help={t('subscription.dayHelp')} />
    </>
  );
}

function SingleFields() {
  const t = useT();
  return (
    <>
      <DayField name="fromDay" label={t('subscription.fromDay')} help={t('subscription.dayHelp')} />
      <DayField
        name="toDay"
        label={t('subscription.toDay')}
        help={t('subscription.toDayHelp', { max: REPORT_DAYS.max })}
        dependencies={['fromDay']}
      />
    </>
  );
}

const BY_TYPE: Readonly<Record<string, () => React.ReactNode>> = {
  weekly: WeeklyFields,
  monthly: MonthlyFields,
  custom: CustomFields,
  single: SingleFields,
};

/** When a report is made and of which days: only the fields of the chosen type are there, and only they are sent. */
export function CycleFields() {
  const t = useT();
  const type = useValue('taskType');
  const OfType = type === undefined ? undefined : BY_TYPE[type];
  return (
    <>
      <Field name="taskType" label={t('subscription.taskType')}>
        <Radio.Group options={Object.entries(TYPES).map(([value, label]) => ({ value, label: t(label) }))} />
      </Field>
      {OfType && <OfType />}
      <Field name="time" label={t('subscription.time')} help={t('subscription.timeHelp')}>
        <ClockInput />
      </Field>
      <Field name="zone" label={t('subscription.zone')} help={t('subscription.zoneHelp')}>
        <ZoneSelect />
      </Field>
    </>
  );
}
