import type { AlarmRecord } from '@/api/alarm/record';
import { useT } from '@/i18n/use-t';
import { gatewayNow } from '@/lib/gateway-clock';
import { Absent } from '@/ui/data/absent';
import { CellLines } from '@/ui/list/cell-lines';
import { ActionButton } from '@/ui/page/action-button';
import type { Action } from '@/ui/page/row-actions';
import { useNarrow } from '@/ui/page/use-narrow';
import { untilText } from './model';

interface Props {
  alarm: AlarmRecord;
  /** The way to take care of it: on a phone, where all actions are in a menu, it stands in the place of the name. */
  action?: Action | undefined;
}

/** Who takes care of an alarm, until when, and the note; of one that is over who did then. */
export function Owner({ alarm: { acknowledgment, isAcknowledged }, action }: Props) {
  const t = useT();
  const isNarrow = useNarrow();
  if (!acknowledgment)
    return action && isNarrow ? (
      <ActionButton className="phone-act" permit={action.permit ?? true} onClick={action.run}>
        {action.label}
      </ActionButton>
    ) : (
      <Absent />
    );
  const { owner, until, note } = acknowledgment;
  const end =
    until === null ? t('alarmRecord.untilOver') : t('alarmRecord.until', { time: untilText(until, gatewayNow()) });
  return (
    <CellLines
      more={isAcknowledged ? end : undefined}
      note={
        note && (
          <span className="alarm-note" dir="auto" title={note}>
            {note}
          </span>
        )
      }
    >
      <bdi>{owner.name}</bdi>
    </CellLines>
  );
}
