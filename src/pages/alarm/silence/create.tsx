import { Alert } from 'antd';
import type { ReactNode } from 'react';
import type * as z from 'zod';
import { type AlarmRecord, alarmRecordApi } from '@/api/alarm/record';
import { MOST_MATCHED, silenceApi, silenceInput } from '@/api/alarm/silence';
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

/** Between the names in an address, as whoever leads here writes them; no name has more than one line. */
const SEPARATOR = '\n';

const readList = (text: string | null) => (text ? text.split(SEPARATOR).slice(0, MOST_MATCHED) : []);

/** A new silence, one about an alarm (`?alarm=`) or about many (`?alarms=`), or one like another (`?from=`). */
export default function CreateSilence() {
  const [query] = useQuery();
  const [alarm, from, count] = [query.get('alarm'), query.get('from'), Number(query.get('alarms'))];
  if (alarm) return <OfAlarm id={alarm} />;
  if (count > 0)
    return <OfMany count={count} sources={readList(query.get('sources'))} taskIds={readList(query.get('tasks'))} />;
  return from ? <Clone id={from} /> : <Create about="" initial={fresh(thisMinute(gatewayNow()))} />;
}

const shortened = (name: string) => [...name].slice(0, LIMITS.name).join('');

interface ManyProps {
  count: number;
  sources: string[];
  taskIds: string[];
}

/** About several alarms: what they have in common is wider than they are, so that is said, and where it is wider still. */
function OfMany({ count, sources, taskIds }: ManyProps) {
  const t = useT();
  const bare = fresh(thisMinute(gatewayNow()));
  const matchers = { ...bare.matchers, sources, taskIds };
  const [source = ''] = sources;
  const name = shortened(sources.length === 1 ? t('silence.nameOf', { source }) : t('silence.nameOfMany', { count }));
  const isWide = sources.length === 0;
  return (
    <Create
      about={encodeURIComponent([...sources, ...taskIds].join())}
      initial={{ ...bare, name, matchers }}
      note={
        <Alert
          type={isWide ? 'warning' : 'info'}
          showIcon
          title={t(isWide ? 'silence.ofTooMany' : 'silence.ofMany', { count, most: MOST_MATCHED })}
        />
      }
    />
  );
}

function OfAlarm({ id }: { id: string }) {
  const t = useT();
  const nameOf = ({ source }: AlarmRecord) => shortened(t('silence.nameOf', { source }));
  return (
    <LoadedScreen title={t('silence.createTitle')} loaded={useLoad(alarmRecordApi.get, { id })}>
      {(alarm) => {
        const bare = fresh(thisMinute(gatewayNow()));
        const matchers = { ...bare.matchers, sources: [alarm.source], taskIds: [alarm.taskId] };
        return <Create about={id} initial={{ ...bare, name: nameOf(alarm), matchers }} />;
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
        return <Create about={id} initial={{ ...like, name: '', schedule: when }} />;
      }}
    </LoadedScreen>
  );
}

interface CreateProps {
  /** What it is made of: input about one alarm never comes back in the silence of another. */
  about: string;
  initial: Partial<z.input<typeof silenceInput>>;
  note?: ReactNode;
}

function Create({ about, initial, note }: CreateProps) {
  const t = useT();
  const can = useCan();
  return (
    <FormPage
      name={`silenceCreate:${about}`}
      title={t('silence.createTitle')}
      note={note}
      schema={silenceInput}
      initial={initial}
      isNew
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
