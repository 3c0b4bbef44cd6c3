import { SearchOutlined } from '@ant-design/icons';
import { useLayoutEffect, useState } from 'react';
import { useT } from '@/i18n/use-t';
import { useSessionState } from '@/session/session';
import { Overlays } from '@/ui/feedback/overlays';
import { lazyComponent } from '@/ui/lazy/lazy-component';
import { useAhead } from './use-ahead';

const Palette = lazyComponent(() => import('../palette/palette'), ['components/on-demand', 'components/palette']);
const isMac = /Mac|iPhone|iPad/.test(navigator.userAgent);

/** Opens the command palette, also with Ctrl K or Command K from anywhere. */
export function HeaderSearch() {
  const t = useT();
  const [isOpen, setOpen] = useState(false);
  const isReady = useSessionState().status === 'ready';
  const open = () => setOpen(true);
  const close = () => setOpen(false);
  const takeAhead = useAhead(isOpen && isReady);
  // Before the header is painted: who presses as soon as it is seen is heard.
  useLayoutEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey)
        return;
      event.preventDefault();
      setOpen(true);
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);
  return (
    <>
      <button
        type="button"
        className="header-button header-search"
        aria-keyshortcuts={isMac ? 'Meta+K' : 'Control+K'}
        aria-haspopup="dialog"
        onClick={open}
      >
        <SearchOutlined aria-hidden />
        <span className="header-search-text">{t('shell.search')}</span>
        <kbd className="header-search-text" aria-hidden>
          {isMac ? '⌘K' : 'Ctrl K'}
        </kbd>
      </button>
      <Overlays onLost={close} onRetry={open}>
        {isOpen && isReady && <Palette onClose={close} takeAhead={takeAhead} />}
      </Overlays>
    </>
  );
}
