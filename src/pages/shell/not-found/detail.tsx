import { Button } from 'antd';
import { useMaySee } from '@/components/screen-link/screen-link';
import { useT } from '@/i18n/use-t';
import { go, goBack, useLocation } from '@/lib/navigation';
import { rowOf } from '@/routes';
import { MessagePage } from '@/ui/page/message-page';

/** What stands above an address that leads nowhere, nearest first, as far as it is a screen. */
const screensAbove = (pathname: string) =>
  pathname
    .split('/')
    .map((_, index, parts) => parts.slice(0, -index - 1).join('/'))
    .flatMap((href) => {
      const row = href === '' ? undefined : rowOf(href);
      return row ? [{ href, title: row.title }] : [];
    });

export default function NotFound() {
  const t = useT();
  const { key, pathname } = useLocation();
  // The first address of a tab has nothing of ours behind it.
  const isFirst = key === 'default';
  const maySee = useMaySee();
  const above = screensAbove(pathname).find(({ href }) => maySee(href));
  return (
    <MessagePage
      title={t('notFound.title')}
      text={t('notFound.text')}
      actions={
        <>
          {!isFirst && <Button onClick={goBack}>{t('exception.back')}</Button>}
          {above && <Button onClick={() => go(above.href)}>{t('gone.back', { list: t(above.title) })}</Button>}
          <Button type="primary" onClick={() => go('/')}>
            {t('exception.home')}
          </Button>
        </>
      }
    />
  );
}
