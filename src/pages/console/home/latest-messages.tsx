import { Suspense, useState } from 'react';
import { type Message, messageApi } from '@/api/message/message';
import { useT } from '@/i18n/use-t';
import { useOwn } from '@/session/session';
import { Time } from '@/ui/data/time';
import { useLoad } from '@/ui/data/use-load';
import { useReport } from '@/ui/feedback/report';
import { lazyComponent } from '@/ui/lazy/lazy-component';
import { Part } from './card';

const MessageDialog = lazyComponent(() => import('./message-dialog'), ['message/message']);

const LATEST = { current: 1, pageSize: 5, sorter: { receivedAt: 'descend' } } as const;

/** The five newest messages; opening one marks it read, and the badge of the shell follows. */
export function LatestMessages() {
  const t = useT();
  const report = useReport();
  const own = useOwn();
  const [opened, setOpened] = useState<Message | null>(null);
  const loaded = useLoad(messageApi.list, LATEST);
  const open = (message: Message) => {
    setOpened(message);
    if (!message.isRead && own === true) messageApi.markRead({ ids: [message.id] }).catch(report.error);
  };
  return (
    <>
      <Part loaded={loaded} height={250} failed={{ title: t('home.messagesFailed'), retry: t('home.messagesReload') }}>
        {({ list }) =>
          list.length === 0 ? (
            <p className="absent">{t('home.noMessages')}</p>
          ) : (
            <ul className="home-list">
              {list.map((message) => (
                <li key={message.id}>
                  <button type="button" onClick={() => open(message)}>
                    {!message.isRead && (
                      <span className="home-unread">
                        <span className="visually-hidden">{t('home.unread')} </span>
                      </span>
                    )}
                    <bdi>{message.title}</bdi>
                  </button>
                  <Time at={message.receivedAt} />
                </li>
              ))}
            </ul>
          )
        }
      </Part>
      {opened && (
        <Suspense>
          <MessageDialog key={opened.id} message={opened} onClose={() => setOpened(null)} />
        </Suspense>
      )}
    </>
  );
}
