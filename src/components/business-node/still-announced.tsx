import { Suspense } from 'react';
import { lazyComponent } from '@/ui/lazy/lazy-component';
import { OptionalPart } from '@/ui/lazy/optional-part';

const Part = lazyComponent(
  () => import('@/components/network-changes/still-announced'),
  ['components/still-announced'],
);

/** In a question: the addresses that a node goes on announcing while its services are stopped; the question stands without. */
export function StillAnnounced({ id }: { id: string }) {
  return (
    <OptionalPart place={null} again={id}>
      <Suspense fallback={null}>
        <Part id={id} />
      </Suspense>
    </OptionalPart>
  );
}
