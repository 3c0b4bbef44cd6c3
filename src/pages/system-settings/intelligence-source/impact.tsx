import { intelSourceApi } from '@/api/system-settings/intelligence-source';
import { useT } from '@/i18n/use-t';
import { useLoad } from '@/ui/data/use-load';
import { Impact } from '@/ui/feedback/impact';

/** What no source knows any more once this one is off or gone, and what others still know. */
export function SourceImpact({ id, warning }: { id: string; warning: string }) {
  const t = useT();
  const loaded = useLoad(intelSourceApi.getImpact, { id });
  const { data } = loaded;
  const items = data && [
    ...(data.only > 0 ? [{ key: 'only', label: t('intelSource.impactOnly', { count: data.only }) }] : []),
    ...(data.shared > 0 ? [{ key: 'shared', label: t('intelSource.impactShared', { count: data.shared }) }] : []),
  ];
  return (
    <Impact
      warning={warning}
      title={t('intelSource.impact')}
      none={t('intelSource.noImpact')}
      loaded={loaded}
      items={items}
    />
  );
}
