import { RunTime } from '@/components/report-labels/run-time';
import { ReportPeriod } from '@/components/report-sheet/period';
import { firstRun, nextRuns, type ReportCycle, type ReportRun } from '@/domain/report/schedule';
import { useT } from '@/i18n/use-t';
import { gatewayNow } from '@/lib/gateway-clock';
import './subscription.css';

const SHOWN = 3;

function runsOf(cycle: ReportCycle, zone: string, now: number): ReportRun[] {
  const first = firstRun(cycle, zone, now);
  return first ? [first, ...nextRuns(cycle, zone, first.at, SHOWN - 1)] : [];
}

/** The reports that come next and the days they cover, by the rule that the gateway itself counts by. */
export function NextRuns({ cycle, zone }: { cycle: ReportCycle; zone: string }) {
  const t = useT();
  const now = gatewayNow();
  const runs = runsOf(cycle, zone, now);
  return (
    <table className="next-runs">
      <thead>
        <tr>
          <th scope="col">{t('subscription.runAt')}</th>
          <th scope="col">{t('subscription.covers')}</th>
        </tr>
      </thead>
      <tbody>
        {runs.map(({ at, fromDay, toDay }) => (
          <tr key={at}>
            <td>{at <= now ? t('subscription.atOnce') : <RunTime at={at} zone={zone} />}</td>
            <td>
              <ReportPeriod fromDay={fromDay} toDay={toDay} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
