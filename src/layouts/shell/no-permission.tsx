import { Button } from 'antd';
import { useT } from '@/i18n/use-t';
import { go, goBack, useLocation } from '@/lib/navigation';
import type { RouteRow } from '@/routes/route';
import { useSession } from '@/session/session';
import { signOut } from '@/session/sign-out';
import { MessagePage } from '@/ui/page/message-page';
import { menuOf } from './menu';

/** The specification's notice for a path without its right: which screen, whom to ask, and the way back before the way out. */
export function NoPermission({ row }: { row: RouteRow | undefined }) {
  const t = useT();
  const session = useSession();
  // The first address of a tab has nothing of ours behind it.
  const isFirst = useLocation().key === 'default';
  const home = menuOf(session)[0]?.rows[0]?.path;
  const back = isFirst ? home && (() => go(home)) : goBack;
  return (
    <MessagePage
      title={t('noPermission.title')}
      text={
        <>
          {t('noPermission.text')}
          <br />
          {row && t('noPermission.which', { screen: t(row.title), account: session.account.mainAccount })}
        </>
      }
      actions={
        <>
          {back && (
            <Button type="primary" onClick={back}>
              {t(isFirst ? 'exception.home' : 'exception.back')}
            </Button>
          )}
          <Button onClick={() => void signOut()}>{t('noPermission.exit')}</Button>
        </>
      }
    />
  );
}
