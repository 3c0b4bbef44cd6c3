import { useLanguage } from '@/i18n/use-t';
import { DOT } from '@/lib/dot';
import { gatewayNow } from '@/lib/gateway-clock';
import { isTime } from '@/lib/shown';
import { otherText, relativeText, timeText, zoneOf } from '@/lib/time';
import { Absent } from '@/ui/data/absent';
import { useHint } from '@/ui/data/use-hint';

const ageOf = (at: number, language: string) => relativeText(at, gatewayNow(), language);

/**
 * An absolute time; how long ago, its zone and what the other clock shows are there under the pointer. It is no tab stop, since a table has
 * hundreds: `FullTime` says both where there is room. What is no time is a dash.
 */
export function Time({ at }: { at: number | null }) {
  if (!isTime(at)) return <Absent />;
  return <Moment at={at} />;
}

function Moment({ at }: { at: number }) {
  const language = useLanguage();
  const aside = () => [`${ageOf(at, language)} · ${zoneOf(at)}`, otherText(at)].filter(Boolean).join('\n');
  const { on, bubble } = useHint(aside);
  return (
    <time
      className="tabular has-hint"
      dateTime={new Date(at).toISOString()}
      aria-description={bubble ? aside() : undefined}
      {...on}
    >
      {timeText(at)}
      {bubble}
    </time>
  );
}

/** An absolute time with its zone and how long ago in sight: for a detail, where the keyboard has no pointer to rest. */
export function FullTime({ at }: { at: number | null }) {
  const language = useLanguage();
  if (!isTime(at)) return <Time at={null} />;
  return (
    <>
      <Time at={at} />{' '}
      <span className="time-note">
        {zoneOf(at)}
        {DOT}
        {ageOf(at, language)}
      </span>
    </>
  );
}
