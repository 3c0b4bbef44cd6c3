import { useCallback, useEffect, useState } from 'react';
import { hasUnsavedChanges } from '@/lib/navigation';
import { rememberFocus } from './return-focus';

/**
 * Open until it is closed; then its owner hears of it after the closing was rendered, and the focus goes back to what
 * opened it, or to what takes its place. The library's own after-close events are lost when a motion is cut short.
 */
export function useClosing(onClose: (() => void) | undefined): [isOpen: boolean, close: () => void] {
  const [isOpen, setOpen] = useState(true);
  const [giveBack] = useState(rememberFocus);
  useEffect(() => {
    if (isOpen) return;
    onClose?.();
    requestAnimationFrame(giveBack);
  }, [isOpen, onClose, giveBack]);
  return [isOpen, useCallback(() => setOpen(false), [])];
}

/**
 * The same for a drawer in the address with a FormPanel inside: while something is entered it stays and goes the way of the
 * address, which asks first.
 */
export function useAskedClosing(onClose: () => void): [isOpen: boolean, close: () => void] {
  const [isOpen, close] = useClosing(onClose);
  return [isOpen, () => (hasUnsavedChanges() ? onClose() : close())];
}
