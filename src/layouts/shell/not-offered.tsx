import { Button } from 'antd';
import { useT } from '@/i18n/use-t';
import { Link } from '@/lib/navigation';
import type { RouteRow } from '@/routes/route';
import { askAgain } from '@/session/gateway-offers';
import { MessagePage } from '@/ui/page/message-page';
import { rowAt } from './menu';

/** The address of a screen that this gateway has nothing for: what it is, the way on, and a way to look again. */
export function NotOffered({ row }: { row: RouteRow }) {
  const t = useT();
  // A path with an id in it needs an object, which this screen does not know.
  const above = row.parent && !row.parent.includes(':') ? rowAt(row.parent) : undefined;
  return (
    <MessagePage
      title={t('notOffered.title', { screen: t(row.title) })}
      text={t('notOffered.text')}
      actions={
        <>
          {above && <Link to={above.path}>{t('notOffered.back', { screen: t(above.title) })}</Link>}
          <Button onClick={askAgain}>{t('notOffered.again')}</Button>
        </>
      }
    />
  );
}
