import { Button } from 'antd';
import { useT } from '@/i18n/use-t';
import { go, goBack, useLocation } from '@/lib/navigation';
import { MessagePage } from '@/ui/page/message-page';

export default function NotFound() {
  const t = useT();
  // The first address of a tab has nothing of ours behind it.
  const isFirst = useLocation().key === 'default';
  return (
    <MessagePage
      title={t('notFound.title')}
      text={t('notFound.text')}
      actions={
        <>
          {!isFirst && <Button onClick={goBack}>{t('exception.back')}</Button>}
          <Button type="primary" onClick={() => go('/')}>
            {t('exception.home')}
          </Button>
        </>
      }
    />
  );
}
