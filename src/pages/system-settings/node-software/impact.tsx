import { businessNodeApi } from '@/api/system-settings/business-node';
import { nodeSoftwareApi } from '@/api/system-settings/node-software';
import { UPGRADE_STATUS } from '@/components/business-node/labels';
import { useT } from '@/i18n/use-t';
import { to } from '@/routes/href';
import { useLoad } from '@/ui/data/use-load';
import { Impact } from '@/ui/feedback/impact';

const NODES = [businessNodeApi.list];

/** The nodes whose upgrade takes the package: as long as there is one, the gateway does not delete it. */
export function SoftwareImpact({ id }: { id: string }) {
  const t = useT();
  const uses = useLoad(nodeSoftwareApi.getUses, { id }, { dependsOn: NODES });
  const stateOf = (upgrade: string) => {
    const known = Object.entries(UPGRADE_STATUS).find(([code]) => code === upgrade)?.[1];
    return known ? t(known.label) : upgrade;
  };
  return (
    <Impact
      forbids
      warning={t('confirm.irreversible')}
      title={t('nodeSoftware.uses')}
      none={t('nodeSoftware.noUses')}
      loaded={uses}
      items={uses.data?.list.map((use) => ({
        key: use.id,
        label: t('nodeSoftware.use', { name: use.name, state: stateOf(use.upgrade) }),
        href: to('/system_settings/node_access_management/business_node_management/basic_config', { id: use.id }),
      }))}
    />
  );
}
