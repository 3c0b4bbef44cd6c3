import { isMute } from '@/api/system-settings/business-node-state';
import { type MonitorSeries, nodeMonitors } from '@/api/system-settings/node-monitor';
import { BUCKET_MS } from '@/api/system-settings/node-monitor-buckets';
import { measuredOf } from '../alarm/node-figures';
import { effectsAt } from '../rollout/effects';
import { implement } from '../runtime/implement';
import type { World } from '../runtime/world';
import { type NodeRow, nodesOf } from './node-rows';
import { RESOLUTION, resolutionAt, shiftOf, swung } from './resolution';

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

const figure = ({ middle, swing, key }: Measure, index: number, shift: number) =>
  Math.round(swung(middle, swing, index, shift, key.length) * 10) / 10;

/** Lost its link once within every range; none that alarms are about, which would have told them nothing either. */
const GAPPED = 'BN2026-0011';

/** A node that is not linked told nothing. */
const isGap = (node: NodeRow, index: number) =>
  node.status === 'offline' || (node.id === GAPPED && index % BUCKETS >= 20 && index % BUCKETS < 27);

/** Next to nothing of its traffic comes to a node that announces nothing. */
const DRAINED = 0.03;

/** A figure as an upgrade leaves it: nothing while the node is down, hardly any traffic while it is drained. */
function shownAt(world: World, id: string, { group }: Measure, value: number, at: number, span: number) {
  const effects = effectsAt(world, id, at, span);
  if (effects.has('down')) return null;
  return effects.has('drained') && group !== 'resource' ? Math.round(value * DRAINED * 10) / 10 : value;
}

const NETWORK = MEASURES.filter(({ group }) => group === 'network');

/** What goes in and out of a node in the minute that ended last, in Mbps, as its charts have it; null where it told nothing. */
export function trafficOf(world: World, id: string): Record<'inbound' | 'outbound', number | null> {
  const node = nodesOf(world).get(id);
  const step = BUCKET_MS.hour;
  const at = Math.floor(world.now() / step) * step;
  const told = (key: string) => {
    const measure = NETWORK.find((one) => one.key === key);
    if (!measure || isGap(node, at / step)) return null;
    return shownAt(world, id, measure, figure(measure, at / step, shiftOf(id)), at, step);
  };
  return { inbound: told('inbound'), outbound: told('outbound') };
}

export const nodeMonitor = implement(nodeMonitors, {
  getMetrics: ({ id, range, until = Number.MAX_SAFE_INTEGER }, { world }) => {
    const node = nodesOf(world).get(id);
    const step = BUCKET_MS[range];
    const last = Math.floor(Math.min(until, world.now()) / step) * step;
    const times = Array.from({ length: BUCKETS }, (_, index) => last - (BUCKETS - 1 - index) * step);
    const shift = shiftOf(id);
    // By the bucket's own number: asked for again, a time has the figure that it had.
    const told = (valueAt: (at: number) => number | null) =>
      times.map((at) => (isGap(node, at / step) ? null : valueAt(at)));
    const series = [...MEASURES, ...node.services.map(serviceMeasure)].map((measure) => ({
      group: measure.group,
      key: measure.key,
      values: told((at) => {
        const measured = measure.group === 'resource' ? measuredOf(world, id, measure.key, at, step) : undefined;
        if (measured === null) return null;
        return shownAt(world, id, measure, measured ?? figure(measure, at / step, shift), at, step);
      }),
    }));
    // A node of which no service answers resolves nothing.
    const resolution = isMute(node.services)
      ? []
      : RESOLUTION.map((key) => ({
          group: 'resolution',
          key,
          values: told((at) => resolutionAt(world, id, key, at, step)),
        }));
    return { times, series: [...series, ...resolution] };
  },
});
