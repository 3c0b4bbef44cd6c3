import { CheckCircleFilled, ClockCircleFilled, ExclamationCircleFilled, MinusCircleFilled } from '@ant-design/icons';
import type { ReactNode } from 'react';
import './outcome.css';

/** How something ended, or that it has not yet; beside a word. */
export const OUTCOME_ICONS = {
  good: CheckCircleFilled,
  attention: ExclamationCircleFilled,
  bad: MinusCircleFilled,
  waiting: ClockCircleFilled,
} as const;

interface Props {
  tone: keyof typeof OUTCOME_ICONS;
  /** What is the case, in a few words. */
  title: string;
  /** Why, and what to do. */
  text: string;
  /** Facts and buttons. */
  children?: ReactNode;
}

/** Where a screen ends that has one answer to give: a link's state, a lock, a finished application. Announced politely. */
export function Outcome({ tone, title, text, children }: Props) {
  const Icon = OUTCOME_ICONS[tone];
  return (
    <section className={`outcome outcome-${tone}`}>
      <div role="status">
        <h2>
          <Icon aria-hidden /> {title}
        </h2>
        <p>{text}</p>
      </div>
      {children}
    </section>
  );
}
