import { type AlarmMetric, alarmMetrics, type MetricSeries } from '@/api/alarm/metric';
import { type Condition, NUMBER_OPERATORS } from '@/domain/alarm/condition';
import type { Measurement } from '@/domain/alarm/machine';
import { isEventCycle } from '@/domain/alarm/scene';
import { implement } from '../runtime/implement';
import type { Language } from '../runtime/messages';
import { refuse } from '../runtime/refusal';
import type { World } from '../runtime/world';
import { type Alarm, alarmsOf, measuredFor } from './course';
import { engineNow } from './engine';
import { SLOT } from './samples';
import { taskRows } from './task-rows';

/** So many cycles before and after an alarm are told with it. */
const AROUND = 12;

type Seed = Alarm['scene']['fields'][number];

const isCompared = (one: Condition): one is Condition & { value: number } =>
  NUMBER_OPERATORS.some((operator) => operator === one.operator) && 'value' in one && typeof one.value === 'number';

/** What an alarm is about: its own rules; of one that nothing came in what the task looks at else. */
function rulesOf(world: World, { task, kind }: Alarm): readonly Condition[] {
  return kind === 'condition' ? task.triggers : (taskRows.of(world).find(task.id)?.triggers ?? []);
}

function seriesOf(
  seed: Seed,
  rules: readonly Condition[],
  samples: readonly Measurement[],
  language: Language,
): MetricSeries {
  const { alias, name, unit = '' } = seed;
  return {
    field: alias,
    name: name[language],
    unit,
    thresholds: rules
      .filter(isCompared)
      .filter(({ field }) => field === alias)
      .map(({ operator, value }) => ({ operator, value })),
    points: samples.map(({ at, values }) => {
      const value = values[alias];
      return { at, value: typeof value === 'number' ? value : null };
    }),
  };
}

/** The samples that an alarm came from, and those around it: the same that its task was fed with. */
function metricOf(world: World, alarm: Alarm, language: Language): AlarmMetric {
  const { scene, episode, sample } = alarm;
  const margin = AROUND * SLOT[scene.cycle];
  const until = engineNow(world);
  const to = Math.min(until, (episode.endedAt ?? until) + margin);
  const measured = measuredFor(world, alarm, episode.since - margin, to);
  const samples = measured.some(({ at }) => at === sample.at) ? measured : [sample];
  const rules = rulesOf(world, alarm);
  const aliases = [...new Set(rules.map(({ field }) => field))];
  const seeds = aliases.flatMap((alias) => scene.fields.filter((one) => one.alias === alias));
  const numbers = isEventCycle(scene.cycle) ? [] : seeds.filter(({ kind }) => kind === 'number');
  const sampleAt = new Map(samples.map((one) => [one.at, one]));
  const triggers =
    alarm.kind === 'condition' ? episode.turns.filter(({ move }) => move === 'begin' || move === 'trigger') : [];
  return {
    series: numbers.map((seed) => seriesOf(seed, rules, samples, language)),
    triggers: triggers.flatMap(({ at, count }) => {
      const found = sampleAt.get(at);
      if (!found) return [];
      const values = seeds.map(({ alias, name, unit = '', options }) => {
        const value = found.values[alias] ?? null;
        return { name: name[language], value: options?.[String(value)]?.[language] ?? value, unit };
      });
      return [{ at, count, values }];
    }),
  };
}

export const alarmMetric = implement(alarmMetrics, {
  getMetric: ({ id }, { world, language }) => {
    const alarm = alarmsOf(world).find((one) => one.id === id) ?? refuse('NOT_FOUND');
    return metricOf(world, alarm, language);
  },
});
