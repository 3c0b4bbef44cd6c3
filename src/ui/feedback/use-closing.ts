import { useCallback, useEffect, useState } from 'react';

/**
 * Open until it is closed; then its owner hears of it after the closing was rendered, and the focus goes back to what
 * opened it. The library's own after-close events are lost when a motion is cut short.
 */
export function useClosing(onClose: (() => void) | undefined): [isOpen: boolean, close: () => void] {
  const [isOpen, setOpen] = useState(true);
  const [trigger] = useState(() => document.activeElement);
  useEffect(() => {
    if (isOpen) return;
    onClose?.();
    requestAnimationFrame(() => {
      const isLost = document.activeElement === null || document.activeElement === document.body;
      if (isLost && trigger instanceof HTMLElement && trigger.isConnected) trigger.focus();
    });
  }, [isOpen, onClose, trigger]);
  return [isOpen, useCallback(() => setOpen(false), [])];
}
