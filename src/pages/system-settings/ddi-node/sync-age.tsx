import { useLanguage, useT } from '@/i18n/use-t';
import { gatewayNow } from '@/lib/gateway-clock';
import { isTime } from '@/lib/shown';
import { relativeText, timeText } from '@/lib/time';

/**
 * How long ago a node synchronized; when is under the pointer, and a column of its own on request. A moment ahead of the
 * gateway's clock is "now", never the future.
 */
export function SyncAge({ at }: { at: number | null }) {
  const t = useT();
  const language = useLanguage();
  const now = gatewayNow();
  return (
    <span className="absent">
      <bdi>
        {!isTime(at) ? (
          t('ddiNode.neverSynced')
        ) : (
          <time dateTime={new Date(at).toISOString()} title={timeText(at)}>
            {t('ddiNode.lastSync', { age: relativeText(Math.min(at, now), now, language) })}
          </time>
        )}
      </bdi>
    </span>
  );
}
