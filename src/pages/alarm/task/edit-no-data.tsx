import { Input, Radio } from 'antd';
import { MOST_CYCLES, noDataApi, noDataInput, type SavedNoData } from '@/api/alarm/no-data';
import { type Scene, sceneApi } from '@/api/alarm/scene';
import type { AlarmTask } from '@/api/alarm/task';
import { ALARM_LEVEL } from '@/components/alarm/labels';
import { judgeNoData, noDataRule } from '@/domain/alarm/no-data';
import { dryRun } from '@/domain/alarm/run';
import { useT } from '@/i18n/use-t';
import { toInteger } from '@/lib/rules/integer';
import { useCan } from '@/session/session';
import { useLoad } from '@/ui/data/use-load';
import { Choice } from '@/ui/form/choice';
import { FormDrawer } from '@/ui/form/form-drawer';
import { formOf } from '@/ui/form/form-of';
import { LoadedDrawer } from '@/ui/form/loaded-drawer';
import { optionsOf } from '@/ui/list/options';
import { ChannelFields } from './channel-fields';
import { samplesOf } from './model';

const { Field, useValue } = formOf(noDataInput);
const TOLD = {
  off: 'alarmTask.noDataTold.off',
  asTask: 'alarmTask.noDataTold.asTask',
  own: 'alarmTask.noDataTold.own',
} as const;
const { dynamic: _, ...LEVELS } = ALARM_LEVEL;

/** As the form shows it: what is off has an answer at hand for when it is on. */
function toForm({ told, after = 3, level, channels = {} }: SavedNoData) {
  const known = noDataInput.safeParse({ told: 'asTask', after, level });
  const common = known.success && known.data.told === 'asTask' ? known.data : { after, level: 'warning' as const };
  if (told === 'own') return { ...common, channels, told: 'own' as const };
  if (told === 'asTask') return { ...common, channels, told: 'asTask' as const };
  return { ...common, channels, told: 'off' as const };
}

interface Props {
  task: AlarmTask;
  scene: Scene;
  onClose: () => void;
}

/** Whether a source that sends nothing is an alarm: after how many cycles, how bad it is, and who is told. */
export function EditNoData({ task, scene, onClose }: Props) {
  const t = useT();
  const can = useCan();
  const { id, name } = task;
  const loaded = useLoad(noDataApi.get, { id });
  return (
    <LoadedDrawer title={t('alarmTask.noData')} loaded={loaded} onClose={onClose}>
      {(saved) => (
        <FormDrawer
          name={`alarmNoData:${id}`}
          title={t('alarmTask.noData')}
          schema={noDataInput}
          initial={toForm(saved)}
          permit={can(noDataApi.update)}
          success={t('alarmTask.noDataSaved', { name })}
          onSubmit={(input) => noDataApi.update({ id, version: saved.version, ...input })}
          onClose={onClose}
        >
          <Fields task={task} scene={scene} />
        </FormDrawer>
      )}
    </LoadedDrawer>
  );
}

function Fields({ task, scene }: Pick<Props, 'task' | 'scene'>) {
  const t = useT();
  const told = useValue('told');
  const after = useValue('after');
  return (
    <>
      <Field name="told" label={t('alarmTask.noDataTold')} help={t('alarmTask.noDataHelp')}>
        <Radio.Group className="alarm-choices" options={optionsOf(t, TOLD)} />
      </Field>
      {told !== 'off' && told !== undefined && (
        <>
          <Field
            name="after"
            label={t('alarmTask.noDataAfter')}
            help={<Before after={after} task={task} scene={scene} />}
          >
            <Input dir="ltr" inputMode="numeric" autoComplete="off" />
          </Field>
          <Field name="level" label={t('alarmTask.level')}>
            <Choice options={optionsOf(t, LEVELS)} />
          </Field>
        </>
      )}
      {told === 'own' && <ChannelFields />}
    </>
  );
}

/** How many such alarms the last seven days would have brought. */
function Before({ after: typed, task, scene }: Pick<Props, 'task' | 'scene'> & { after: string | number | undefined }) {
  const t = useT();
  const { data } = useLoad(sceneApi.getSamples, { id: scene.id, span: 'week' });
  const after = typed === undefined ? null : toInteger(typed);
  if (!data || after === null || after < 1 || after > MOST_CYCLES) return t('alarmTask.noDataAfterHelp');
  const rule = noDataRule(after, task.notice);
  const { episodes } = dryRun(rule, task.effective, samplesOf(data), false, data.to, judgeNoData);
  return t('alarmTask.noDataBefore', { count: episodes.length });
}
