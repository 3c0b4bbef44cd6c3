import { Checkbox } from 'antd';
import { useId, useSyncExternalStore } from 'react';
import { WAIT_MINUTES } from '@/api/system-settings/node-network';
import { useT } from '@/i18n/use-t';
import type { Store } from '@/lib/store';
import { Choice } from '@/ui/form/choice';

/** Whether a node waits for a decision after its set is applied, for how long, and what decides without being asked. */
export interface Guard {
  readonly isGuarded: boolean;
  readonly waitMinutes: number;
  readonly isKeptWhenBack: boolean;
}

const MINUTES = [WAIT_MINUTES.least, 2, 3, 5, 10, 15, 20, WAIT_MINUTES.most];

/** The choice of it, in the question that applies the set. */
export function GuardChoice({ store }: { store: Store<Guard> }) {
  const t = useT();
  const id = useId();
  const guard = useSyncExternalStore(store.subscribe, store.get);
  const choose = (choice: Partial<Guard>) => store.set({ ...guard, ...choice });
  return (
    <div className="request-guard">
      <Checkbox checked={guard.isGuarded} onChange={({ target }) => choose({ isGuarded: target.checked })}>
        {t('changeRequest.guard')}
      </Checkbox>
      {guard.isGuarded && (
        <>
          <span className="request-tools">
            <label htmlFor={id}>{t('changeRequest.waitFor')}</label>
            <Choice<number>
              id={id}
              value={guard.waitMinutes}
              options={MINUTES.map((value) => ({ value, label: t('changeRequest.minutes', { minutes: value }) }))}
              onChange={(waitMinutes) => choose({ waitMinutes })}
            />
          </span>
          <Checkbox
            checked={guard.isKeptWhenBack}
            onChange={({ target }) => choose({ isKeptWhenBack: target.checked })}
          >
            {t('changeRequest.keepWhenBack')}
          </Checkbox>
        </>
      )}
    </div>
  );
}
