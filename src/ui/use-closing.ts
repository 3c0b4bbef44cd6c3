import { useCallback, useEffect, useState } from 'react';

/**
 * Open until it is closed; then its owner hears of it after the closing was rendered, so that the focus is back at the
 * trigger. The library's own after-close events are lost when a motion is cut short.
 */
export function useClosing(onClose: (() => void) | undefined): [isOpen: boolean, close: () => void] {
  const [isOpen, setOpen] = useState(true);
  useEffect(() => {
    if (!isOpen) onClose?.();
  }, [isOpen, onClose]);
  return [isOpen, useCallback(() => setOpen(false), [])];
}
