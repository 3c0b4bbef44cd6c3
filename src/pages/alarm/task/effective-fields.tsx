import { Radio } from 'antd';
import { alarmTaskInput } from '@/api/alarm/task';
import { effective, effectiveWindow, MOST_WINDOWS } from '@/api/alarm/task-rule';
import { WEEKDAYS } from '@/components/alarm/weekdays';
import { ClockInput } from '@/components/time-zone/clock-input';
import { ZoneSelect } from '@/components/time-zone/zone-select';
import { useT } from '@/i18n/use-t';
import { Choice } from '@/ui/form/choice';
import { ListContext } from '@/ui/form/form-context';
import { formOf } from '@/ui/form/form-of';
import { listOf } from '@/ui/form/list-of';

const { Field, useValue } = formOf(alarmTaskInput);
const Windows = listOf(effective, 'windows');
const Window = formOf(effectiveWindow);

const INSIDE = { item: ['effective'], full: ['effective'] };
const WORKDAYS = { days: [1, 2, 3, 4, 5], from: '09:00', to: '18:00' };

/** When notices are sent: at any time, or in windows of the week. */
export function EffectiveFields() {
  const t = useT();
  const mode = useValue(['effective', 'mode']);
  return (
    <>
      <Field name={['effective', 'mode']} label={t('alarmTask.effective')} help={t('alarmTask.effectiveHelp')}>
        <Radio.Group
          options={[
            { value: 'allDay', label: t('alarmTask.allDay') },
            { value: 'custom', label: t('alarmTask.custom') },
          ]}
        />
      </Field>
      {mode === 'custom' && (
        <Field name={['effective', 'zone']} label={t('alarmTask.zone')} help={t('alarmTask.zoneHelp')}>
          <ZoneSelect />
        </Field>
      )}
      {mode === 'custom' && (
        <ListContext.Provider value={INSIDE}>
          <Windows label={t('alarmTask.windows')} max={MOST_WINDOWS} fresh={() => ({ ...WORKDAYS })}>
            <div className="alarm-rule">
              <Window.Field name="days" label={t('alarmTask.days')}>
                <Choice mode="multiple" options={WEEKDAYS.map(([value, label]) => ({ value, label: t(label) }))} />
              </Window.Field>
              <Window.Field name="from" label={t('alarmTask.from')} dependencies={['to', 'days']}>
                <ClockInput />
              </Window.Field>
              <Window.Field name="to" label={t('alarmTask.to')} dependencies={['from']}>
                <ClockInput />
              </Window.Field>
            </div>
          </Windows>
        </ListContext.Provider>
      )}
    </>
  );
}
