import { Button } from 'antd';
import { useT } from '@/i18n/use-t';
import { go, goBack } from '@/lib/navigation';
import { MessagePage } from '@/ui/feedback/message-page';

export default function NotFound() {
  const t = useT();
  return (
    <MessagePage
      title={t('notFound.title')}
      text={t('notFound.text')}
      actions={
        <>
          <Button onClick={goBack}>{t('exception.back')}</Button>
          <Button type="primary" onClick={() => go('/')}>
            {t('exception.home')}
          </Button>
        </>
      }
    />
  );
}
