import { type ReactNode, useEffect, useState } from 'react';
import { currentLanguage } from '@/i18n/locale';
import { loadMessages } from '@/i18n/messages';
import { useTellLost } from '@/ui/feedback/report';
import { noteLostChunk } from './new-version';

/** What the parts of the shell say that are loaded when they are wanted. */
const TEXTS = ['components/on-demand'];

interface Props<Part> {
  load: () => Promise<{ default: Part }>;
  /** Closes it: its code cannot be had. */
  onLost: () => void;
  /** Opens it once more, at the Retry of the notice; without it there is none. */
  onRetry?: () => void;
  children: (part: Part) => ReactNode;
}

/**
 * A part of the shell that is loaded when it is first wanted. If its code cannot be had the operator is told, with Retry;
 * opening it again tries again. React.lazy would keep the rejected import and take the shell down.
 */
export function OnDemand<Part>({ load, onLost, onRetry, children }: Props<Part>) {
  const tellLost = useTellLost();
  const [part, setPart] = useState<{ value: Part } | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: loads once per opening.
  useEffect(() => {
    let isWanted = true;
    Promise.all([load(), loadMessages(currentLanguage(), TEXTS)]).then(
      ([module]) => isWanted && setPart({ value: module.default }),
      (error: unknown) => {
        void noteLostChunk(error);
        if (!isWanted) return;
        tellLost(onRetry);
        onLost();
      },
    );
    return () => {
      isWanted = false;
    };
  }, []);
  return part && children(part.value);
}
