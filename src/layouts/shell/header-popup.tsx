import { type ReactNode, useEffect, useRef, useState } from 'react';
import './header-popup.css';

interface Props {
  /** Accessible name of the button. */
  label: string;
  button: ReactNode;
  /** The edge of the button that the panel starts at. */
  side?: 'start' | 'end';
  children: (close: () => void, open: () => void) => ReactNode;
}

/** A header button with a panel under it. Plain disclosure: Tab walks through it, Escape and leaving close it. */
export function HeaderPopup({ label, button, side = 'end', children }: Props) {
  const [isOpen, setOpen] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  const trigger = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (!isOpen) return;
    const closeOutside = ({ target }: Event) => {
      if (target instanceof Node && !box.current?.contains(target)) setOpen(false);
    };
    document.addEventListener('pointerdown', closeOutside);
    document.addEventListener('focusin', closeOutside);
    return () => {
      document.removeEventListener('pointerdown', closeOutside);
      document.removeEventListener('focusin', closeOutside);
    };
  }, [isOpen]);
  const close = () => {
    setOpen(false);
    trigger.current?.focus();
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Escape closes from anywhere inside.
    <div
      ref={box}
      className="header-popup"
      data-side={side}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || !isOpen) return;
        event.stopPropagation();
        close();
      }}
    >
      <button
        ref={trigger}
        type="button"
        className="header-button"
        aria-label={label}
        title={label}
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
      >
        {button}
      </button>
      {isOpen && <div className="header-panel">{children(close, () => setOpen(true))}</div>}
    </div>
  );
}
