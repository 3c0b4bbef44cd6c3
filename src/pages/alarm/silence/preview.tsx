import { Alert, Form } from 'antd';
import { memo, useDeferredValue } from 'react';
import { type MatchedAlarm, type SilenceInput, type SilencePreview, silenceApi } from '@/api/alarm/silence';
import { ALARM_LEVEL } from '@/components/alarm/labels';
import { LevelTag } from '@/components/alarm/level-tag';
import { useT } from '@/i18n/use-t';
import { Link } from '@/lib/navigation';
import { stampText } from '@/lib/time';
import { to } from '@/routes/href';
import { Time } from '@/ui/data/time';
import { useLoad } from '@/ui/data/use-load';
import { LoadFailure } from '@/ui/feedback/states';
import { draftOf } from './model';

type Draft = Pick<SilenceInput, 'matchers' | 'schedule'> & { id?: string };

/** What the form says so far, tried on what goes on now and on the last seven days. */
export function FormPreview({ id }: { id: string | undefined }) {
  // Typing goes first: the figures follow when there is time.
  const values: unknown = useDeferredValue(Form.useWatch([], Form.useFormInstance()));
  return <PreviewOf values={values} id={id} />;
}

/** Drawn only when its values are its own turn. */
const PreviewOf = memo(({ values, id }: { values: unknown; id: string | undefined }) => {
  const t = useT();
  const form = Form.useFormInstance();
  // Of a form for reading only, too: nothing in here changes it.
  const whole: unknown = values === undefined ? undefined : form.getFieldsValue(true);
  const draft = typeof whole === 'object' && whole !== null ? draftOf(whole) : null;
  if (!draft) return <Alert type="info" showIcon title={t('silence.previewIncomplete')} />;
  return <Preview draft={{ ...draft, ...(id !== undefined && { id }) }} />;
});

/** What a silence keeps quiet: alarms that go on now, and what it would have kept quiet in the last seven days. */
export function Preview({ draft }: { draft: Draft }) {
  const t = useT();
  const { data, failure, reload, isLoading } = useLoad(silenceApi.preview, draft);
  if (failure) return <LoadFailure failure={failure} onRetry={reload} />;
  return (
    <div className="silence-preview" aria-busy={isLoading}>
      {data ? <Figures data={data} isWeekly={draft.schedule.repeat === 'weekly'} /> : <p>{t('common.loading')}</p>}
    </div>
  );
}

function Figures({ data: { now, past }, isWeekly }: { data: SilencePreview; isWeekly: boolean }) {
  const t = useT();
  return (
    <>
      <div>
        <p role="status">
          <strong>{t('silence.matchesNow', { count: now.total })}</strong>
        </p>
        <Alarms list={now.list} total={now.total} />
      </div>
      <div>
        <p role="status">
          <strong>{t('silence.wouldHave', { notices: past.notices, alarms: past.alarms })}</strong>
        </p>
        <p className="absent">
          {t(isWeekly ? 'silence.pastWeekly' : 'silence.pastOnce', {
            from: stampText(past.from),
            to: stampText(past.to),
          })}
          {past.later > 0 && ` ${t('silence.later', { count: past.later })}`}
        </p>
        <Alarms list={past.list} total={past.alarms} />
      </div>
    </>
  );
}

function Alarms({ list, total }: { list: readonly MatchedAlarm[]; total: number }) {
  const t = useT();
  if (list.length === 0) return null;
  return (
    <ul className="silence-alarms">
      {list.map(({ id, name, level, firstAt }) => (
        <li key={id}>
          <LevelTag value={level} map={ALARM_LEVEL} />{' '}
          <Link to={to('/alarm/monitoring_alarm/list/:id', { id })}>
            <bdi>{name}</bdi>
          </Link>{' '}
          <span className="absent">
            <Time at={firstAt} />
          </span>
        </li>
      ))}
      {total > list.length && <li className="absent">{t('silence.more', { count: total - list.length })}</li>}
    </ul>
  );
}
