import type { MonitorRange, NodeMetrics } from '@/api/system-settings/node-monitor';
import { codeText } from '@/i18n/code-text';
import { useT } from '@/i18n/use-t';
import { clockText, timeText } from '@/lib/time';
import { CrosshairGroup } from '@/ui/chart/crosshair';
import { FullChart } from '@/ui/chart/full-chart';
import { EmptyState } from '@/ui/feedback/states';
import { Section } from '@/ui/page/detail-page';
import { MEASURES } from './labels';
import { gapsIn, pointsOf } from './model';

/** Resources are told in per cent: one scale for all, on which a full disk looks full. */
const GROUPS = [
  { group: 'resource', title: 'nodeMonitor.resources', top: 100 },
  { group: 'network', title: 'nodeMonitor.network', top: 0 },
  { group: 'service', title: 'nodeMonitor.services', top: 0 },
  { group: 'resolution', title: 'nodeMonitor.resolution', top: 0 },
] as const;

/** Month, day and minute, for a range of several days. */
const dayClockText = (at: number) => timeText(at).slice(5, 16);

/** A chart for each measure, since their sizes differ; where the node told nothing the line is broken. */
export function MonitorCharts({ metrics, range }: { metrics: NodeMetrics; range: MonitorRange }) {
  const t = useT();
  const gaps = gapsIn(metrics);
  const total = metrics.times.length;
  if (gaps === total) return <EmptyState title={t('nodeMonitor.nothing')} text={t('nodeMonitor.nothingText')} />;
  const labelOf = range === 'day' || range === 'week' ? dayClockText : clockText;
  return (
    <CrosshairGroup>
      {gaps > 0 && <p className="monitor-gaps">{t('nodeMonitor.gaps', { gaps, total })}</p>}
      {GROUPS.map(({ group, title, top }) => {
        const members = metrics.series.filter((one) => one.group === group);
        if (members.length === 0) return null;
        return (
          <Section key={group} title={t(title)}>
            <div className="monitor-charts">
              {members.map((one) => {
                const name = codeText(t, MEASURES, one.key);
                return (
                  <FullChart
                    key={one.key}
                    title={name}
                    kind="line"
                    series={[{ key: one.key, name, points: pointsOf(metrics, one) }]}
                    labelOf={labelOf}
                    top={top}
                  />
                );
              })}
            </div>
          </Section>
        );
      })}
    </CrosshairGroup>
  );
}
