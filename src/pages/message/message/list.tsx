import { messageApi } from '@/api/message/message';
import { useT } from '@/i18n/use-t';
import { useLocation } from '@/lib/navigation';
import { allOf } from '@/lib/permit';
import { useOwn, useSessionState } from '@/session/session';
import { unreadIn } from '@/session/unread';
import { useConfirm } from '@/ui/feedback/confirm';
import { useReport } from '@/ui/feedback/report';
import { ActionButton } from '@/ui/page/action-button';
import { Screen } from '@/ui/page/screen';
import { UrlTabs } from '@/ui/page/url-tabs';
import { CATEGORIES, type MessageKind, TITLES } from './labels';
import { Messages } from './messages';

/** The messages of the kind in the address, the unread ones first; the counts are those of the header and the menu. */
export default function MessageList() {
  const t = useT();
  const confirm = useConfirm();
  const report = useReport();
  const { pathname } = useLocation();
  const kind: MessageKind = CATEGORIES.find((one) => pathname.endsWith(`/${one}`)) ?? 'all';
  const state = useSessionState();
  const unread = state.status === 'ready' ? unreadIn(state.session, kind) : 0;
  const markAll = () =>
    confirm({
      title: t('message.readAllTitle', { count: unread }),
      content: t('message.readAllText'),
      verb: t('message.readAll'),
      run: () =>
        messageApi
          .markAllRead({ category: kind === 'all' ? null : kind })
          .then(({ count }) => report.success(t('message.readAllDone', { count }))),
    });
  return (
    <Screen
      title={t(TITLES[kind])}
      actions={
        <ActionButton permit={allOf(useOwn(), unread > 0 || 'message.noneUnread')} onClick={markAll}>
          {t('message.readAll')}
        </ActionButton>
      }
    >
      <UrlTabs
        tabs={[
          {
            key: 'unread',
            label: t('message.unreadTab', { count: unread }),
            content: <Messages key={`${kind} unread`} kind={kind} isRead="false" />,
          },
          {
            key: 'read',
            label: t('message.readTab'),
            content: <Messages key={`${kind} read`} kind={kind} isRead="true" />,
          },
        ]}
      />
    </Screen>
  );
}
