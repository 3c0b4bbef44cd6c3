import { QuestionCircleOutlined } from '@ant-design/icons';
import { useEffect } from 'react';
import { useT } from '@/i18n/use-t';
import { Overlays } from '@/ui/feedback/overlays';
import { lazyComponent } from '@/ui/lazy/lazy-component';

const Drawer = lazyComponent(() => import('./help-drawer'), ['components/on-demand']);

/** Typing a question mark into a field is no call for help. */
const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement &&
  (target.isContentEditable ||
    /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName) ||
    target.closest('[role=dialog]') !== null);

interface Props {
  pathname: string;
  /** The path that it is open at. */
  openAt: string | null;
  onOpenAt: (path: string | null) => void;
  hasButton: boolean;
}

/** Opens what the documents say about the present screen, also with `?` where no field has the focus. */
export function Help({ pathname, openAt, onOpenAt, hasButton }: Props) {
  const t = useT();
  const open = () => onOpenAt(pathname);
  const close = () => onOpenAt(null);
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== '?' || event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return;
      event.preventDefault();
      onOpenAt(pathname);
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [pathname, onOpenAt]);
  return (
    <>
      {hasButton && (
        <button
          type="button"
          className="header-button"
          aria-label={t('help.open')}
          title={t('help.open')}
          aria-haspopup="dialog"
          aria-keyshortcuts="?"
          onClick={open}
        >
          <QuestionCircleOutlined aria-hidden />
        </button>
      )}
      <Overlays onLost={close} onRetry={open}>
        {openAt === pathname && <Drawer pathname={pathname} onClose={close} />}
      </Overlays>
    </>
  );
}
