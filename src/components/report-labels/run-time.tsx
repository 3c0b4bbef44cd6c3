import { offsetText } from '@/lib/time';
import { zonedTime, zoneOffset } from '@/lib/time-zone';

interface Props {
  at: number;
  zone: string;
  /** The offset on a line of its own, where there is little room. */
  isStacked?: boolean;
}

/** A time as a clock of the subscription's zone shows it, with the zone's offset then. */
export function RunTime({ at, zone, isStacked = false }: Props) {
  const { date, time } = zonedTime(at, zone);
  return (
    <bdi className="tabular" dir="ltr">
      <time dateTime={new Date(at).toISOString()}>
        {date} {time.slice(0, 5)}
      </time>
      {isStacked ? <br /> : ' '}
      <span className="absent">{offsetText(zoneOffset(at, zone))}</span>
    </bdi>
  );
}

/** The same as a text, for a sentence; isolated, so that it keeps its order in right-to-left text. */
export function runText(at: number, zone: string): string {
  const { date, time } = zonedTime(at, zone);
  return `\u2066${date} ${time.slice(0, 5)} ${offsetText(zoneOffset(at, zone))}\u2069`;
}
