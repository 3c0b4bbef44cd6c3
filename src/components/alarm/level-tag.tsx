import type { ReactNode } from 'react';
import { useT } from '@/i18n/use-t';
import { type StatusMap, statusText } from '@/ui/data/status-tag';
import './level-tag.css';

/** One ladder: of seven bars as many are filled as a level hurts, which says their order without any color. */
const LADDER = ['informational', 'notice', 'warning', 'error', 'critical', 'alert', 'emergency'];
const WIDTH = 20;
const HEIGHT = 14;
/** A bar that is not reached says how far the ladder goes. */
const REST = 0.3;

/** What has no rung: below the ladder, and beside it. */
const OUTLINES: Readonly<Record<string, string>> = {
  debug: 'M0 12h20v2H0z',
  dynamic: 'M10 1a6 6 0 1 1 0 12 6 6 0 0 1 0-12zm0 1.8v8.4a4.2 4.2 0 0 0 0-8.4z',
};
const RING = 'M10 2a5 5 0 1 1 0 10 5 5 0 0 1 0-10zm0 2a3 3 0 1 0 0 6 3 3 0 0 0 0-6z';

const bars = (filled: number): ReactNode =>
  LADDER.map((level, place) => (
    <rect
      key={level}
      x={place * 3}
      y={HEIGHT - 2 - place * 2}
      width="2"
      height={2 + place * 2}
      {...(place >= filled && { opacity: REST })}
    />
  ));

/** The sign of a level alone, beside its word. */
export function LevelSign({ value }: { value: string }) {
  const filled = LADDER.indexOf(value) + 1;
  return (
    <svg className="level-sign" viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden>
      {filled === 0 ? <path fillRule="evenodd" d={OUTLINES[value] ?? RING} /> : bars(filled)}
    </svg>
  );
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
  return (
    <span className={`status-tag status-tag-${tone}`}>
      <LevelSign value={value} /> {statusText(t, map, value)}
    </span>
  );
}
