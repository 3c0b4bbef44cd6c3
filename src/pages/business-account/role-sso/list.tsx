import { UrlTabs } from '@/components/url-tabs';
import { useT } from '@/i18n/use-t';
import { go } from '@/lib/navigation';
import { to } from '@/routes/href';
import { useCan } from '@/session/session';
import { ActionButton } from '@/ui/action-button';
import { Screen } from '@/ui/screen';
import { usePanel } from '@/ui/use-panel';
import { useQuery } from '@/ui/use-view';
import { Mappings } from './mappings';
import { Providers } from './providers';

/** Who may sign in from outside, and which role they get: two tabs of one screen (decision 45). */
export default function RoleSso() {
  const t = useT();
  const can = useCan();
  const [query] = useQuery();
  const panel = usePanel();
  const addProvider = (
    <ActionButton
      type="primary"
      permit={can('identityProvider.create')}
      onClick={() => go(to('/business_account/sso_management/role_sso/create'))}
    >
      {t('identityProvider.create')}
    </ActionButton>
  );
  const addMapping = (
    <ActionButton type="primary" permit={can('roleSso.create')} onClick={() => panel.open('create')}>
      {t('roleSso.create')}
    </ActionButton>
  );
  const isMapping = query.get('tab') === 'mappings';
  return (
    <Screen title={t('roleSso.title')} actions={isMapping ? addMapping : addProvider}>
      <UrlTabs
        tabs={[
          { key: 'providers', label: t('identityProvider.tab'), content: <Providers create={addProvider} /> },
          { key: 'mappings', label: t('roleSso.tab'), content: <Mappings create={addMapping} /> },
        ]}
      />
    </Screen>
  );
}
