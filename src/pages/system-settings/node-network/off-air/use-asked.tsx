import { useCallback } from 'react';
import { FindingLine } from '@/components/network-sections/finding-line';
import type { NodeConfig } from '@/domain/net/node-config';
import { isAboutAnycast, offAir } from '@/domain/net/off-air';
import { useT } from '@/i18n/use-t';
import { useAgreement } from '@/ui/feedback/use-agreement';
import { Hearers } from './hearers';

interface Step {
  readonly name: string;
  readonly before: NodeConfig;
  readonly after: NodeConfig;
}

/** Asks about a step that takes the node off the air, with who hears it now and after; whether it is to be taken. */
export function useAsked(): (step: Step) => Promise<boolean> {
  const t = useT();
  const agree = useAgreement();
  return useCallback(
    async ({ name, before, after }) => {
      const found = offAir(before, after);
      if (found.length === 0) return true;
      return agree({
        title: t(found.some(isAboutAnycast) ? 'network.offAirTitle' : 'network.bgpOffTitle', { name }),
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
      });
    },
    [agree, t],
  );
}
