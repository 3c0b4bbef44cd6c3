import { useCallback, useEffect, useRef } from 'react';

const isText = ({ key, ctrlKey, metaKey, altKey }: KeyboardEvent) =>
  [...key].length === 1 && !ctrlKey && !metaKey && !altKey;

/**
 * Holds what is typed between the call for a field and its focus, since its code may be on the way; nothing behind it
 * hears these keys. The returned function gives the text, once the field has the focus.
 */
export function useAhead(isWaiting: boolean): () => string {
  const typed = useRef<string | null>(null);
  // A field whose code is here already has the focus before this effect runs.
  const isTaken = useRef(false);
  useEffect(() => {
    if (!isWaiting) isTaken.current = false;
    if (!isWaiting || isTaken.current) return;
    typed.current = '';
    const onKey = (event: KeyboardEvent) => {
      if (typed.current === null || event.isComposing) return;
      if (isText(event)) typed.current += event.key;
      else if (event.key === 'Backspace') typed.current = [...typed.current].slice(0, -1).join('');
      else if (event.key !== 'Enter') return;
      event.preventDefault();
      event.stopPropagation();
    };
    document.addEventListener('keydown', onKey, true);
    return () => {
      document.removeEventListener('keydown', onKey, true);
      typed.current = null;
    };
  }, [isWaiting]);
  return useCallback(() => {
    const text = typed.current ?? '';
    typed.current = null;
    isTaken.current = true;
    return text;
  }, []);
}
