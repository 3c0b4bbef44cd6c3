import { useCallback } from 'react';
import { FindingLine } from '@/components/network-sections/finding-line';
import type { NodeConfig } from '@/domain/net/node-config';
import { offAir } from '@/domain/net/off-air';
import { useT } from '@/i18n/use-t';
import { ApiError, failure } from '@/lib/contract/failure';
import { useConfirm } from '@/ui/feedback/confirm';
import { Hearers } from './hearers';

interface Step {
  readonly name: string;
  readonly before: NodeConfig;
  readonly after: NodeConfig;
  readonly run: () => Promise<void>;
}

/**
 * Takes a step; one that takes the node off the air is asked about first, with who hears it now and after. Rejects where
 * the answer is no: a form stays open with what was typed.
 */
export function useAsked(): (step: Step) => Promise<void> {
  const t = useT();
  const confirm = useConfirm();
  return useCallback(
    ({ name, before, after, run }) => {
      const found = offAir(before, after);
      if (found.length === 0) return run();
      const asked = new Promise<void>((resolve, reject) => {
        confirm({
          title: t('network.offAirTitle', { name }),
          content: (
            <>
              <ul className="network-findings">
                {found.map((finding) => (
                  <li key={`${finding.code}/${finding.values.family}`}>
                    <FindingLine finding={finding} />
                  </li>
                ))}
              </ul>
              <Hearers before={before} after={after} />
            </>
          ),
          verb: t('network.offAirVerb'),
          isDanger: true,
          run: () => run().then(resolve),
          onClose: () => reject(new ApiError(failure('abort', 'notWanted'))),
        });
      });
      // Nobody has to handle the no of whoever was asked.
      asked.catch(() => undefined);
      return asked;
    },
    [confirm, t],
  );
}
