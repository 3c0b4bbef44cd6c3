import { useCallback } from 'react';
import { careOf } from '@/api/alarm/acknowledgment';
import { type AlarmRecord, alarmRecordApi } from '@/api/alarm/record';
import { useT } from '@/i18n/use-t';
import { resourceOf } from '@/lib/contract/resource';
import { allOf } from '@/lib/permit';
import { invalidate } from '@/lib/query/invalidation';
import { useCan, useOwnId } from '@/session/session';
import { useConfirm } from '@/ui/feedback/confirm';
import { useReport } from '@/ui/feedback/report';
import type { Action } from '@/ui/page/row-actions';

/** What taking care of an alarm is called, by who takes care of it now. */
const verbOf = ({ isAcknowledged, acknowledgment }: AlarmRecord, ownId: string) => {
  if (!isAcknowledged || !acknowledgment) return 'alarmRecord.acknowledge';
  return acknowledgment.owner.id === ownId ? 'alarmRecord.changeCare' : 'alarmRecord.takeOver';
};

/** Taking care of an alarm, or of one that somebody else has; nothing for one that is over or of a gateway without it. */
export function useAcknowledgeAction(
  open: (panel: string, id: string) => void,
): (alarm: AlarmRecord) => Action | undefined {
  const t = useT();
  const can = useCan();
  const ownId = useOwnId();
  return useCallback(
    (alarm) => {
      if (alarm.isAcknowledged === undefined || careOf.acknowledge(alarm) !== true) return undefined;
      const permit = can(alarmRecordApi.acknowledge);
      return { key: 'acknowledge', label: t(verbOf(alarm, ownId)), permit, run: () => open('acknowledge', alarm.id) };
    },
    [t, can, ownId, open],
  );
}

/** All that can be done about the care for an alarm: taken, given back, noted. */
export function useCareActions(open: (panel: string, id: string) => void): (alarm: AlarmRecord) => Action[] {
  const t = useT();
  const can = useCan();
  const confirm = useConfirm();
  const report = useReport();
  const acknowledge = useAcknowledgeAction(open);
  const askRelease = useCallback(
    function ask({ id, name, acknowledgment }: AlarmRecord, isNews = false) {
      let other: AlarmRecord | null = null;
      confirm({
        title: t('alarmRecord.releaseTitle', { name }),
        content: t(isNews ? 'alarmRecord.releaseTakenText' : 'alarmRecord.releaseText', {
          owner: acknowledgment?.owner.name ?? '',
        }),
        verb: t('alarmRecord.release'),
        run: async () => {
          // Whoever took it over since the question was put is not the one that it names: he is asked about first.
          const now = await alarmRecordApi.get({ id });
          const isOther = now.isAcknowledged === true && now.acknowledgment?.owner.id !== acknowledgment?.owner.id;
          other = isOther ? now : null;
          if (isOther) return invalidate(resourceOf(alarmRecordApi.get.path));
          await alarmRecordApi.release({ id });
          report.success(t('alarmRecord.released', { name }));
        },
        onDone: () => other && ask(other, true),
      });
    },
    [t, confirm, report],
  );
  return useCallback(
    (alarm) => {
      const { id, isAcknowledged } = alarm;
      if (isAcknowledged === undefined) return [];
      const release: Action = {
        key: 'release',
        label: t('alarmRecord.release'),
        permit: allOf(can(alarmRecordApi.release), careOf.release(alarm)),
        run: () => askRelease(alarm),
      };
      const note: Action = {
        key: 'note',
        label: t('alarmRecord.addNote'),
        permit: can(alarmRecordApi.addNote),
        run: () => open('note', id),
      };
      const first = acknowledge(alarm);
      return [...(first ? [first] : []), note, ...(isAcknowledged ? [release] : [])];
    },
    [t, can, open, acknowledge, askRelease],
  );
}
