import { useLanguage } from '@/i18n/use-t';
import { gatewayNow } from '@/lib/gateway-clock';
import { offsetText, relativeText, timeText, zoneOf } from '@/lib/time';
import { zonedTime, zoneOffset } from '@/lib/time-zone';
import { useHint } from '@/ui/data/use-hint';
import { useNarrow } from '@/ui/page/use-narrow';

interface Props {
  at: number;
  zone: string;
  /** The offset on a line of its own, in a column of a table. */
  isStacked?: boolean;
  /** Its zone by name, as beside other names of zones, in place of the offset. */
  isNamed?: boolean;
  /** What is said elsewhere of the zone, as in the head of a column: only another one is said here. */
  said?: string | undefined;
}

/** A time as a clock of the report's zone shows it, with the zone's offset then; under the pointer the same by the shown clock. */
export function RunTime({ at, zone, isStacked = false, isNamed = false, said }: Props) {
  const language = useLanguage();
  const isNarrow = useNarrow();
  const { date, time } = zonedTime(at, zone);
  const where = isNamed ? zone : offsetText(zoneOffset(at, zone));
  const aside = () => `${timeText(at)} ${zoneOf(at)} · ${relativeText(at, gatewayNow(), language)}`;
  const { on, bubble } = useHint(aside);
  return (
    <bdi className="tabular" dir="ltr">
      <time
        className="has-hint"
        dateTime={new Date(at).toISOString()}
        aria-description={bubble ? aside() : undefined}
        {...on}
      >
        {date} {time.slice(0, 5)}
        {bubble}
      </time>
      {where !== said && (
        <>
          {isStacked && !isNarrow ? <br /> : ' '}
          <span className="absent">{where}</span>
        </>
      )}
    </bdi>
  );
}

/** The same as a text, for a sentence; isolated, so that it keeps its order in right-to-left text. */
export function runText(at: number, zone: string): string {
  const { date, time } = zonedTime(at, zone);
  return `\u2066${date} ${time.slice(0, 5)} ${offsetText(zoneOffset(at, zone))}\u2069`;
}
