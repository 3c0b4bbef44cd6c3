import { useLanguage, useT } from '@/i18n/use-t';
import { relativeText, timeText, zoneOf } from '@/lib/time';
import { useHint } from '../use-hint';

/** An absolute time; its zone and how long ago are shown on hover and focus (KIT-12). No time is shown as a dash. */
export function Time({ at }: { at: number | null }) {
  const t = useT();
  if (at === null) return <span className="absent">{t('common.none')}</span>;
  return <Moment at={at} />;
}

function Moment({ at }: { at: number }) {
  const language = useLanguage();
  const aside = () => `${relativeText(at, Date.now(), language)}, ${zoneOf(at)}`;
  const { on, bubble } = useHint(aside);
  return (
    <time
      className="tabular has-hint"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: without focus the hover text would be for the mouse only.
      tabIndex={0}
      dateTime={new Date(at).toISOString()}
      aria-description={bubble ? aside() : undefined}
      {...on}
    >
      {timeText(at)}
      {bubble}
    </time>
  );
}
