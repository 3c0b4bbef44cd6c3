import { Button, Result } from 'antd';
import { useT } from '@/i18n/use-t';
import { go, goBack } from '@/lib/navigation';
import { ScreenHeading } from '@/ui/screen-heading';

export default function NotFound() {
  const t = useT();
  return (
    <Result
      status="404"
      title={<ScreenHeading title={t('notFound.title')} />}
      subTitle={t('notFound.text')}
      extra={[
        <Button key="back" onClick={goBack}>
          {t('exception.back')}
        </Button>,
        <Button key="home" type="primary" onClick={() => go('/')}>
          {t('exception.home')}
        </Button>,
      ]}
    />
  );
}
