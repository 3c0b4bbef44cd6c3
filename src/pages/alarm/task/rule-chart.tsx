import { useMemo } from 'react';
import { type Scene, sceneApi } from '@/api/alarm/scene';
import { thresholdsOf } from '@/components/alarm/threshold';
import { isEventCycle } from '@/domain/alarm/scene';
import type { DescribedTask } from '@/domain/alarm/sentence';
import { useLanguage, useT } from '@/i18n/use-t';
import { clockText } from '@/lib/time';
import { LevelChart } from '@/ui/chart/level-chart';
import { useLoad } from '@/ui/data/use-load';
import { nearestOf, samplesOf } from './model';

/** The threshold as it stands in the form over what was measured in the last 24 hours; nothing where none compares a number. */
export function RuleChart({ told, scene }: { told: DescribedTask; scene: Scene }) {
  const t = useT();
  const language = useLanguage();
  const { data } = useLoad(sceneApi.getSamples, { id: scene.id, span: 'day' }, { isReady: !isEventCycle(scene.cycle) });
  const samples = useMemo(() => (data ? samplesOf(data) : []), [data]);
  const found = useMemo(() => nearestOf(told, samples), [told, samples]);
  const field = scene.fields.find(({ alias }) => alias === found?.field);
  if (!found || !field || found.points.length < 2) return null;
  const { isBelow, sources: count, points } = found;
  const { name, unit } = field;
  return (
    <div className="alarm-rule-chart">
      <LevelChart
        title={unit === '' ? name : t('alarmTask.chartOf', { name, unit })}
        series={[{ key: found.field, name, points }]}
        labelOf={clockText}
        levels={thresholdsOf({ thresholds: found.thresholds, unit }, language)}
      />
      <p className="absent">{t(isBelow ? 'alarmTask.chartLowest' : 'alarmTask.chartHighest', { count })}</p>
    </div>
  );
}
