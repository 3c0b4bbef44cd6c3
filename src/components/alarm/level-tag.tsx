import type { ReactNode } from 'react';
import { useT } from '@/i18n/use-t';
import { type StatusMap, statusText } from '@/ui/data/status-tag';
import './level-tag.css';

/** Four levels share the worst hue: bars, more of them filled the more it hurts, tell them apart without any color. */
const BARS: Readonly<Record<string, number>> = { emergency: 4, alert: 3, critical: 2, error: 1 };

/** The rest is told by its outline: beside a state that has an icon of the kit's own. */
const OUTLINES: Readonly<Record<string, string>> = {
  warning: 'M7 1 14 13H0zM6.2 5.2v4h1.6v-4zm0 5v1.6h1.6v-1.6z',
  informational: 'M7 4a3 3 0 1 1 0 6 3 3 0 0 1 0-6z',
  debug: 'M2 6h10v2H2z',
  dynamic: 'M7 1a6 6 0 1 1 0 12A6 6 0 0 1 7 1zm0 1.8v8.4a4.2 4.2 0 0 0 0-8.4z',
};
const RING = 'M7 2a5 5 0 1 1 0 10A5 5 0 0 1 7 2zm0 2a3 3 0 1 0 0 6 3 3 0 0 0 0-6z';

function bars(filled: number): ReactNode {
  return [1, 2, 3, 4].map((bar) => (
    <rect
      key={bar}
      x={bar * 3.6 - 3.2}
      y={13 - bar * 3}
      width="2.6"
      height={bar * 3}
      {...(bar > filled && { className: 'level-sign-rest' })}
    />
  ));
}

interface Props {
  value: string;
  map: StatusMap;
  /** What is over does not call: its level is as quiet as any fact. */
  isOver?: boolean;
}

/** The level of an alarm as a sign of its own and its word. */
export function LevelTag({ value, map, isOver = false }: Props) {
  const t = useT();
  const tone = isOver ? 'neutral' : (map[value]?.tone ?? 'neutral');
  const filled = BARS[value];
  return (
    <span className={`status-tag status-tag-${tone}`}>
      <svg className="level-sign" viewBox="0 0 14 14" aria-hidden>
        {filled === undefined ? <path fillRule="evenodd" d={OUTLINES[value] ?? RING} /> : bars(filled)}
      </svg>{' '}
      {statusText(t, map, value)}
    </span>
  );
}
