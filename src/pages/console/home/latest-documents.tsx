import { overviewApi } from '@/api/console/home';
import { ScreenLink } from '@/components/screen-link/screen-link';
import { useT } from '@/i18n/use-t';
import { dateText } from '@/lib/time';
import { useLoad } from '@/ui/data/use-load';
import { Part } from './card';

export function LatestDocuments() {
  const t = useT();
  const loaded = useLoad(overviewApi.getDocuments, {});
  return (
    <Part loaded={loaded} height={150}>
      {({ list }) =>
        list.length === 0 ? (
          <p className="absent">{t('home.noDocuments')}</p>
        ) : (
          <ul className="home-list">
            {list.map(({ id, title, updatedAt }) => (
              <li key={id}>
                <ScreenLink to={`/help_doc/list?id=${encodeURIComponent(id)}`}>
                  <bdi>{title}</bdi>
                </ScreenLink>
                <time dateTime={new Date(updatedAt).toISOString()}>{dateText(updatedAt)}</time>
              </li>
            ))}
          </ul>
        )
      }
    </Part>
  );
}
