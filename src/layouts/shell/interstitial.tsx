import { Button, Result } from 'antd';
import { useT } from '@/i18n/use-t';
import { leaveTo } from '@/lib/navigation';
import { ScreenHeading } from '@/ui/screen-heading';
import { useState } from 'react';

/** Asks before the page goes to an address that is neither ours nor trusted (decision 8). */
export function Interstitial({ url }: { url: string }) {
  const t = useT();
  const [isRefused, setRefused] = useState(false);
  if (isRefused) return null;
  return (
    <main className="anonymous-main">
      <Result
        status="warning"
        title={<ScreenHeading title={t('leave.title')} />}
        subTitle={
          <>
            {t('leave.text')}
            <br />
            <bdi className="code" dir="ltr">
              {url}
            </bdi>
          </>
        }
        extra={[
          <Button key="cancel" onClick={() => setRefused(true)}>
            {t('common.cancel')}
          </Button>,
          <Button key="go" type="primary" onClick={() => leaveTo(url)}>
            {t('leave.go')}
          </Button>,
        ]}
      />
    </main>
  );
}
