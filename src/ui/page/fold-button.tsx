import type { Ref } from 'react';
import { useT } from '@/i18n/use-t';
import './fold-button.css';

interface Props {
  /** What is chosen from, which the button is called by. */
  label: string;
  /** What is chosen now. */
  chosen: string;
  /** Id of what it unfolds: a sibling after it with the class `fold-content`. */
  controls: string;
  isOpen: boolean;
  onToggle: () => void;
  ref?: Ref<HTMLButtonElement>;
}

/** Below 960 px the way into what stands beside the content elsewhere: it says what is chosen, and unfolds the rest on demand. */
export function FoldButton({ label, chosen, controls, isOpen, onToggle, ref }: Props) {
  const t = useT();
  return (
    <button
      ref={ref}
      type="button"
      className="fold-button"
      aria-label={t('table.chip', { name: label, value: chosen })}
      aria-expanded={isOpen}
      aria-controls={controls}
      onClick={onToggle}
    >
      <span>
        <bdi>{chosen}</bdi>
      </span>
      <svg viewBox="0 0 16 16" aria-hidden>
        <path d="M4 6l4 4 4-4" />
      </svg>
    </button>
  );
}
