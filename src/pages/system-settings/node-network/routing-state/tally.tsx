import type { ReactNode } from 'react';
import { useT } from '@/i18n/use-t';
import { type StatusMap, StatusTag } from '@/ui/data/status-tag';
import { RowButton } from '@/ui/page/row-button';
import { WORDS } from './labels';
import { type Scope, STATES } from './sessions';
import './routing-state.css';

interface Stated {
  readonly state: string;
}

const RANK: Readonly<Record<string, number>> = { bad: 0, attention: 1, busy: 1, good: 2, neutral: 3 };

/** What is wrong first; a state that the map does not know may be. */
export const worstFirst = (map: StatusMap) => (a: Stated, b: Stated) =>
  (RANK[map[a.state]?.tone ?? ''] ?? 0) - (RANK[map[b.state]?.tone ?? ''] ?? 0);

interface Props {
  sessions: readonly Stated[];
  protocol: Scope['protocol'];
  /** Opens the list of them; absent where the list is in sight. */
  onOpen?: () => void;
}

/** How many sessions are in which state, what is wrong first, and the way to the sessions themselves. */
export function Tally({ sessions, protocol, onOpen }: Props): ReactNode {
  const t = useT();
  const map = STATES[protocol];
  const counts = new Map<string, number>();
  for (const { state } of sessions.toSorted(worstFirst(map))) counts.set(state, (counts.get(state) ?? 0) + 1);
  return (
    <span className="routing-state">
      {[...counts].map(([state, count]) => (
        <span key={state} className="routing-count">
          <StatusTag value={state} map={map} /> <bdi className="tabular">{count}</bdi>
        </span>
      ))}
      {onOpen && (
        <RowButton
          action={{ key: 'sessions', label: t(WORDS[protocol].count, { count: sessions.length }), run: onOpen }}
        />
      )}
    </span>
  );
}
