import { roleSsoApi } from '@/api/business-account/role-sso';
import { effectItems } from '@/components/identity-provider/role-effect';
import { useT } from '@/i18n/use-t';
import { useLoad } from '@/ui/data/use-load';
import { Impact } from '@/ui/feedback/impact';

/** Who loses the role of a mapping, or gets another one, once it is deleted; only the warning where the gateway cannot tell. */
export function MappingImpact({ id, warning }: { id: string; warning: string }) {
  const t = useT();
  const loaded = useLoad(roleSsoApi.previewEffect, { change: { kind: 'delete', id } });
  if (loaded.isUnoffered) return warning;
  return (
    <Impact
      warning={warning}
      title={t('roleEffect.title', { count: loaded.data?.total ?? 0 })}
      none={t('roleEffect.nobody')}
      loaded={loaded}
      items={loaded.data && effectItems(t, loaded.data)}
    />
  );
}
