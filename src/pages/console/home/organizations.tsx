import { organizationApi } from '@/api/business-account/organization';
import { overviewApi } from '@/api/console/home';
import { ScreenLink } from '@/components/screen-link/screen-link';
import { useT } from '@/i18n/use-t';
import { to } from '@/routes/href';
import { useLoad } from '@/ui/data/use-load';
import { Part } from './card';

export function Organizations() {
  const t = useT();
  const loaded = useLoad(overviewApi.getOrganizations, {}, { dependsOn: DEPENDS_ON });
  return (
    <Part loaded={loaded} height={110}>
      {({ list }) =>
        list.length === 0 ? (
          <p className="absent">{t('home.noOrganizations')}</p>
        ) : (
          <ul className="home-list">
            {list.map(({ id, name, code, accounts }) => (
              <li key={id}>
                <span>
                  <ScreenLink to={to('/business_account/organization_management', { within: id })}>
                    <bdi>{name}</bdi>
                  </ScreenLink>{' '}
                  <bdi className="code absent" dir="ltr">
                    {code}
                  </bdi>
                </span>
                <span className="tabular absent">
                  {typeof accounts === 'number' ? t('home.accounts', { count: accounts }) : t('common.none')}
                </span>
              </li>
            ))}
          </ul>
        )
      }
    </Part>
  );
}

const DEPENDS_ON = [organizationApi.update];
