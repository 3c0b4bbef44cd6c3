import { useLanguage, useT } from '@/i18n/use-t';
import { gatewayNow } from '@/lib/gateway-clock';
import { relativeText } from '@/lib/time';
import { Time } from '@/ui/data/time';

/** How long ago a node synchronized, and when; a moment ahead of the gateway's clock is "now", never the future. */
export function SyncAge({ at }: { at: number | null }) {
  const t = useT();
  const language = useLanguage();
  const now = gatewayNow();
  return (
    <div className="absent">
      {at === null ? (
        t('ddiNode.neverSynced')
      ) : (
        <>
          <div>{t('ddiNode.lastSync', { age: relativeText(Math.min(at, now), now, language, 'short') })}</div>
          <Time at={at} />
        </>
      )}
    </div>
  );
}
