import { Suspense, useSyncExternalStore } from 'react';
import { linkedZone, onZone } from '@/lib/clock-zone';
import { lazyComponent } from '@/ui/lazy/lazy-component';
import { OptionalPart } from '@/ui/lazy/optional-part';

const ZoneMark = lazyComponent(() => import('./zone-mark'), ['components/on-demand']);

/** Says that the address asked for another zone than the operator's own; its code is loaded only then. */
export function LinkedZone() {
  const zone = useSyncExternalStore(onZone, linkedZone);
  return (
    zone !== null && (
      <OptionalPart place={null} again={zone}>
        <Suspense>
          <ZoneMark zone={zone} />
        </Suspense>
      </OptionalPart>
    )
  );
}
