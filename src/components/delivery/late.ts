import { lazyComponent } from '@/ui/lazy/lazy-component';

/** What an object delivered, behind the object itself. */
export const LateDeliveries = lazyComponent(
  () => import('./deliveries').then((module) => module.Deliveries),
  ['components/deliveries'],
);
