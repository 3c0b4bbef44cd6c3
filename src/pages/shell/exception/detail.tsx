import { Button } from 'antd';
import { useT } from '@/i18n/use-t';
import { go, goBack, useLocation } from '@/lib/navigation';
import { plainText } from '@/lib/plain-text';
import { MessagePage } from '@/ui/page/message-page';

/** The error page: what the address says is shown as plain text and never as anything else. */
export default function Exception() {
  const t = useT();
  const { key, search } = useLocation();
  // The first address of a tab has nothing of ours behind it.
  const isFirst = key === 'default';
  const query = new URLSearchParams(search);
  const code = plainText(query.get('errorCode') ?? '', 64);
  const message = plainText(query.get('errorMessage') ?? '', 500);
  return (
    <MessagePage
      title={t('exception.title')}
      text={
        <>
          <div className="lines" dir="auto">
            {message || t('exception.text')}
          </div>
          {code && (
            <div>
              {t('exception.code')} <bdi className="code">{code}</bdi>
            </div>
          )}
        </>
      }
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
