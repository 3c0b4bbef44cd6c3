import type { Session } from '@/api/session/session';
import type { MessageId } from '@/i18n/messages';
import { isAnonymousPath } from '@/lib/anonymous-path';
import { routeRows } from '@/routes';
import { maySee } from './menu';

/** One screen of the palette, with its titles in every language. */
export interface PaletteScreen {
  key: string;
  title: MessageId;
  words: string;
  isRecent: boolean;
}

/** Screens that stand on their own: not anonymous, not a child that needs an object, not the error page. */
const reachable = routeRows.filter(
  ({ path, parent }) => !isAnonymousPath(path) && !path.includes(':') && !parent && path !== '/exception',
);

/** What the palette offers to a session, recent screens first (KIT-01). `titlesOf` gives a title in every language. */
export function paletteScreens(
  session: Session,
  recent: readonly string[],
  titlesOf: (title: MessageId) => readonly string[],
): PaletteScreen[] {
  const screens = reachable
    .filter((row) => maySee(row, session))
    .map((row) => ({
      key: row.path,
      title: row.title,
      words: [...titlesOf(row.title), row.path].join(' ').toLowerCase(),
      isRecent: recent.includes(row.path),
    }));
  const rank = (path: string) => (recent.includes(path) ? recent.indexOf(path) : recent.length);
  return screens.sort((a, b) => rank(a.key) - rank(b.key));
}

/** The screens that have every word of a query in a title or in their path. */
export function searchScreens(screens: readonly PaletteScreen[], query: string): PaletteScreen[] {
  const wanted = query.toLowerCase().split(/\s+/).filter(Boolean);
  return screens.filter(({ words }) => wanted.every((word) => words.includes(word)));
}
