import { type ComponentType, lazy, memo } from 'react';
import { currentLanguage } from './locale';
import { loadMessages } from './messages';

const lost = new Set<() => void>();

/**
 * A part of a screen that is loaded when it is first shown, inside a Suspense: React.lazy, but for a lost chunk. That
 * reaches the next boundary, whose Retry asks for it anew; React.lazy alone keeps the rejected import for good. It is
 * drawn again for other props only.
 */
export function part<P extends object>(load: () => Promise<{ default: ComponentType<P> }>): ComponentType<P> {
  const attempt = (): ComponentType<P> =>
    lazy(() =>
      load().catch((error: unknown) => {
        lost.add(() => {
          Loaded = attempt();
        });
        throw error;
      }),
    );
  let Loaded = attempt();
  // biome-ignore lint/correctness/noComponentHookFactories: called once for each part, beside the imports.
  return memo(function Part(props: P) {
    return <Loaded {...props} />;
  });
}

/** A part that comes on demand together with its own messages: files under locales/<language>. */
export const lazyPart = <P extends object>(
  texts: readonly string[],
  load: () => Promise<ComponentType<P>>,
): ComponentType<P> =>
  part(async () => {
    const [Loaded] = await Promise.all([load(), loadMessages(currentLanguage(), texts)]);
    return { default: Loaded };
  });

/** Asks for every lost part anew when it is shown the next time: for the Retry of a boundary. */
export function askAgain(): void {
  for (const forget of lost) forget();
  lost.clear();
}
