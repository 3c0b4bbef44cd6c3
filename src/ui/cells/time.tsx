import { Tooltip } from 'antd';
import { useLanguage, useT } from '@/i18n/use-t';
import { relativeText, timeText, zoneOf } from '@/lib/time';

/** An absolute time; its zone and how long ago are shown on hover and focus (KIT-12). No time is shown as a dash. */
export function Time({ at }: { at: number | null }) {
  const t = useT();
  const language = useLanguage();
  if (at === null) return <span className="absent">{t('common.none')}</span>;
  return (
    <Tooltip trigger={['hover', 'focus']} title={() => `${relativeText(at, Date.now(), language)}, ${zoneOf(at)}`}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: without focus the hover text would be for the mouse only. */}
      <time className="tabular" tabIndex={0} dateTime={new Date(at).toISOString()}>
        {timeText(at)}
      </time>
    </Tooltip>
  );
}
