import { type ComponentType, Suspense } from 'react';
import { currentLanguage } from '@/i18n/locale';
import { loadMessages } from '@/i18n/messages';
import { lazyComponent } from '@/ui/lazy/lazy-component';
import { ScreenBoundary } from './screen-boundary';
import { ScreenSkeleton } from './screen-skeleton';

export type Load = () => Promise<{ default: ComponentType }>;

interface Props {
  load: Load;
  /** The message files that travel with the screen. */
  texts: readonly string[];
}

/** One lazy component per screen, so that a screen visited before is there at once. */
const screens = new Map<Load, ComponentType>();

/** How long a screen may take with all of its files and attempts; the bundler's own limit for one file is the same. */
const LIMIT_MS = 120_000;

/** What the bundler throws for a file that does not come in time. */
const late = () => Object.assign(new Error('Loading chunk failed'), { name: 'ChunkLoadError', type: 'timeout' });

const isLate = (error: unknown) => error instanceof Error && 'type' in error && error.type === 'timeout';

/** One silent retry: a file may be lost by a hiccup of the line. One that took the whole time has had its time. */
const twice = <R,>(load: () => Promise<R>): Promise<R> =>
  load().catch((error: unknown) => {
    if (isLate(error)) throw error;
    return load();
  });

/** The same, or a failure once the time of the screen is over. */
function inTime<R>(whole: Promise<R>): Promise<R> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(late()), LIMIT_MS);
    void whole.finally(() => clearTimeout(timer)).then(resolve, reject);
  });
}

function screenOf({ load, texts }: Props): ComponentType {
  const known = screens.get(load);
  if (known) return known;
  const made = lazyComponent(async () => {
    const messages = () => loadMessages(currentLanguage(), texts);
    const [screen] = await inTime(Promise.all([twice(load), twice(messages)]));
    return screen;
  });
  screens.set(load, made);
  return made;
}

/** A screen that is loaded on demand together with its messages. A failed load shows its reason, with Retry. */
export function LazyScreen(props: Props) {
  const Screen = screenOf(props);
  return (
    <ScreenBoundary>
      <Suspense fallback={<ScreenSkeleton />}>
        <Screen />
      </Suspense>
    </ScreenBoundary>
  );
}
