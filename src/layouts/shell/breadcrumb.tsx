import { useT } from '@/i18n/use-t';
import { Link } from '@/lib/navigation';
import type { RouteRow } from '@/routes/route';
import { useSession } from '@/session/session';
import { GROUP_TITLES, mayEnter, rowAt } from './menu';

/** The rows above a row, the topmost first. */
function rowsAbove(row: RouteRow): RouteRow[] {
  const above = row.parent ? rowAt(row.parent) : undefined;
  return above ? [...rowsAbove(above), above] : [];
}

/** A path above the present one; its parameters are those of the present address, which begins with it. */
const addressOf = (path: string, pathname: string) =>
  path.includes(':') ? pathname.split('/').slice(0, path.split('/').length).join('/') : path;

/** The list that an address stands below: of the rows above it the nearest that is no object's own. */
export function listAbove(pathname: string): RouteRow | undefined {
  const row = rowAt(pathname);
  return (
    row &&
    rowsAbove(row)
      .filter(({ path }) => !path.includes(':'))
      .at(-1)
  );
}

/** Group, the paths above, and the present screen. */
export function Breadcrumb({ pathname }: { pathname: string }) {
  const t = useT();
  const session = useSession();
  const row = rowAt(pathname);
  if (!row || row.path === '/console') return null;
  // Some stand below a screen that takes another right.
  const above = rowsAbove(row).filter((one) => mayEnter(one, session));
  const group = row.menu ?? above.find((one) => one.menu)?.menu;
  // Alone it would only say the heading twice.
  if (!group && above.length === 0) return null;
  return (
    <nav className="breadcrumb" aria-label={t('shell.breadcrumb')}>
      <ol>
        {group && <li>{t(GROUP_TITLES[group])}</li>}
        {above.map(({ path, title }) => (
          <li key={path}>
            <Link to={addressOf(path, pathname)}>{t(title)}</Link>
          </li>
        ))}
        <li aria-current="page">{t(row.title)}</li>
      </ol>
    </nav>
  );
}
