import { type MonitorSeries, nodeMonitors } from '@/api/system-settings/node-monitor';
import { BUCKET_MS } from '@/api/system-settings/node-monitor-buckets';
import { implement } from '../runtime/implement';
import { type NodeRow, nodesOf } from './node-rows';

const BUCKETS = 60;

interface Measure {
  group: MonitorSeries['group'];
  key: string;
  /** The middle of its swing, and how far it swings. */
  middle: number;
  swing: number;
}

const MEASURES: readonly Measure[] = [
  { group: 'resource', key: 'cpu', middle: 42, swing: 21 },
  { group: 'resource', key: 'memory', middle: 63, swing: 6 },
  { group: 'resource', key: 'disk', middle: 38, swing: 2 },
  { group: 'network', key: 'inbound', middle: 180, swing: 95 },
  { group: 'network', key: 'outbound', middle: 96, swing: 40 },
];

const serviceMeasure = (key: string): Measure => ({ group: 'service', key, middle: 5200, swing: 2100 });

/** Even and repeatable: two waves of different length, shifted from node to node. */
const figure = ({ middle, swing, key }: Measure, index: number, shift: number) =>
  Math.round(
    (middle + swing * (0.7 * Math.sin(index / 7 + shift + key.length) + 0.3 * Math.sin(index / 2.3 + shift))) * 10,
  ) / 10;

/** A node that is linked lost its link once within every range; one that is not told nothing. */
const isGap = (node: NodeRow, index: number) =>
  node.status === 'offline' || (node.id.endsWith('1') && index % BUCKETS >= 20 && index % BUCKETS < 27);

export const nodeMonitor = implement(nodeMonitors, {
  getMetrics: ({ id, range, until = Number.MAX_SAFE_INTEGER }, { world }) => {
    const node = nodesOf(world).get(id);
    const step = BUCKET_MS[range];
    const last = Math.floor(Math.min(until, world.now()) / step) * step;
    const times = Array.from({ length: BUCKETS }, (_, index) => last - (BUCKETS - 1 - index) * step);
    const shift = Number(id.slice(-2));
    return {
      times,
      series: [...MEASURES, ...node.services.map(serviceMeasure)].map((measure) => ({
        group: measure.group,
        key: measure.key,
        // By the bucket's own number: asked for again, a time has the figure that it had.
        values: times.map((at) => (isGap(node, at / step) ? null : figure(measure, at / step, shift))),
      })),
    };
  },
});
