import type { AlarmMetric, MetricSeries } from '@/api/alarm/metric';
import type { AlarmRecord } from '@/api/alarm/record';
import { thresholdsOf, withUnit } from '@/components/alarm/threshold';
import { useLanguage, useT } from '@/i18n/use-t';
import { clockText, DAY, timeText } from '@/lib/time';
import { LevelChart } from '@/ui/chart/level-chart';
import { Facts } from '@/ui/data/facts';
import { Section } from '@/ui/page/detail-page';
import './timeline.css';
import { extremesOf } from './measured';

/** What the alarm is about in figures: the threshold, how far beyond it, and the metric around it. */
export function AlarmMetricSection({ alarm, metric }: { alarm: AlarmRecord; metric: AlarmMetric }) {
  const t = useT();
  const drawn = metric.series.filter(({ points }) => points.filter(({ value }) => value !== null).length > 1);
  if (drawn.length === 0) return null;
  return (
    <Section title={t('alarmMetric.title')}>
      {drawn.map((one) => (
        <MetricFigure key={one.field} alarm={alarm} series={one} triggers={metric.triggers} />
      ))}
    </Section>
  );
}

interface FigureProps {
  alarm: AlarmRecord;
  series: MetricSeries;
  triggers: AlarmMetric['triggers'];
}

function MetricFigure({ alarm, series, triggers }: FigureProps) {
  const t = useT();
  const language = useLanguage();
  const { field, name, unit, points } = series;
  const levels = thresholdsOf(series, language);
  const until = alarm.endedAt ?? points.at(-1)?.at ?? alarm.lastAt;
  const found = extremesOf(series, alarm.firstAt, alarm.lastAt);
  const last = points.findLast(({ value }) => value !== null)?.value ?? null;
  const isLong = (points.at(-1)?.at ?? 0) - (points[0]?.at ?? 0) > DAY;
  const labelOf = isLong ? (at: number) => timeText(at).slice(5, 16) : clockText;
  const say = (value: number | null) => (value === null ? '' : withUnit(value, unit, language));
  return (
    <div className="alarm-metric">
      <Facts
        items={[
          ...(levels.length > 0
            ? [
                {
                  label: t('alarmMetric.threshold'),
                  value: <bdi dir="ltr">{levels.map(({ label }) => label).join(', ')}</bdi>,
                },
              ]
            : []),
          ...(found && alarm.kind !== 'noData'
            ? [
                { label: t('alarmMetric.atFirst'), value: say(found.first) },
                { label: t(found.isBelow ? 'alarmMetric.lowest' : 'alarmMetric.highest'), value: say(found.worst) },
              ]
            : []),
          { label: t(alarm.endedAt === null ? 'alarmMetric.now' : 'alarmMetric.after'), value: say(last) },
        ]}
      />
      <LevelChart
        title={unit === '' ? name : t('alarmMetric.of', { name, unit })}
        series={[{ key: field, name, points }]}
        labelOf={labelOf}
        levels={levels}
        span={{
          from: alarm.firstAt,
          to: until,
          name:
            alarm.endedAt === null
              ? t('alarmMetric.since', { from: labelOf(alarm.firstAt) })
              : t('alarmMetric.span', { from: labelOf(alarm.firstAt), to: labelOf(alarm.endedAt) }),
        }}
        marks={{ times: triggers.map(({ at }) => at), name: t('alarmMetric.trigger') }}
      />
    </div>
  );
}
