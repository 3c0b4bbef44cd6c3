import { Button } from 'antd';
import { useT } from '@/i18n/use-t';
import { leaveTo } from '@/lib/navigation';
import { MessagePage } from '@/ui/page/message-page';
import { PlainShell } from './plain-shell';

/** Asks before the page goes to an address that is neither ours nor trusted. */
export function Interstitial({ url, onCancel }: { url: string; onCancel: () => void }) {
  const t = useT();
  return (
    <PlainShell>
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
            <Button type="primary" onClick={onCancel}>
              {t('leave.stay')}
            </Button>
            <Button onClick={() => leaveTo(url)}>{t('leave.go')}</Button>
          </>
        }
      />
    </PlainShell>
  );
}
