import { Button, Drawer } from 'antd';
import type { MessageId } from '@/i18n/messages';
import { useT } from '@/i18n/use-t';
import { Link } from '@/lib/navigation';
import { type StatusMap, StatusTag } from '@/ui/data/status-tag';
import { Time } from '@/ui/data/time';
import { ProblemLink } from '@/ui/feedback/problem-link';
import { type Notice, useNoticeLog } from '@/ui/feedback/report';
import { EmptyState } from '@/ui/feedback/states';
import { useClosing } from '@/ui/feedback/use-closing';

const KINDS: Record<Notice['kind'], { label: MessageId; tone: StatusMap[string]['tone'] }> = {
  success: { label: 'notices.success', tone: 'good' },
  info: { label: 'notices.info', tone: 'neutral' },
  warning: { label: 'notices.warning', tone: 'attention' },
  error: { label: 'notices.error', tone: 'bad' },
};

/** Every notice with the way to its object, since the page was loaded: they close by themselves and may be missed. */
export default function NoticeLog({ onClose }: { onClose: () => void }) {
  const t = useT();
  const { notices, undo, retry } = useNoticeLog();
  const [isOpen, close] = useClosing(onClose);
  // What comes back, such as a drawer, opens on the screen.
  const again = (notice: Notice) => {
    close();
    retry(notice);
  };
  return (
    <Drawer open={isOpen} title={t('notices.title')} size={480} onClose={close}>
      {notices.length === 0 && <EmptyState title={t('notices.none')} text={t('notices.noneText')} />}
      <ul className="notice-log">
        {notices.map((notice) => (
          <li key={notice.id}>
            <div className="notice-log-line">
              <StatusTag value={notice.kind} map={KINDS} />
              <Time at={notice.at} />
            </div>
            <div className="lines">
              {notice.place === undefined ? (
                notice.title
              ) : (
                <Link to={notice.place} onClick={close}>
                  {notice.title}
                </Link>
              )}
              {notice.undo && (
                <Button type="link" size="small" onClick={() => undo(notice)}>
                  {t('notices.undo')}
                </Button>
              )}
              {notice.retry && !notice.until?.aborted && (
                <Button type="link" size="small" onClick={() => again(notice)}>
                  {t('common.retry')}
                </Button>
              )}
            </div>
            {notice.detail && <div className="lines">{notice.detail}</div>}
          </li>
        ))}
      </ul>
      {notices.some(({ kind }) => kind === 'error') && <ProblemLink />}
    </Drawer>
  );
}
