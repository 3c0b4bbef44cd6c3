import { CheckCircleFilled, ClockCircleFilled, ExclamationCircleFilled, MinusCircleFilled } from '@ant-design/icons';
import type { ReactNode } from 'react';
import './decision.css';

const ICONS = {
  good: CheckCircleFilled,
  attention: ExclamationCircleFilled,
  bad: MinusCircleFilled,
  waiting: ClockCircleFilled,
} as const;

interface Props {
  tone: keyof typeof ICONS;
  title: string;
  text: string;
  children: ReactNode;
}

/** The bar over the sections: what is the case, why, and what can be done. */
export function Frame({ tone, title, text, children }: Props) {
  const Icon = ICONS[tone];
  return (
    <section className={`decision decision-${tone}`} aria-label={title}>
      <div role="status" className="decision-words">
        <h2>
          <Icon aria-hidden /> {title}
        </h2>
        <p>{text}</p>
      </div>
      {children}
    </section>
  );
}
