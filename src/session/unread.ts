import type { Session } from '@/api/session/session';

/** How many messages of a kind are unread: one figure for header, side menu, tabs and home. */
export const unreadIn = ({ unreadMessages, unreadByCategory }: Session, kind: string): number =>
  kind === 'all' ? unreadMessages : (unreadByCategory[kind] ?? 0);

/** The same for a path of the side menu; null where it lists no messages. */
export function unreadAt(session: Session, path: string): number | null {
  const kind = /^\/message\/(all|notice|product|todo)$/.exec(path)?.[1];
  return kind === undefined ? null : unreadIn(session, kind);
}
