import { type AnswerTable, MOST_ROWS } from '@/domain/net/looking-glass/answer';
import { useT } from '@/i18n/use-t';

/** What the list does not show of an answer: rows that cannot be read, and those after the most that are shown. */
export function TableNote({ table }: { table: AnswerTable<unknown> | null }) {
  const t = useT();
  if (!table) return null;
  const isCut = table.rows.length >= MOST_ROWS && table.total > table.rows.length;
  if (table.unread === 0 && !isCut) return null;
  return (
    <p className="glass-note" role="status">
      {isCut && `${t('glass.mostRows', { shown: table.rows.length, total: table.total })} `}
      {table.unread > 0 && t('glass.unreadRows', { count: table.unread })}
    </p>
  );
}
