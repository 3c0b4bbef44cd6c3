import type { ReactNode } from 'react';
import './step-line.css';

export interface StepMark {
  key: string;
  title: string;
  /** `partial` is done, but for a part of what it is about. */
  state: 'done' | 'partial' | 'current' | 'failed' | 'ahead';
  /** Under the title: when it was taken, or what is the matter with it. */
  note?: ReactNode;
}

// Drawn here: the library's steps mark the first as the present one unless told, and their figures are faint in the dark.
const MARKS = {
  done: 'M3.5 8.5l3 3 6-7',
  partial: 'M8 3.5v5.5M8 12v.1',
  failed: 'M4.5 4.5l7 7M11.5 4.5l-7 7',
} as const;

function Mark({ state, place }: { state: StepMark['state']; place: number }) {
  return (
    <span className="step-mark" aria-hidden>
      {state === 'done' || state === 'partial' || state === 'failed' ? (
        <svg viewBox="0 0 16 16" aria-hidden="true">
          <path d={MARKS[state]} />
        </svg>
      ) : (
        place
      )}
    </span>
  );
}

/** Steps in their order: what is done, where it stands, what is ahead. Not to be pressed. */
export function StepLine({ steps, className = '' }: { steps: readonly StepMark[]; className?: string }) {
  const stands = steps.findIndex(({ state }) => state !== 'done' && state !== 'partial');
  return (
    <ol className={`step-line ${className}`}>
      {steps.map(({ key, title, state, note }, index) => (
        <li key={key} data-state={state} {...(index === stands && { 'aria-current': 'step' })}>
          <Mark state={state} place={index + 1} />
          <div className="step-text">
            <span className="step-title">{title}</span>
            {note && <div className="step-note">{note}</div>}
          </div>
        </li>
      ))}
    </ol>
  );
}
