import { useCallback } from 'react';
import { type AlarmTaskInput, alarmTaskApi } from '@/api/alarm/task';
import { isSameCourse } from '@/domain/alarm/machine';
import { tellsEnd } from '@/domain/alarm/notice';
import { useT } from '@/i18n/use-t';
import { ApiError, failure } from '@/lib/contract/failure';
import { useConfirm } from '@/ui/feedback/confirm';

/**
 * Asks before a save ends alarms that go on, with how many there are by now; at once where it ends none. Rejects in silence
 * if the operator goes back.
 */
export function useInterruptQuestion(): (id: string, input: AlarmTaskInput) => Promise<void> {
  const t = useT();
  const confirm = useConfirm();
  return useCallback(
    async (id, input) => {
      const saved = await alarmTaskApi.get({ id });
      const { name, status, inAlarm, notice } = saved;
      if (status !== 'enabled' || inAlarm === 0 || isSameCourse(saved, input)) return;
      await new Promise<void>((resolve, reject) => {
        confirm({
          title: t('alarmTask.interruptTitle', { name, count: inAlarm }),
          content: t(tellsEnd(notice) ? 'alarmTask.interruptText' : 'alarmTask.interruptTextQuiet', { count: inAlarm }),
          verb: t('alarmTask.interruptVerb'),
          back: t('alarmTask.interruptBack'),
          isDanger: true,
          run: async () => resolve(),
          // After `run` it is decided, and this does nothing.
          onClose: () => reject(new ApiError(failure('abort', 'abort', { showType: 0 }))),
        });
      });
    },
    [t, confirm],
  );
}
