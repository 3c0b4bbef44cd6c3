import { Drawer, Skeleton } from 'antd';
import { Suspense, useEffect } from 'react';
import { type MessageObject, messageApi } from '@/api/message/message';
import { codeText } from '@/i18n/code-text';
import { useT } from '@/i18n/use-t';
import { useOwn } from '@/session/session';
import { Facts } from '@/ui/data/facts';
import { FullTime } from '@/ui/data/time';
import { useLoad } from '@/ui/data/use-load';
import { ObjectFailure } from '@/ui/feedback/object-failure';
import { useReport } from '@/ui/feedback/report';
import { useClosing } from '@/ui/feedback/use-closing';
import { lazyComponent } from '@/ui/lazy/lazy-component';
import { CATEGORY_NAMES } from './labels';

const MessageAbout = lazyComponent(() => import('@/components/message-about/message-about'));

const About = ({ about }: { about: MessageObject }) => (
  <Suspense fallback={about.name}>
    <MessageAbout about={about} />
  </Suspense>
);

/** One message as plain text; whoever has it before the eyes has read it. */
export function MessageDetail({ id, onClose }: { id: string; onClose: () => void }) {
  const t = useT();
  const report = useReport();
  const [isOpen, close] = useClosing(onClose);
  const { data, failure, reload } = useLoad(messageApi.get, { id });
  const own = useOwn();
  const isUnread = data !== undefined && !data.isRead;
  useEffect(() => {
    if (isUnread && own === true) messageApi.markRead({ ids: [id] }).catch(report.error);
  }, [isUnread, own, id, report]);
  return (
    <Drawer open={isOpen} title={<bdi>{data?.title ?? t('message.detail')}</bdi>} size={720} onClose={close}>
      {failure && <ObjectFailure failure={failure} onRetry={reload} onClose={close} />}
      {!data && !failure && <Skeleton active />}
      {data && (
        <>
          <Facts
            items={[
              { label: t('message.receivedAt'), value: <FullTime at={data.receivedAt} /> },
              { label: t('message.category'), value: codeText(t, CATEGORY_NAMES, data.category) },
              ...(data.about ? [{ label: t('message.about'), value: <About about={data.about} /> }] : []),
            ]}
          />
          <p className="lines">{data.content}</p>
        </>
      )}
    </Drawer>
  );
}
