import { type ComponentType, type LazyExoticComponent, lazy, Suspense, useState } from 'react';
import { currentLanguage } from '@/i18n/locale';
import { loadMessages } from '@/i18n/messages';
import { ScreenBoundary } from './screen-boundary';
import { ScreenSkeleton } from './screen-skeleton';

type Load = () => Promise<{ default: ComponentType }>;

/** One silent retry (decision 15): a chunk may be lost by a hiccup of the line. */
const twice = (load: Load) => load().catch(load);

/**
 * A screen that is loaded on demand together with the messages of its area. A failed load shows its reason with Retry,
 * which makes a new import: React keeps a rejected one.
 */
export function lazyScreen(load: Load, areas: readonly string[]): ComponentType {
  const attempt = (): LazyExoticComponent<ComponentType> =>
    lazy(async () => {
      const [screen] = await Promise.all([twice(load), loadMessages(currentLanguage(), areas)]);
      return screen;
    });
  const first = attempt();
  return function LazyScreen() {
    const [{ Current }, setCurrent] = useState({ Current: first });
    return (
      <ScreenBoundary onRetry={() => setCurrent({ Current: attempt() })}>
        <Suspense fallback={<ScreenSkeleton />}>
          <Current />
        </Suspense>
      </ScreenBoundary>
    );
  };
}
