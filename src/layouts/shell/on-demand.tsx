import { type ReactNode, useEffect, useState } from 'react';
import { useT } from '@/i18n/use-t';
import { useReport } from '@/ui/feedback/report';
import { noteLostChunk } from './new-version';

interface Props<Part> {
  load: () => Promise<{ default: Part }>;
  /** Closes it: its code cannot be had. */
  onLost: () => void;
  children: (part: Part) => ReactNode;
}

/**
 * A part of the shell that is loaded when it is first wanted. If its code cannot be had the operator is told; opening it
 * again tries again. React.lazy would keep the rejected import and take the shell down.
 */
export function OnDemand<Part>({ load, onLost, children }: Props<Part>) {
  const t = useT();
  const report = useReport();
  const [part, setPart] = useState<{ value: Part } | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: loads once per opening.
  useEffect(() => {
    let isWanted = true;
    load().then(
      (module) => isWanted && setPart({ value: module.default }),
      (error: unknown) => {
        void noteLostChunk(error);
        if (!isWanted) return;
        report.warning(t('screen.chunkFailed'));
        onLost();
      },
    );
    return () => {
      isWanted = false;
    };
  }, []);
  return part && children(part.value);
}
