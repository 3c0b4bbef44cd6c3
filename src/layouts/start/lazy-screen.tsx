import { type ComponentType, type LazyExoticComponent, lazy, Suspense, useState } from 'react';
import { currentLanguage } from '@/i18n/locale';
import { loadMessages } from '@/i18n/messages';
import { ScreenBoundary } from './screen-boundary';
import { ScreenSkeleton } from './screen-skeleton';

export type Load = () => Promise<{ default: ComponentType }>;

interface Props {
  load: Load;
  /** The message files that travel with the screen. */
  texts: readonly string[];
}

/** One lazy component per screen, so that a screen visited before is there at once. */
const loaded = new Map<Load, LazyExoticComponent<ComponentType>>();

/** One silent retry (decision 15): a chunk may be lost by a hiccup of the line. One that took 120 s has had its time. */
const twice = (load: Load) =>
  load().catch((error: unknown) => {
    if (Reflect.get(Object(error), 'type') === 'timeout') throw error;
    return load();
  });

function attempt({ load, texts }: Props): LazyExoticComponent<ComponentType> {
  const made = lazy(async () => {
    const [screen] = await Promise.all([twice(load), loadMessages(currentLanguage(), texts)]);
    return screen;
  });
  loaded.set(load, made);
  return made;
}

/**
 * A screen that is loaded on demand together with the its messages. A failed load shows its reason with Retry,
 * which makes a new import: React keeps a rejected one.
 */
export function LazyScreen(props: Props) {
  const [{ Current }, setCurrent] = useState(() => ({ Current: loaded.get(props.load) ?? attempt(props) }));
  return (
    <ScreenBoundary onRetry={() => setCurrent({ Current: attempt(props) })}>
      <Suspense fallback={<ScreenSkeleton />}>
        <Current />
      </Suspense>
    </ScreenBoundary>
  );
}
