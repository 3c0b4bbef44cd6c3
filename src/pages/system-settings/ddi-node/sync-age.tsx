import { useLanguage, useT } from '@/i18n/use-t';
import { relativeText } from '@/lib/time';

/** How long ago a node synchronised; a clock that is behind the gateway's says "now", never the future. */
export function SyncAge({ at }: { at: number | null }) {
  const t = useT();
  const language = useLanguage();
  const now = Date.now();
  return (
    <div className="absent">
      {at === null
        ? t('ddiNode.neverSynced')
        : t('ddiNode.lastSync', { age: relativeText(Math.min(at, now), now, language, 'short') })}
    </div>
  );
}
