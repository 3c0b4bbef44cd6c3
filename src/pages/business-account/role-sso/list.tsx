import { identityProviderApi } from '@/api/business-account/identity-provider';
import { roleSsoApi } from '@/api/business-account/role-sso';
import { useT } from '@/i18n/use-t';
import { go } from '@/lib/navigation';
import { to } from '@/routes/href';
import { useCan } from '@/session/session';
import { ActionButton } from '@/ui/page/action-button';
import { Screen } from '@/ui/page/screen';
import { UrlTabs } from '@/ui/page/url-tabs';
import { usePanel } from '@/ui/page/use-panel';
import { useQuery } from '@/ui/page/use-query';
import { Mappings } from './mappings';
import { Providers } from './providers';

/** Who may sign in from outside, and which role they get: two tabs of one screen. */
export default function RoleSso() {
  const t = useT();
  const can = useCan();
  const [query] = useQuery();
  const panel = usePanel();
  const addProvider = (
    <ActionButton
      type="primary"
      permit={can(identityProviderApi.add)}
      onClick={() => go(to('/business_account/sso_management/role_sso/create'))}
    >
      {t('identityProvider.create')}
    </ActionButton>
  );
  const addMapping = (
    <ActionButton type="primary" permit={can(roleSsoApi.add)} onClick={() => panel.open('create')}>
      {t('roleSso.create')}
    </ActionButton>
  );
  const isMapping = query.get('tab') === 'mappings';
  return (
    <Screen title={t('roleSso.title')} actions={isMapping ? addMapping : addProvider}>
      <UrlTabs
        areSeparate
        tabs={[
          { key: 'providers', label: t('identityProvider.tab'), content: <Providers create={addProvider} /> },
          { key: 'mappings', label: t('roleSso.tab'), content: <Mappings create={addMapping} /> },
        ]}
      />
    </Screen>
  );
}
