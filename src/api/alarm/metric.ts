import * as z from 'zod';
import { NUMBER_OPERATORS } from '@/domain/alarm/condition';
import { client } from '@/lib/contract/client';
import { byId, endpoint } from '@/lib/contract/endpoint';
import { instant } from '@/lib/contract/instant';

const threshold = z.object({ operator: z.enum(NUMBER_OPERATORS).or(z.string()), value: z.number() });

/** A field that a trigger rule compares with a number, as its source measured it before, during and after the alarm. */
const series = z.object({
  field: z.string(),
  name: z.string(),
  unit: z.string(),
  thresholds: z.array(threshold),
  /** One per cycle, oldest first; null where nothing was measured. */
  points: z.array(z.object({ at: instant, value: z.number().nullable() })),
});
export type MetricSeries = z.output<typeof series>;

const measured = z.object({
  name: z.string(),
  value: z.union([z.string(), z.number(), z.null()]),
  unit: z.string(),
});

const metric = z.object({
  /** As the rule was when the alarm began; none where events trigger, which come at no even times. */
  series: z.array(series),
  /** What was measured at each trigger, in the order of the rules. */
  triggers: z.array(z.object({ at: instant, count: z.int(), values: z.array(measured) })),
});
export type AlarmMetric = z.output<typeof metric>;

export const alarmMetrics = {
  getMetric: endpoint('/api/alarm/record/getMetric', {
    capability: 'alarmMetric',
    req: byId,
    res: metric,
    codes: ['NOT_FOUND'],
  }),
};

export const alarmMetricApi = client(alarmMetrics);
