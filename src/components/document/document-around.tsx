import { useMaySee } from '@/components/screen-link/screen-link';
import { useT } from '@/i18n/use-t';
import { Link } from '@/lib/navigation';
import { routeRows, rowOf } from '@/routes';
import type { RouteRow } from '@/routes/route';
import './document-around.css';

/** The nearest screen that is shown without an object and without a form: the row itself, or one above it. */
function plainOf(row: RouteRow | undefined): RouteRow | undefined {
  if (!row || (!row.path.includes(':') && !row.path.endsWith('/create'))) return row;
  return plainOf(row.parent && rowOf(row.parent));
}

/** The screens that a document is about; where it is about an object, the one from which that is opened. */
function screensOf(id: string): readonly RouteRow[] {
  const about = routeRows.filter(({ help }) => help?.includes(id) === true);
  // A screen is led to from the document that it names first.
  const own = about.filter(({ help }) => help?.[0] === id);
  const rows = (own.length > 0 ? own : about).flatMap((row) => plainOf(row) ?? []);
  return [...new Set(rows)];
}

/** The way to the screens that a document is about, as far as the account may open them. */
export function OpenScreens({ id }: { id: string }) {
  const t = useT();
  const maySee = useMaySee();
  const screens = screensOf(id).filter(({ path }) => maySee(path));
  if (screens.length === 0) return null;
  const isOne = screens.length === 1;
  return (
    <div className="document-screens">
      {!isOne && <span>{t('document.openOne')}</span>}
      {screens.map(({ path, title }) => (
        <Link key={path} to={path}>
          {isOne ? t('document.openScreen', { screen: t(title) }) : t(title)}
        </Link>
      ))}
    </div>
  );
}

interface Named {
  id: string;
  title: string;
}

interface NextProps {
  id: string;
  /** Those to read next, each with its own address. */
  related: readonly (Named & { href: string })[];
  /** All of its directory, in their order. */
  directory: readonly Named[];
  addressOf: (id: string) => string;
  /** They are logs, newest first: what comes after is older. */
  isLog: boolean;
}

/** At the foot of a document: related ones, then the one before and the one after it. */
export function NextDocuments({ id, related, directory, addressOf, isLog }: NextProps) {
  const t = useT();
  const at = directory.findIndex((one) => one.id === id);
  const before = at > 0 ? directory[at - 1] : undefined;
  const after = at >= 0 ? directory[at + 1] : undefined;
  if (related.length === 0 && !before && !after) return null;
  const way = (one: Named, label: string) => (
    <Link to={addressOf(one.id)}>
      <small>{label}</small>
      <bdi>{one.title}</bdi>
    </Link>
  );
  return (
    <footer className="document-foot">
      {related.length > 0 && (
        <section>
          <h3>{t('document.related')}</h3>
          <ul>
            {related.map((one) => (
              <li key={one.id}>
                <Link to={one.href}>
                  <bdi>{one.title}</bdi>
                </Link>
              </li>
            ))}
          </ul>
        </section>
      )}
      <div className="document-ways">
        <div>{before && way(before, t(isLog ? 'document.newer' : 'document.previous'))}</div>
        <div>{after && way(after, t(isLog ? 'document.older' : 'document.next'))}</div>
      </div>
    </footer>
  );
}
