import { Alert } from 'antd';
import type { StandingFreeze } from '@/api/system-settings/standing-freeze';
import { zonedStamp } from '@/components/time-zone/zoned-time';
import { useT } from '@/i18n/use-t';
import type { Store } from '@/lib/store';
import { DespiteReason } from './despite-reason';

interface Props {
  freeze: StandingFreeze;
  reason: Store<string>;
}

/** In a question asked from a list: which freeze it would override, and why. */
export function DespiteFreeze({ freeze, reason }: Props) {
  const t = useT();
  const { endAt, zone } = freeze;
  return (
    <>
      <Alert
        type="warning"
        showIcon
        className="form-problem"
        title={t('freeze.active', { time: zonedStamp(endAt, zone), reason: freeze.reason })}
      />
      <DespiteReason reason={reason} />
    </>
  );
}
