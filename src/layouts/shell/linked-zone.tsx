import { useSyncExternalStore } from 'react';
import { linkedZone, onZone } from '@/lib/clock-zone';
import { OnDemand } from './on-demand';

const loadMark = () => import('./zone-mark');

/** Says that the address asked for another zone than the operator's own; its code is loaded only then. */
export function LinkedZone() {
  const zone = useSyncExternalStore(onZone, linkedZone);
  return (
    zone !== null && (
      <OnDemand load={loadMark} onLost={() => undefined}>
        {(ZoneMark) => <ZoneMark zone={zone} />}
      </OnDemand>
    )
  );
}
