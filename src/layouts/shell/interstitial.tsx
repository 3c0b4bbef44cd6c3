import { Button } from 'antd';
import { useT } from '@/i18n/use-t';
import { leaveTo } from '@/lib/navigation';
import { MessagePage } from '@/ui/feedback/message-page';

/** Asks before the page goes to an address that is neither ours nor trusted (decision 8). */
export function Interstitial({ url, onCancel }: { url: string; onCancel: () => void }) {
  const t = useT();
  return (
    <main className="anonymous-main">
      <MessagePage
        title={t('leave.title')}
        text={
          <>
            {t('leave.text')}
            <br />
            <bdi className="code" dir="ltr">
              {url}
            </bdi>
          </>
        }
        actions={
          <>
            <Button onClick={onCancel}>{t('common.cancel')}</Button>
            <Button type="primary" onClick={() => leaveTo(url)}>
              {t('leave.go')}
            </Button>
          </>
        }
      />
    </main>
  );
}
