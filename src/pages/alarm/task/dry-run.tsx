import { Button, Radio, Skeleton } from 'antd';
import { useMemo, useState } from 'react';
import { type Scene, sceneApi } from '@/api/alarm/scene';
import type { AlarmTask } from '@/api/alarm/task';
import { NOTICE_TYPE } from '@/components/alarm/labels';
import { toldOf } from '@/components/alarm/rule-words';
import { judgeNoData, noDataRule } from '@/domain/alarm/no-data';
import { NOTICES } from '@/domain/alarm/notice';
import { dryRun, endOfEpisode, type DryRun as Result } from '@/domain/alarm/run';
import { isEventCycle } from '@/domain/alarm/scene';
import type { DescribedTask } from '@/domain/alarm/sentence';
import { sentences } from '@/i18n/sentences';
import { useT } from '@/i18n/use-t';
import { DOT } from '@/lib/dot';
import { clockText, dateText, HOUR, hourOf, spanText, stampText, zonesOf } from '@/lib/time';
import { FullChart } from '@/ui/chart/full-chart';
import { Facts } from '@/ui/data/facts';
import { Quantity } from '@/ui/data/quantity';
import { Time } from '@/ui/data/time';
import { useLoad } from '@/ui/data/use-load';
import { WholeTimes } from '@/ui/data/whole-times';
import { LoadFailure } from '@/ui/feedback/states';
import { PartTable } from '@/ui/list/part-table';
import { countedIn, samplesOf } from './model';

/** How long a column of the chart is. */
const PART = { day: HOUR, week: 6 * HOUR } as const;
const MOST = 100;
/** As many as the narrow column beside a form shows before it is asked for all. */
const AT_ONCE = 3;

interface Props {
  told: DescribedTask;
  scene: Scene;
  saved: AlarmTask | null;
  /** In the narrow column beside a form. */
  isAside?: boolean;
}

/** The rule as it stands in the form against what the scene measured, beside the rule as it is saved. */
export function DryRun({ told, scene, saved, isAside = false }: Props) {
  const t = useT();
  const [span, setSpan] = useState<'day' | 'week'>('day');
  const loaded = useLoad(sceneApi.getSamples, { id: scene.id, span });
  const { data } = loaded;
  const samples = useMemo(() => (data ? samplesOf(data) : []), [data]);
  const isEvent = isEventCycle(scene.cycle);
  const until = data?.to;
  const now = useMemo(() => dryRun(told, told.effective, samples, isEvent, until), [told, samples, isEvent, until]);
  const before = useMemo(() => {
    const old = saved && toldOf(saved, scene);
    return old && dryRun(old, old.effective, samples, isEvent, until);
  }, [saved, scene, samples, isEvent, until]);
  const silent = useMemo(() => {
    const rule = told.noData ? noDataRule(told.noData.after, told.notice) : null;
    return rule && dryRun(rule, told.effective, samples, isEvent, until, judgeNoData);
  }, [told, samples, isEvent, until]);
  return (
    <section className="alarm-trial" aria-label={t('alarmTask.dryRun')} aria-busy={loaded.isLoading}>
      <Radio.Group
        aria-label={t('alarmTask.span')}
        value={span}
        onChange={(event) => setSpan(event.target.value === 'week' ? 'week' : 'day')}
        options={[
          { value: 'day', label: t('alarmTask.day') },
          { value: 'week', label: t('alarmTask.week') },
        ]}
      />
      {loaded.failure && <LoadFailure failure={loaded.failure} onRetry={loaded.reload} />}
      {!data && !loaded.failure && <Skeleton active />}
      {data && (
        <Outcome
          notice={told.notice}
          now={now}
          before={before}
          silent={silent}
          span={span}
          from={data.from}
          to={data.to}
          isAside={isAside}
        />
      )}
    </section>
  );
}

interface OutcomeProps {
  /** How the task sends its notices. */
  notice: string;
  now: Result;
  before: Result | null;
  /** Of sources that sent nothing, where the task looks for them. */
  silent: Result | null;
  span: 'day' | 'week';
  from: number;
  to: number;
  isAside: boolean;
}

function Outcome({ notice: used, now, before, silent, span, from, to, isAside }: OutcomeProps) {
  const t = useT();
  const begun = ({ episodes }: Result) =>
    countedIn(
      episodes.map(({ firstAt }) => firstAt),
      from,
      to,
      PART[span],
    );
  return (
    <>
      <p role="status">
        {sentences(
          t('alarmTask.runFound', { count: now.episodes.length }),
          before ? t('alarmTask.runBefore', { count: before.episodes.length }) : '',
          silent ? t('alarmTask.runNoData', { count: silent.episodes.length }) : '',
          t('alarmTask.runCold'),
        )}
      </p>
      <p className="alarm-span">
        <bdi dir="ltr">
          <WholeTimes text={`${spanText(from, to)} ${zonesOf(from, to)}`} />
        </bdi>
      </p>
      <FullChart
        title={t('alarmTask.runChart')}
        kind="column"
        labelOf={span === 'day' ? clockText : stampText}
        tickOf={span === 'day' ? everySixHours : everyMidnight}
        isLastOpen
        series={[
          { key: 'now', name: t('alarmTask.runForm'), points: begun(now) },
          ...(before ? [{ key: 'before', name: t('alarmTask.runSaved'), points: begun(before) }] : []),
        ]}
      />
      <h3>{t('alarmTask.runNotices')}</h3>
      <Facts
        items={[
          ...NOTICES.map((notice) => ({
            label:
              notice === used ? `${t(NOTICE_TYPE[notice])}${DOT}${t('alarmTask.runUsed')}` : t(NOTICE_TYPE[notice]),
            value: (
              <>
                <Quantity value={now.notices[notice]} />
                {before && <span className="absent"> {t('alarmTask.runWas', { count: before.notices[notice] })}</span>}
              </>
            ),
          })),
          { label: t('alarmTask.runMuted'), value: <Quantity value={now.muted} /> },
          { label: t('alarmTask.runQuiet'), value: <Quantity value={now.quiet} /> },
        ]}
      />
      <Episodes episodes={now.episodes} silent={silent?.episodes ?? []} isAside={isAside} />
    </>
  );
}

/** 00:00, 06:00, 12:00, 18:00. */
const everySixHours = (at: number) => (hourOf(at) % 6 === 0 ? clockText(at) : null);
/** Month and day under the first part of each day. */
const everyMidnight = (at: number) => (hourOf(at) < 6 ? dateText(at).slice(5) : null);

interface EpisodesProps extends Pick<Result, 'episodes'> {
  silent: Result['episodes'];
  isAside: boolean;
}

function Episodes({ episodes, silent, isAside }: EpisodesProps) {
  const t = useT();
  const rows = [
    ...episodes.map((one) => ({ ...one, isSilent: false, id: `${one.source} ${one.firstAt}` })),
    ...silent.map((one) => ({ ...one, isSilent: true, id: `${one.source} ${one.firstAt} silent` })),
  ].sort((a, b) => b.firstAt - a.firstAt);
  const [isWhole, setWhole] = useState(!isAside);
  const known = rows.slice(0, MOST);
  const shown = isWhole ? known : known.slice(0, AT_ONCE);
  const table = (
    <PartTable
      rows={shown}
      keyOf={({ id }) => id}
      minWidth={560}
      {...(isAside ? { isNarrow: true } : { maxHeight: 320 })}
      emptyText={t('alarmTask.runNone')}
      columns={[
        {
          key: 'source',
          title: t('alarmTask.runSource'),
          render: ({ source, isSilent }) => (
            <>
              <bdi>{source}</bdi> {isSilent && <span className="absent">{t('alarmTask.runKind')}</span>}
            </>
          ),
        },
        { key: 'firstAt', title: t('alarmTask.runFired'), render: ({ firstAt }) => <Time at={firstAt} /> },
        {
          key: 'end',
          title: t('alarmTask.runEnded'),
          render: ({ end, ...one }) => (
            <>
              <Time at={endOfEpisode({ end, ...one })} />{' '}
              {end !== null && <span className="absent">{t(`alarmTask.end.${end}`)}</span>}
            </>
          ),
        },
        {
          key: 'count',
          title: t('alarmTask.runCount'),
          align: 'end',
          render: ({ count }) => <Quantity value={count} />,
        },
      ]}
    />
  );
  return (
    <>
      {shown.length < rows.length && (
        <p className="absent">{t('alarmTask.runShown', { shown: shown.length, total: rows.length })}</p>
      )}
      {table}
      {isAside && known.length > AT_ONCE && (
        <Button className="alarm-more" aria-expanded={isWhole} onClick={() => setWhole(!isWhole)}>
          {isWhole ? t('alarmTask.runFewer') : t('alarmTask.runMore', { count: known.length })}
        </Button>
      )}
    </>
  );
}
