import type { ReactNode } from 'react';
import { UPGRADE_STATUS } from '@/components/business-node/labels';
import { useT } from '@/i18n/use-t';
import { statusText } from '@/ui/data/status-tag';
import './rollout.css';

interface Wave {
  number: number;
  nodes: readonly { id: string; name: string; state?: string }[];
  /** What is to be said of the wave beside its nodes. */
  note?: ReactNode;
  isCurrent?: boolean;
}

interface Props {
  waves: readonly Wave[];
  /** Whether the first wave is a canary. */
  hasCanary: boolean;
  /** Between two waves. */
  pause: string;
}

/** The states in which a node can be, in the order of the legend. */
const ORDER = Object.keys(UPGRADE_STATUS);

const toneOf = (state: string): string =>
  Object.entries(UPGRADE_STATUS).find(([code]) => code === state)?.[1].tone ?? 'neutral';

/** The waves side by side, a mark for each node: a plan at a glance, and how far it has come. */
export function WaveStrip({ waves, hasCanary, pause }: Props) {
  const t = useT();
  return (
    <ol className="wave-strip">
      {waves.map(({ number, nodes, note, isCurrent }, index) => (
        <li key={number} className="wave" {...(isCurrent && { 'aria-current': 'step' })}>
          <div className="wave-head">
            <span className="wave-name">
              {number === 1 && hasCanary ? t('rollout.canary') : t('rollout.waveOf', { number })}
            </span>
            <span className="wave-count">{t('rollout.nodeCount', { count: nodes.length })}</span>
          </div>
          <div className="wave-marks" aria-hidden>
            {nodes.map(({ id, name, state = 'inactive' }) => (
              <span
                key={id}
                className="wave-mark"
                data-tone={toneOf(state)}
                data-state={state}
                title={`${name} · ${statusText(t, UPGRADE_STATUS, state)}`}
              />
            ))}
          </div>
          {note && <div className="wave-note">{note}</div>}
          {index < waves.length - 1 && <div className="wave-pause">{pause}</div>}
        </li>
      ))}
    </ol>
  );
}

/** How many nodes are in which state, with the marks that they have. */
export function Legend({ counts }: { counts: ReadonlyMap<string, number> }) {
  const t = useT();
  const known = ORDER.filter((state) => counts.has(state));
  const unknown = [...counts.keys()].filter((state) => !known.includes(state));
  return (
    <ul className="wave-legend">
      {[...known, ...unknown].map((state) => (
        <li key={state}>
          <span className="wave-mark" data-tone={toneOf(state)} data-state={state} aria-hidden />
          {t('rollout.legend', { state: statusText(t, UPGRADE_STATUS, state), count: counts.get(state) ?? 0 })}
        </li>
      ))}
    </ul>
  );
}
