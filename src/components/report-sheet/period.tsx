import { spanOf } from '@/domain/report/schedule';
import { offsetText } from '@/lib/time';
import { zoneOffset } from '@/lib/time-zone';

interface Days {
  fromDay: string;
  toDay: string;
}

/** The first and last day of a report, `2026-10-26 – 2026-11-01`, or its one day; no break inside a day. */
export function ReportPeriod({ fromDay, toDay }: Days) {
  return (
    <bdi className="report-period tabular" dir="ltr">
      <time dateTime={fromDay}>{fromDay}</time>
      {toDay !== fromDay && (
        <>
          {' – '}
          <time dateTime={toDay}>{toDay}</time>
        </>
      )}
    </bdi>
  );
}

/** A zone by name with its offset over the days: both of them where the clocks change meanwhile. */
export function zoneText({ zone, ...days }: Days & { zone: string }): string {
  const offsets = spanOf(days, zone).map((at) => offsetText(zoneOffset(at, zone)));
  return `${zone} (${[...new Set(offsets)].join(' → ')})`;
}
