import { UndoOutlined } from '@ant-design/icons';
import { useEffect, useRef, useState } from 'react';
import { useT } from '@/i18n/use-t';
import { OFFER_KEY } from '@/ui/feedback/notice-stack';
import { useNoticeLog } from '@/ui/feedback/report';
import './undo-offer.css';

/** As long as the way back of what was done last stands in the header; the notice itself is gone much sooner. */
const OFFERED_MS = 10_000;

/** The control of an offer, as long as it stands; pointer or focus on it hold it. */
export function UndoButton({ onUsed }: { onUsed: () => void }) {
  const t = useT();
  const { notices, undo } = useNoticeLog();
  // Up to this one they have had their time.
  const [over, setOver] = useState(0);
  const [isUnder, setUnder] = useState(false);
  const [isFocused, setFocused] = useState(false);
  const isHeld = isUnder || isFocused;
  const offer = notices.find((notice) => notice.undo && notice.id > over);
  useEffect(() => {
    if (!offer || isHeld) return;
    const left = OFFERED_MS - (performance.now() - offer.heard);
    const timer = setTimeout(() => setOver(offer.id), Math.max(left, 0));
    return () => clearTimeout(timer);
  }, [offer, isHeld]);
  const button = useRef<HTMLButtonElement>(null);
  const isOffered = offer !== undefined;
  useEffect(() => {
    if (!isOffered) return;
    const onKey = (event: KeyboardEvent) => {
      // As long as the notice is there, the key leads to it.
      if (event.key !== OFFER_KEY || document.querySelector('.notice-offer')) return;
      event.preventDefault();
      button.current?.focus();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [isOffered]);
  const label = offer ? t('notices.undoOf', { what: offer.title }) : '';
  if (!offer) return null;
  return (
    <button
      ref={button}
      type="button"
      className="header-button undo-offer"
      aria-keyshortcuts={OFFER_KEY}
      title={label}
      onPointerEnter={() => setUnder(true)}
      onPointerLeave={() => setUnder(false)}
      onFocus={() => setFocused(true)}
      onBlur={() => setFocused(false)}
      onClick={() => {
        setOver(offer.id);
        setUnder(false);
        setFocused(false);
        onUsed();
        undo(offer);
      }}
    >
      <UndoOutlined aria-hidden />
      <span className="undo-offer-text">{label}</span>
    </button>
  );
}
