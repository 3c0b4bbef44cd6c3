import { type ComponentType, lazy, memo } from 'react';
import { late } from './late';

/** What an import gives: the module of a default export, or the component itself where `.then` picked it. */
type Imported<P> = ComponentType<P> | { default: ComponentType<P> };

const forgetLost = new Set<() => void>();

/**
 * A component whose code is loaded when it is first shown, inside a Suspense:
 * `lazyComponent(() => import('./create'))`, or `lazyComponent(() => import('./move').then(({ Move }) => Move), ['components/tree'])`
 * with the message files that it speaks from (under locales/<language>).
 *
 * It differs from React.lazy in one thing: React.lazy keeps a rejected import for good. Here a lost chunk reaches the next
 * boundary, whose Retry calls `retryLost` and asks for it anew. The component is memoized.
 */
export function lazyComponent<P extends object>(
  load: () => Promise<Imported<P>>,
  texts: readonly string[] = [],
): ComponentType<P> {
  const part = late(async () => {
    const imported = await load();
    return 'default' in imported ? imported : { default: imported };
  }, texts);
  const attempt = (): ComponentType<P> =>
    lazy(() =>
      part.load().then(
        (value) => ({ default: value }),
        (error: unknown) => {
          forgetLost.add(() => {
            Loaded = attempt();
          });
          throw error;
        },
      ),
    );
  let Loaded = attempt();
  // biome-ignore lint/correctness/noComponentHookFactories: called once for each component, beside the imports.
  return memo(function LazyComponent(props: P) {
    return <Loaded {...props} />;
  });
}

/** Asks for every lost component anew when it is shown the next time: for the Retry of a boundary. */
export function retryLost(): void {
  for (const forget of forgetLost) forget();
  forgetLost.clear();
}
