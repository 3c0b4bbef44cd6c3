import {
  CheckCircleFilled,
  CloseCircleFilled,
  CloseOutlined,
  ExclamationCircleFilled,
  InfoCircleFilled,
} from '@ant-design/icons';
import { type FocusEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { useT } from '@/i18n/use-t';
import type { Notice } from './report';
import './notice-stack.css';

/**
 * Notices close after 1.5 s and stand at top 65, left 50 %; hovering or focus holds them. What one offers is in reach for
 * longer elsewhere: Undo in the header, both in the log.
 */
const DURATION_MS = 1_500;

/** Leads to the newest notice that offers something: it stands nowhere near in the order of Tab. */
export const OFFER_KEY = 'F8';

const ICONS = {
  success: CheckCircleFilled,
  info: InfoCircleFilled,
  warning: ExclamationCircleFilled,
  error: CloseCircleFilled,
} as const;

interface Props {
  notices: readonly Notice[];
  onClose: (id: number) => void;
  onUndo: (notice: Notice) => void;
  onRetry: (notice: Notice) => void;
}

/** The notices in sight. The region is always there and polite, so that a screen reader hears each new one. */
export function NoticeStack({ notices, onClose, onUndo, onRetry }: Props) {
  const stack = useRef<HTMLDivElement>(null);
  const cameFrom = useRef<Element | null>(null);
  const hasOffer = notices.some(({ undo, retry }) => undo || retry);
  useEffect(() => {
    if (!hasOffer) return;
    const onKey = (event: globalThis.KeyboardEvent) => {
      if (event.key !== OFFER_KEY || stack.current?.contains(document.activeElement)) return;
      event.preventDefault();
      cameFrom.current = document.activeElement;
      stack.current?.querySelector<HTMLElement>('.notice-offer')?.focus();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [hasOffer]);
  // The notice goes, and with it the focus that the key brought.
  const goBack = () => {
    if (cameFrom.current instanceof HTMLElement) cameFrom.current.focus();
    cameFrom.current = null;
  };
  // Who goes on by himself is not called back; another window in front does not count.
  const onBlur = ({ relatedTarget, currentTarget }: FocusEvent) => {
    if (!currentTarget.contains(relatedTarget) && document.hasFocus()) cameFrom.current = null;
  };
  return (
    <div ref={stack} className="notice-stack" role="status" aria-live="polite" onBlur={onBlur}>
      {notices.map((notice) => (
        <Item key={notice.id} notice={notice} onClose={onClose} onUndo={onUndo} onRetry={onRetry} onLeave={goBack} />
      ))}
    </div>
  );
}

interface ItemProps extends Omit<Props, 'notices'> {
  notice: Notice;
  onLeave: () => void;
}

function Item({ notice, onClose, onUndo, onRetry, onLeave }: ItemProps) {
  const t = useT();
  const [isUnder, setUnder] = useState(false);
  const [isFocused, setFocused] = useState(false);
  const isHeld = isUnder || isFocused;
  const { id, kind, title, detail, undo, retry } = notice;
  useEffect(() => {
    if (isHeld) return;
    const timer = setTimeout(() => onClose(id), DURATION_MS);
    return () => clearTimeout(timer);
  }, [isHeld, id, onClose]);
  const close = () => {
    onLeave();
    onClose(id);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    event.stopPropagation();
    close();
  };
  const Icon = ICONS[kind];
  return (
    <section
      aria-label={title}
      className={`notice notice-${kind}`}
      onPointerEnter={() => setUnder(true)}
      onPointerLeave={() => setUnder(false)}
      onFocus={() => setFocused(true)}
      onBlur={() => setFocused(false)}
      onKeyDown={onKeyDown}
    >
      <Icon className="notice-icon" aria-hidden />
      <div className="notice-text">
        <div className={detail ? 'notice-title' : 'lines'}>{title}</div>
        {detail && <div className="lines">{detail}</div>}
      </div>
      {(undo || retry) && (
        <button
          type="button"
          className="notice-offer"
          aria-keyshortcuts={OFFER_KEY}
          onClick={() => {
            close();
            if (undo) onUndo(notice);
            else onRetry(notice);
          }}
        >
          {t(undo ? 'notices.undo' : 'common.retry')}
          <kbd aria-hidden>{OFFER_KEY}</kbd>
        </button>
      )}
      <button type="button" className="notice-close" aria-label={t('common.close')} onClick={close}>
        <CloseOutlined aria-hidden />
      </button>
    </section>
  );
}
