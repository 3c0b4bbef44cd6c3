import type { AlarmRecord } from '@/api/alarm/record';
import { useT } from '@/i18n/use-t';
import { gatewayNow } from '@/lib/gateway-clock';
import { Absent } from '@/ui/data/absent';
import { CellLines } from '@/ui/list/cell-lines';
import { ActionButton } from '@/ui/page/action-button';
import { type Action, OnlyAction } from '@/ui/page/row-actions';
import { useNarrow } from '@/ui/page/use-narrow';
import { untilText } from './model';

interface Props {
  alarm: AlarmRecord;
  /** The way to take care of it: it stands in the place of the name, which is the room that it would take elsewhere. */
  action?: Action | undefined;
}

/** Who takes care of an alarm, until when, and the note; of one that is over who did then. */
export function Owner({ alarm: { acknowledgment, isAcknowledged }, action }: Props) {
  const t = useT();
  const isNarrow = useNarrow();
  if (!acknowledgment) {
    if (!action) return <Absent />;
    if (!isNarrow) return <OnlyAction action={action} />;
    return (
      <ActionButton className="phone-act" permit={action.permit ?? true} onClick={action.run}>
        {action.label}
      </ActionButton>
    );
  }
  const { owner, until, note } = acknowledgment;
  const end =
    until === null ? t('alarmRecord.untilOver') : t('alarmRecord.until', { time: untilText(until, gatewayNow()) });
  return (
    <CellLines
      more={isAcknowledged && <span className="alarm-until">{end}</span>}
      note={
        note && (
          <span className="alarm-note" dir="auto" title={note}>
            {note}
          </span>
        )
      }
    >
      <bdi className="alarm-owner-name" title={owner.name}>
        {owner.name}
      </bdi>
    </CellLines>
  );
}
