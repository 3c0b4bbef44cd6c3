import * as z from 'zod';
import { client } from '@/lib/contract/client';
import { byId, endpoint } from '@/lib/contract/endpoint';
import { instant } from '@/lib/contract/instant';

/** How far back a chart reaches; the gateway chooses the buckets, by its own clock. */
export const monitorRange = z.enum(['hour', 'sixHours', 'day', 'week']);
export type MonitorRange = z.output<typeof monitorRange>;

/** One figure per bucket; null where the node told nothing. */
const series = z.object({
  /** What is measured: `resource` and `network` by name, `service` by its type. */
  group: z.enum(['resource', 'network', 'service']).or(z.string()),
  key: z.string(),
  values: z.array(z.number().nullable()),
});
export type MonitorSeries = z.output<typeof series>;

const metrics = z.object({
  /** Start of each bucket, epoch milliseconds, oldest first. */
  times: z.array(instant),
  series: z.array(series),
});
export type NodeMetrics = z.output<typeof metrics>;

export const nodeMonitors = {
  getMetrics: endpoint('/api/dcomm/nodeMonitor/getMetrics', {
    // `until`: the last bucket that is asked for, epoch milliseconds; absent is now.
    req: byId.extend({ range: monitorRange, until: instant.optional() }),
    res: metrics,
    codes: ['NOT_FOUND'],
  }),
};

export const nodeMonitorApi = client(nodeMonitors);
