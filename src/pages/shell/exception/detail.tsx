import { Button, Result } from 'antd';
import { useT } from '@/i18n/use-t';
import { go, goBack, useLocation } from '@/lib/navigation';
import { plainText } from '@/lib/plain-text';
import { ScreenHeading } from '@/ui/screen-heading';

/** The error page: what the address says is shown as plain text and never as anything else (APP-06, SEC-4). */
export default function Exception() {
  const t = useT();
  const query = new URLSearchParams(useLocation().search);
  const code = plainText(query.get('errorCode') ?? '', 64);
  const message = plainText(query.get('errorMessage') ?? '', 500);
  return (
    <Result
      status="error"
      title={<ScreenHeading title={t('exception.title')} />}
      subTitle={
        <>
          {code && <bdi className="code">{code}</bdi>} <span className="lines">{message || t('exception.text')}</span>
        </>
      }
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
