import { useEffect, useId, useSyncExternalStore } from 'react';
import { silenceApi, type Work } from '@/api/alarm/silence';
import { LONGEST_UNEXPLAINED } from '@/domain/alarm/silence';
import { useT } from '@/i18n/use-t';
import { LIMITS } from '@/lib/rules/text';
import type { Store } from '@/lib/store';
import { MINUTE } from '@/lib/time';
import { useCan } from '@/session/session';
import { useOffers } from '@/ui/data/use-offers';
import { Choice } from '@/ui/form/choice';
import type { Wanted } from './wanted';
import './choice.css';

const MINUTES = [15, 30, 60, 120];
const NONE = 'none';
const DONE = 'done';

const NAMES = {
  apply: 'nodeSilence.applyName',
  upgrade: 'nodeSilence.upgradeName',
  recovery: 'nodeSilence.recoveryName',
} as const;
const ENDS = {
  apply: 'nodeSilence.applyDone',
  upgrade: 'nodeSilence.upgradeDone',
  recovery: 'nodeSilence.recoveryDone',
} as const;

interface Props {
  /** What the node is called; nothing where all are worked on. */
  name?: string;
  /** What is about to be done to it. */
  work: Work;
  /** Whether that has an end that the gateway knows. */
  hasEnd: boolean;
  wanted: Store<Wanted | null>;
}

const chosenOf = (wanted: Wanted | null) => (wanted === null ? NONE : wanted.work === null ? wanted.minutes : DONE);

/** Whether the alarms of a node are kept quiet while it is worked on; nothing where the account or the gateway cannot. */
export default function NodeSilence({ name = '', work, hasEnd, wanted }: Props) {
  const t = useT();
  const id = useId();
  const can = useCan();
  const isOffered = useOffers()(silenceApi.addForNode) && can(silenceApi.addForNode) === true;
  const now = useSyncExternalStore(wanted.subscribe, wanted.get);
  // What has no end any more cannot be waited for.
  useEffect(() => {
    if (!hasEnd && wanted.get()?.work) wanted.set(null);
  }, [hasEnd, wanted]);
  if (!isOffered) return null;
  const called = [...t(NAMES[work], { name })].slice(0, LIMITS.name).join('');
  const choose = (value: string | number) => {
    if (value === NONE) return wanted.set(null);
    if (value === DONE) return wanted.set({ name: called, minutes: LONGEST_UNEXPLAINED / MINUTE, work });
    wanted.set({ name: called, minutes: Number(value), work: null });
  };
  return (
    <span className="node-silence">
      <label htmlFor={id}>{t(name === '' ? 'nodeSilence.labelAll' : 'nodeSilence.label')}</label>
      <Choice<string | number>
        id={id}
        value={chosenOf(now)}
        onChange={choose}
        options={[
          { value: NONE, label: t('nodeSilence.none') },
          ...(hasEnd ? [{ value: DONE, label: t(ENDS[work]) }] : []),
          ...MINUTES.map((minutes) => ({ value: minutes, label: t('nodeSilence.minutes', { minutes }) })),
        ]}
      />
    </span>
  );
}
