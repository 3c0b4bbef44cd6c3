import { HistoryOutlined, MessageOutlined } from '@ant-design/icons';
import { useRef, useState } from 'react';
import { useT } from '@/i18n/use-t';
import { Link } from '@/lib/navigation';
import { useSessionState } from '@/session/session';
import { Overlays } from '@/ui/feedback/overlays';
import { lazyComponent } from '@/ui/lazy/lazy-component';
import { reach } from './menu';
import { UndoOffer } from './undo-offer';

const NoticeLog = lazyComponent(() => import('./notice-log'), ['components/on-demand']);
const MESSAGES = '/message/all';

/** The way to the messages, with the number of unread ones. */
export function MessagesLink() {
  const t = useT();
  const state = useSessionState();
  if (state.status !== 'ready' || reach(MESSAGES, state.session) !== true) return null;
  const unread = state.session.unreadMessages;
  const label = t('shell.messages', { unread });
  return (
    <Link className="header-button" to={MESSAGES} aria-label={label} title={label}>
      <MessageOutlined aria-hidden />
      {unread > 0 && (
        <span className="header-badge" aria-hidden>
          {unread > 99 ? '99+' : unread}
        </span>
      )}
    </Link>
  );
}

/** Opens the notices of this page; beside it stands the way back of what was done last. */
export function NoticeLogButton() {
  const t = useT();
  const [isOpen, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const open = () => setOpen(true);
  const close = () => setOpen(false);
  return (
    <>
      {/* Its control goes when it is used: the focus stays beside it. */}
      <UndoOffer onUsed={() => button.current?.focus()} />
      <button
        ref={button}
        type="button"
        className="header-button"
        aria-label={t('notices.title')}
        title={t('notices.title')}
        aria-haspopup="dialog"
        onClick={open}
      >
        <HistoryOutlined aria-hidden />
      </button>
      <Overlays onLost={close} onRetry={open}>
        {isOpen && <NoticeLog onClose={close} />}
      </Overlays>
    </>
  );
}
