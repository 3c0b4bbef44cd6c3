import type { AlarmRecord } from '@/api/alarm/record';
import type { T } from '@/i18n/use-t';
import { gatewayNow } from '@/lib/gateway-clock';
import { Absent } from '@/ui/data/absent';
import { CellLines } from '@/ui/list/cell-lines';
import { type Action, FirstAction } from '@/ui/page/row-actions';
import { untilText } from './model';

/**
 * Who takes care of an alarm, until when, and the note; of one that is over who did then. Without anybody `action` takes care
 * of it: it stands in the place of the name, which is the room that it would take elsewhere.
 */
export function ownerOf(t: T, { acknowledgment, isAcknowledged }: AlarmRecord, action?: Action) {
  if (!acknowledgment) return action ? <FirstAction action={action} /> : <Absent />;
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
