import type * as z from 'zod';
import { type AlarmRecord, alarmRecordApi } from '@/api/alarm/record';
import { silenceApi, silenceInput } from '@/api/alarm/silence';
import { useT } from '@/i18n/use-t';
import { gatewayNow } from '@/lib/gateway-clock';
import { LIMITS } from '@/lib/rules/text';
import { useCan } from '@/session/session';
import { useLoad } from '@/ui/data/use-load';
import { FormPage } from '@/ui/form/form-page';
import { LoadedScreen } from '@/ui/form/loaded-screen';
import { useQuery } from '@/ui/page/use-query';
import { SilenceFields } from './fields';
import { fresh, LIST, thisMinute, toForm } from './model';

/** A new silence, one about an alarm (`?alarm=`), or one like another (`?from=`). */
export default function CreateSilence() {
  const [query] = useQuery();
  const [alarm, from] = [query.get('alarm'), query.get('from')];
  if (alarm) return <OfAlarm id={alarm} />;
  return from ? <Clone id={from} /> : <Create initial={fresh(thisMinute(gatewayNow()))} />;
}

function OfAlarm({ id }: { id: string }) {
  const t = useT();
  const nameOf = ({ source }: AlarmRecord) => [...t('silence.nameOf', { source })].slice(0, LIMITS.name).join('');
  return (
    <LoadedScreen title={t('silence.createTitle')} loaded={useLoad(alarmRecordApi.get, { id })}>
      {(alarm) => {
        const bare = fresh(thisMinute(gatewayNow()));
        const matchers = { ...bare.matchers, sources: [alarm.source], taskIds: [alarm.taskId] };
        return <Create initial={{ ...bare, name: nameOf(alarm), matchers }} />;
      }}
    </LoadedScreen>
  );
}

function Clone({ id }: { id: string }) {
  const t = useT();
  return (
    <LoadedScreen title={t('silence.createTitle')} loaded={useLoad(silenceApi.get, { id })}>
      {(silence) => {
        const { schedule } = fresh(thisMinute(gatewayNow()));
        const like = toForm(silence);
        const { startAt } = schedule;
        // Its hours are those of the other one; when it begins is now.
        const when = like.schedule.repeat === 'weekly' ? { ...like.schedule, startAt, endAt: null } : schedule;
        return <Create initial={{ ...like, name: '', schedule: when }} />;
      }}
    </LoadedScreen>
  );
}

function Create({ initial }: { initial: Partial<z.input<typeof silenceInput>> }) {
  const t = useT();
  const can = useCan();
  return (
    <FormPage
      name="silenceCreate"
      title={t('silence.createTitle')}
      schema={silenceInput}
      initial={initial}
      permit={can(silenceApi.add)}
      success={({ name }) => t('silence.created', { name })}
      onSubmit={(input) => silenceApi.add(input)}
      back={LIST}
      submitText={t('silence.create')}
    >
      <SilenceFields />
    </FormPage>
  );
}
