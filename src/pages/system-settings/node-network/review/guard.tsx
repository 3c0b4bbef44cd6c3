import { Checkbox } from 'antd';
import { useMemo, useState } from 'react';
import { nodeNetworkApi, WAIT_MINUTES } from '@/api/system-settings/node-network';
import { needsGuard } from '@/domain/net/risk';
import { useT } from '@/i18n/use-t';
import { useOffers } from '@/ui/data/use-offers';
import { Choice } from '@/ui/form/choice';
import type { StagedNode } from '../use-node';

const MINUTES = [WAIT_MINUTES.least, 2, 3, 5, 10, 15, 20, WAIT_MINUTES.most];

/** Whether the node waits for a decision after applying, for how long, and what decides without being asked. */
export interface Guard {
  readonly isGuarded: boolean;
  readonly waitMinutes: number;
  readonly isKeptWhenBack: boolean;
}

/** How a set is to be applied; what cuts a node off waits unless the operator says otherwise. */
export function useGuard({ changes, base }: StagedNode) {
  const [chosen, setChosen] = useState<Partial<Guard>>({});
  const isRisky = useMemo(() => needsGuard(changes, base), [changes, base]);
  const offers = useOffers();
  // Sections that are saved one by one are each in effect at once.
  const isWhole = offers(nodeNetworkApi.apply);
  const isOffered = isWhole && offers(nodeNetworkApi.confirm);
  const guard: Guard = {
    isGuarded: isRisky,
    waitMinutes: WAIT_MINUTES.usual,
    isKeptWhenBack: false,
    ...chosen,
    ...(!isOffered && { isGuarded: false, isKeptWhenBack: false }),
  };
  return { isOffered, isWhole, guard, choose: (choice: Partial<Guard>) => setChosen({ ...chosen, ...choice }) };
}

/** The choice of it; on a gateway that cannot wait, the word that nothing goes back by itself. */
export function GuardFields({ isOffered, isWhole, guard, choose }: ReturnType<typeof useGuard>) {
  const t = useT();
  if (!isOffered) return <span className="absent">{t(isWhole ? 'network.noGuard' : 'network.noWhole')}</span>;
  return (
    <>
      <Checkbox checked={guard.isGuarded} onChange={({ target }) => choose({ isGuarded: target.checked })}>
        {t('network.guard')}
      </Checkbox>
      {guard.isGuarded && (
        <>
          <Choice<number>
            aria-label={t('wait.length')}
            value={guard.waitMinutes}
            options={MINUTES.map((value) => ({ value, label: t('wait.minutes', { minutes: value }) }))}
            onChange={(waitMinutes) => choose({ waitMinutes })}
          />
          <Checkbox
            checked={guard.isKeptWhenBack}
            onChange={({ target }) => choose({ isKeptWhenBack: target.checked })}
          >
            {t('wait.keepsWhenBack')}
          </Checkbox>
        </>
      )}
    </>
  );
}
