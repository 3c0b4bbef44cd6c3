import { type ComponentType, startTransition, useCallback, useState } from 'react';

type Load<P> = () => Promise<{ default: ComponentType<P> }>;

/** The part once its code is there, null before; and a function that asks for it. */
type UsePart<P> = (onLost?: (wantAgain: () => void) => void) => [part: ComponentType<P> | null, want: () => void];

/**
 * A hook for a part that an element takes on when it is wanted, such as the menu of a button. A lost chunk leaves the
 * element as it was, and wanting the part again asks again: React.lazy would keep the rejected import and throw, so that
 * a line that breaks at the wrong moment takes the whole screen away.
 */
export function onDemand<P>(load: Load<P>): UsePart<P> {
  let loaded: ComponentType<P> | null = null;
  return (onLost) => {
    const [part, setPart] = useState(() => loaded);
    const want = useCallback(() => {
      if (part) return;
      const ask = (): Promise<void> =>
        load().then(
          (module) => {
            loaded = module.default;
            startTransition(() => setPart(() => module.default));
          },
          () => onLost?.(() => void ask()),
        );
      void ask();
    }, [part, onLost]);
    return [part, want];
  };
}
