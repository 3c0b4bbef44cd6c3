import { useT } from '@/i18n/use-t';
import { Link } from '@/lib/navigation';
import { GROUP_TITLES, rowAt } from './menu';

/** Group, the paths above, and the present screen. */
export function Breadcrumb({ pathname }: { pathname: string }) {
  const t = useT();
  const row = rowAt(pathname);
  if (!row || row.path === '/console') return null;
  const above = row.parent ? rowAt(row.parent) : undefined;
  const group = row.menu ?? above?.menu;
  return (
    <nav className="breadcrumb" aria-label={t('shell.breadcrumb')}>
      <ol>
        {group && <li>{t(GROUP_TITLES[group])}</li>}
        {above && (
          <li>
            <Link to={above.path}>{t(above.title)}</Link>
          </li>
        )}
        <li aria-current="page">{t(row.title)}</li>
      </ol>
    </nav>
  );
}
